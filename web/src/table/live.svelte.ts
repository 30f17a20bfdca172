/** A table on the server, kept up to date by its stream. */
import { api, Refused, Unreachable } from '$lib/api/client';
import type {
  ChatShown,
  ConfirmRequest,
  HintShown,
  LogShown,
  PresenceShown,
  TableShown,
  TurnShown,
} from '$lib/api/types';
import type { Phrase } from '$lib/app/i18n.svelte';
import { settings } from '$lib/app/settings.svelte';
import { failure } from '$lib/ui/problem';
import { seen } from '$lib/ui/painted';
import { Arrivals } from './arrivals';
import { withPresence } from './presence';
import { NO_PROMPT, toAct, type Prompt, type Session } from './session';

/** How long a lost stream waits before it is opened again, if the browser doesn't do it. */
const RETRY = 1500;
/** An answer that takes longer than this is seen to be waited for; most are there before. */
const SOON = 200;

export class LiveSession implements Session {
  readonly mode = 'live';
  shown = $state.raw<TableShown | null>(null);
  log = $state.raw<LogShown[]>([]);
  chat = $state.raw<ChatShown[]>([]);
  fresh = $state.raw<LogShown[]>([]);
  revision = $state(0);
  aids = $state.raw<unknown>(null);
  busy = $state(false);
  waiting = $state(false);
  prompt = $state.raw<Prompt>(NO_PROMPT);
  connection = $state<'opening' | 'live' | 'lost'>('opening');
  /** Something the person should know; goes away with the next action. */
  notice = $state.raw<Phrase | null>(null);
  /** Why there is no table to show. */
  failure = $state.raw<Phrase | null>(null);

  /** The best moves, if they were asked for in this state. */
  hints = $state.raw<HintShown | null>(null);
  hinting = $state(false);

  #stream: EventSource | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #arrivals = new Arrivals<TableShown>((shown) => this.#take(shown));
  /** Who is there, if that has changed since the newest state arrived. */
  #present: PresenceShown | null = null;
  /** The state whose only move must not be made by itself: the person has just come back to it. */
  #held = '';

  constructor(readonly id: string) {}

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

  /** Whether hints can be asked for here at all. */
  get mayHint(): boolean {
    return this.#table.hints;
  }
  get canHint(): boolean {
    return this.mayHint && this.moves.length > 0 && !this.waiting && !this.hinting;
  }
  /** Whether a turn that is final can be taken back, by consent if others play. */
  get canAskUndo(): boolean {
    const { you, status, undo } = this.#table;
    const moved = this.log.some((line) => line.number > 0);
    return status === 'playing' && you.seats.length > 0 && !undo && moved && !this.waiting;
  }

  /** Fetches the table and listens from then on. `key` opens a private table. */
  async open(key?: string): Promise<void> {
    try {
      this.#take(key ? await api.enter(this.id, key) : await api.table(this.id));
      this.#listen();
    } catch (error) {
      this.failure = failure(error);
      if (error instanceof Unreachable && !this.#closed) {
        this.#retry = setTimeout(() => void this.open(key), RETRY);
      }
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#stream?.close();
  }

  async play(...moves: string[]): Promise<void> {
    const { seq, step } = this.#table;
    const confirm = !settings.choices.confirmTurns;
    await this.act(() => api.play(this.id, { ...this.#seat(), seq, step, moves, confirm }));
  }
  undo = () => this.#change(api.undo);
  restart = () => this.#change(api.restart);
  confirm = () => this.#change(api.confirm);
  askUndo = () => this.#change(api.askUndo);
  async answerUndo(agree: boolean): Promise<void> {
    const question = this.#table.undo?.question;
    if (question === undefined) return;
    await this.act(() => api.answerUndo(this.id, { question, agree }));
  }

  /** Asks for the best moves. */
  async hint(): Promise<void> {
    if (!this.canHint || this.busy) return;
    const { seq, step } = this.#table;
    const { revision } = this;
    this.hinting = true;
    this.notice = null;
    try {
      const hints = await api.hint(this.id, { ...this.#seat(), seq, step });
      if (revision === this.revision) this.hints = hints;
    } catch (error) {
      this.notice = failure(error);
    } finally {
      this.hinting = false;
    }
  }

  /** Does something at the table, one thing at a time, and shows what came of it. */
  async act(request: () => Promise<TableShown | void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const wait = setTimeout(() => (this.waiting = true), SOON);
    this.notice = null;
    const before = this.shown;
    try {
      const shown = await request();
      // The stream is often quicker; what it has brought is not drawn twice.
      const known = (this.shown !== before && same(shown, this.shown)) || this.#isComing(shown);
      if (shown && !known) await this.#arrivals.add(shown);
      return true;
    } catch (error) {
      if (error instanceof Refused && error.table) this.#take(error.table);
      this.notice = failure(error);
      return false;
    } finally {
      clearTimeout(wait);
      this.busy = this.waiting = false;
      // What was forced while this was under way is done now.
      if (this.shown !== before) this.#force();
    }
  }

  #change(request: (id: string, request: ConfirmRequest) => Promise<TableShown>) {
    const { seq, step } = this.#table;
    return this.act(async () => {
      const shown = await request(this.id, { ...this.#seat(), seq, step });
      if (request !== api.confirm) this.#held = `${shown.seq}/${shown.step}`;
      return shown;
    });
  }

  #seat(): { seat?: number } {
    const { seats, viewer } = this.#table.you;
    return seats.length > 1 && viewer !== null ? { seat: viewer } : {};
  }

  #listen(): void {
    if (this.#closed) return;
    const stream = new EventSource(api.events(this.id));
    this.#stream = stream;
    stream.addEventListener('open', () => (this.connection = 'live'));
    stream.addEventListener('table', (event) => {
      this.connection = 'live';
      this.#present = null;
      void this.#arrivals.add(JSON.parse((event as MessageEvent<string>).data) as TableShown);
    });
    stream.addEventListener('presence', (event) => {
      this.#present = JSON.parse((event as MessageEvent<string>).data) as PresenceShown;
      if (this.shown) this.shown = withPresence(this.shown, this.#present);
    });
    stream.addEventListener('error', () => {
      this.connection = 'lost';
      if (stream.readyState !== EventSource.CLOSED || this.#closed) return;
      this.#retry = setTimeout(() => this.#listen(), RETRY);
    });
  }

  /** Takes a state over, unless a newer one is already there. */
  #take(shown: TableShown): void {
    this.failure = null;
    const old = this.shown;
    if (old && (older(shown, old) || wrongEyes(shown))) return;
    const known = this.log.filter((line) => line.number <= shown.log_from);
    const last = Math.max(0, ...this.log.map((line) => line.number));
    this.log = [...known, ...shown.log];
    const line = this.chat.at(-1)?.line ?? 0;
    this.chat = [...this.chat, ...shown.chat.filter((chat) => chat.line > line)];
    const moved = !old || old.seq !== shown.seq || old.step !== shown.step;
    const eyes = old?.you.viewer !== shown.you.viewer;
    this.shown = withPresence(shown, this.#present);
    if (!moved && !eyes && old.status === shown.status) return;
    this.fresh = old ? shown.log.filter((entry) => entry.number > last) : [];
    this.prompt = NO_PROMPT;
    this.aids = null;
    this.hints = null;
    this.revision += 1;
    if (!this.#force()) void this.#ask();
  }

  /** Makes the only move there is, if the person wants that. */
  #force(): boolean {
    if (!settings.choices.forcedMoves) return false;
    const { moves, seq, step } = this.#table;
    const only = moves.length === 1 ? moves[0]?.move : undefined;
    if (!only || this.#held === `${seq}/${step}`) return false;
    queueMicrotask(() => void this.play(only));
    return true;
  }

  #isComing(shown: TableShown | void): boolean {
    return this.#arrivals.some((other) => same(shown, other));
  }

  async #ask(): Promise<void> {
    const { revision } = this;
    if (this.#table.status === 'open' || this.#table.status === 'closed') return;
    // First the state is seen, then thought about.
    await seen();
    if (revision !== this.revision || this.#closed) return;
    const answer = await api.aids(this.id, this.viewer ?? undefined).catch(() => null);
    if (revision === this.revision) this.aids = answer?.aids ?? null;
  }
}

/** Whether two messages tell of the same moment, to the same eyes. */
function same(one: TableShown | void, other: TableShown | null): boolean {
  if (!one || !other) return false;
  const eyes = one.you.viewer === other.you.viewer;
  return one.seq === other.seq && one.step === other.step && eyes;
}

/** Whether a state that has just arrived was overtaken by the one already there. */
function older(shown: TableShown, old: TableShown): boolean {
  if (shown.seq !== old.seq) return shown.seq < old.seq;
  // Steps count the changes of one seat's draft.
  return shown.you.viewer === old.you.viewer && shown.step < old.step;
}

/**
 * Whether another seat of this device is to act: the answer to a move shows the table to the one
 * who made it, but the stream goes on with the next.
 */
function wrongEyes({ turn, you, draft }: TableShown): boolean {
  const seat = toAct(turn);
  return !draft && seat !== null && you.seats.includes(seat) && you.viewer !== seat;
}
