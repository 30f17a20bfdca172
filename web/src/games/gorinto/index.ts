/** Gorinto at the web table. */
import type { GameModule } from '../module';
import Icon from './Icon.svelte';
import Status from './Status.svelte';
import Table from './Table.svelte';
import { event, move, reason } from './words';

const gorinto: GameModule = {
  id: 'gorinto',
  hides: false,
  rival: 'gorinto-kitsune',
  Table,
  Status,
  Icon,
  move,
  event,
  reason,
};
export default gorinto;
