/** A table on the server, as the page shows it. What happens when is up to `TableMachine`. */
import { tick } from 'svelte';
import { api } from '$lib/api/client';
import { listen } from '$lib/api/sse';
import type { TableShown, TurnShown } from '$lib/api/types';
import { myself } from '$lib/app/me.svelte';
import { settings } from '$lib/app/settings.svelte';
import { seen } from '$lib/ui/painted';
import { failure } from '$lib/ui/problem';
import { TableMachine } from './machine';
import type { Session } from './session';
import { NOTHING_YET, type TableState } from './world';

export class LiveSession implements Session, TableState {
  readonly mode = 'live';
  readonly live = this;
  readonly replay = null;

  shown = $state.raw(NOTHING_YET.shown);
  log = $state.raw(NOTHING_YET.log);
  chat = $state.raw(NOTHING_YET.chat);
  fresh = $state.raw(NOTHING_YET.fresh);
  revision = $state(NOTHING_YET.revision);
  aids = $state.raw(NOTHING_YET.aids);
  busy = $state(NOTHING_YET.busy);
  waiting = $state(NOTHING_YET.waiting);
  connection = $state(NOTHING_YET.connection);
  refusal = $state.raw(NOTHING_YET.refusal);
  notice = $state.raw(NOTHING_YET.notice);
  failure = $state.raw(NOTHING_YET.failure);
  hints = $state.raw(NOTHING_YET.hints);
  hinting = $state(NOTHING_YET.hinting);

  #machine: TableMachine;

  constructor(readonly id: string) {
    this.#machine = new TableMachine(
      id,
      {
        server: api,
        connect: (last, hearing) => listen(api.events(id), last, hearing),
        clock: {
          after: (milliseconds, then) => {
            const timer = setTimeout(then, milliseconds);
            return () => clearTimeout(timer);
          },
        },
        pace: { drawn: tick, seen },
        random: Math.random,
        meet: (again) => (again ? myself.load() : myself.ready()),
        choices: () => settings.choices,
        explain: failure,
      },
      (changes) => Object.assign(this, changes),
    );
  }

  get game() {
    return this.#table.game;
  }
  get options() {
    return this.#table.options;
  }
  get view() {
    return this.#table.view;
  }
  get viewer() {
    return this.#table.you.viewer;
  }
  get turn(): TurnShown {
    return this.#table.turn ?? 'chance';
  }
  get moves() {
    return this.#moves;
  }
  get draft() {
    return this.#table.draft;
  }
  get seats() {
    return this.#table.seats;
  }
  get scores() {
    return this.#table.scores;
  }
  get outcome() {
    return this.#table.outcome;
  }
  #moves = $derived(this.shown?.moves.map((choice) => choice.move) ?? []);

  get #table(): TableShown {
    if (!this.shown) throw new Error('the table has not arrived yet');
    return this.shown;
  }

  /** Whether this device plays here, and the game is under way. */
  get plays(): boolean {
    return this.#table.you.seats.length > 0 && this.#table.status === 'playing';
  }
  /** One's own seats for which a bot plays at present. */
  get away(): number[] {
    return this.#table.you.seats.filter((seat) => this.seats[seat]?.away);
  }
  /** Whether somebody else is here who would have to agree. */
  get among(): boolean {
    return this.seats.some(({ kind, yours, away }) => kind === 'person' && !yours && !away);
  }
  /** Whether moves of the turn can be taken back. */
  get drafted(): boolean {
    return (this.draft?.moves.length ?? 0) > 0;
  }
  get canConfirm(): boolean {
    return this.draft?.complete === true && !this.waiting;
  }
  /** Whether hints can be asked for here at all. */
  get mayHint(): boolean {
    return this.#table.hints;
  }
  get canHint(): boolean {
    return this.mayHint && this.moves.length > 0 && !this.waiting && !this.hinting;
  }
  /** Whether a turn that is final can be taken back, by consent if others play. */
  get canAskUndo(): boolean {
    const moved = this.log.some((line) => line.number > 0);
    return this.plays && !this.#table.undo && moved && !this.waiting;
  }

  /** Fetches the table and listens from then on. `key` opens a private table; true: it did. */
  open(key?: string): Promise<boolean> {
    document.addEventListener('visibilitychange', this.#look);
    addEventListener('online', this.wake);
    return this.#machine.open(key);
  }
  close(): void {
    document.removeEventListener('visibilitychange', this.#look);
    removeEventListener('online', this.wake);
    this.#machine.close();
  }
  wake = () => this.#machine.wake();
  #look = () => document.visibilityState === 'visible' && this.wake();

  play = (...moves: string[]) => this.#machine.play(...moves);
  undo = () => this.#machine.undo();
  restart = () => this.#machine.restart();
  confirm = () => this.#machine.confirm();
  askUndo = () => this.#machine.askUndo();
  answerUndo = (agree: boolean) => this.#machine.answerUndo(agree);
  say = (text: string) => this.#machine.say(text);
  hint = () => (this.canHint ? this.#machine.hint() : Promise.resolve());
  closeHints = () => this.#machine.closeHints();
  /** Gets up: a bot plays on until one takes the seat back. */
  leave = () => this.act(() => api.leave(this.id));
  resign = () => this.act(() => api.resign(this.id));
  /** Agrees to end the game here, or not. */
  end = (agree: boolean) => this.act(() => api.end(this.id, agree));
  takeSeatBack = () =>
    this.act(async () => {
      let shown: TableShown | undefined;
      for (const seat of this.away) shown = await api.sit(this.id, seat, { seat: { who: 'me' } });
      return shown;
    });
  act = (request: () => Promise<TableShown | void>) => this.#machine.act(request);
}
