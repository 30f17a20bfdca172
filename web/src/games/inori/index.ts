import type { GameModule } from '../module';
import FinalCount from './FinalCount.svelte';
import Icon from './Icon.svelte';
import Status from './Status.svelte';
import Table from './Table.svelte';
import { eventWords, moveWords, reasonWords } from './words';

const inori: GameModule = {
  id: 'inori',
  rulePrefix: 'N',
  hides: true,
  Table,
  Status,
  Icon,
  Ending: FinalCount,
  move: moveWords,
  event: eventWords,
  reason: reasonWords,
};
export default inori;
