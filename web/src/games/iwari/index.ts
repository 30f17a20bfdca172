/** Iwari at the web table. */
import type { GameModule } from '../module';
import Icon from './Icon.svelte';
import Status from './Status.svelte';
import Table from './Table.svelte';
import { eventWords, moveWords, reasonWords } from './words';

const iwari: GameModule = {
  id: 'iwari',
  hides: true,
  rival: 'iwari-third-tribe',
  Table,
  Status,
  Icon,
  move: moveWords,
  event: eventWords,
  reason: reasonWords,
};

export default iwari;
