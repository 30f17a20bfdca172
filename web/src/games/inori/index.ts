import type { GameModule } from '../module';
import Icon from './Icon.svelte';
import Status from './Status.svelte';
import Table from './Table.svelte';
import { eventWords, moveWords, reasonWords } from './words';

const inori: GameModule = {
  id: 'inori',
  hides: true,
  Table,
  Status,
  Icon,
  move: moveWords,
  event: eventWords,
  reason: reasonWords,
};
export default inori;
