import type { GameModule } from '../module';
import Icon from './Icon.svelte';
import Status from './Status.svelte';
import Table from './Table.svelte';
import { event, move, reason } from './words';
import './sagani.css';

const sagani: GameModule = {
  id: 'sagani',
  hides: false,
  Table: Table as GameModule['Table'],
  Status: Status as GameModule['Status'],
  Icon,
  move,
  event,
  reason,
};

export default sagani;
