/**
 * A table on the server, kept up to date: one request at a time, a stream, and the queue of states
 * on their way to the screen. It knows no page; `LiveSession` shows what it tells.
 */
import { Refused, Unreachable } from '$lib/api/client';
import type { ConfirmRequest, PresenceShown, TableShown } from '$lib/api/types';
import { passing, pause } from './again';
import { Arrivals } from './arrivals';
import { overtaken, same, wrongEyes, type Message } from './order';
import { withPresence } from './presence';
import { Stream } from './stream';
import { NOTHING_YET, type TableState, type World } from './world';

/** An answer that takes longer than this is seen to be waited for; most are there before. */
const SOON = 200;
/** An answer that takes longer than this is lost. */
const PATIENCE = 15_000;
/** How long an answer is waited for whose state the stream has already brought. */
const GRACE = 1000;
/** How many times a request is sent again that was not answered. */
const REPEATS = 3;

interface Action {
  /** Sent again, it does the same thing or is refused as overtaken. */
  repeatable?: boolean;
  /** The person goes back: what is forced there is not done at once. */
  back?: boolean;
}

export class TableMachine {
  readonly state: TableState = { ...NOTHING_YET };

  #arrivals: Arrivals<Message>;
  #stream: Stream;
  /** What the stream has brought since the present request was sent. */
  #heard: { shown: TableShown; drawn: Promise<void> }[] = [];
  /** What this connection of the stream brought last, or what was known when it was asked for. */
  #told: TableShown | null = null;
  /** Who is there, if that has changed since the newest state arrived. */
  #present: PresenceShown | null = null;
  /** What was pressed while a request was under way. */
  #queue: { act: () => Promise<boolean>; done: (done: boolean) => void }[] = [];
  /** The state whose only move must not be made by itself: the person has just come back to it. */
  #held = '';
  #checking = false;
  #closed = false;
  #wakeUp: (() => void) | null = null;
  #moved: (() => void) | null = null;

  constructor(
    readonly id: string,
    readonly world: World,
    /** Hears of every change. */
    readonly tell: (changes: Partial<TableState>) => void,
  ) {
    this.#arrivals = new Arrivals((message) => this.#take(message), world.pace);
    this.#stream = new Stream(world.connect, world.clock, () => world.random(), {
      message: (data) => this.#hear(JSON.parse(data) as TableShown),
      presence: (data) => this.#notice(JSON.parse(data) as PresenceShown),
      asked: () => (this.#told = this.state.shown),
      connection: (connection, why) =>
        this.#set({
          connection,
          refusal: why instanceof Refused ? world.explain(why) : null,
        }),
    });
  }

  get #table(): TableShown {
    if (!this.state.shown) throw new Error('the table has not arrived yet');
    return this.state.shown;
  }

  /** Fetches the table and listens from then on. `key` opens a private table; true: it did. */
  async open(key?: string): Promise<boolean> {
    const { server, clock } = this.world;
    let stranger = false;
    for (let tries = 0; !this.#closed; tries++) {
      try {
        await this.world.meet(stranger);
        const shown = await (key ? server.enter(this.id, key) : server.table(this.id));
        if (this.#closed) return false;
        this.#take({ shown, after: null });
        this.#stream.open();
        return true;
      } catch (error) {
        if (error instanceof Refused && error.status === 401 && !stranger) {
          stranger = true;
          continue;
        }
        const away = error instanceof Unreachable;
        this.#set({ failure: away ? { id: 'unreachable' } : this.world.explain(error) });
        if (!passing(error)) return false;
        await new Promise<void>((awake) => {
          this.#wakeUp = awake;
          clock.after(pause(tries, error, this.world.random()), awake);
        });
      }
    }
    return false;
  }

  close(): void {
    this.#closed = true;
    this.#stream.close();
  }

  /** Somebody looks again, or the network is back. */
  wake(): void {
    this.#wakeUp?.();
    if (this.state.shown) this.#stream.wake();
  }

  /** Plays moves, all or none. A second click while a request is under way is none. */
  async play(...moves: string[]): Promise<boolean> {
    if (this.state.busy) return false;
    const confirm = !this.world.choices().confirmTurns;
    return this.#act((aim) => this.world.server.play(this.id, { ...aim, moves, confirm }), {
      repeatable: true,
    });
  }

  /** Takes the last move of the turn back; pressed during a request, what that request played. */
  undo = (): Promise<boolean> => {
    const { seq } = this.#table;
    return this.#inTurn((waited) => {
      if (waited && !this.#drafted) {
        if (this.#table.seq !== seq) this.#set({ notice: { id: 'problem-undo-nothing' } });
        return Promise.resolve(false);
      }
      return this.#change('undo');
    });
  };
  restart = (): Promise<boolean> =>
    this.#inTurn((waited) =>
      waited && !this.#drafted ? Promise.resolve(false) : this.#change('restart'),
    );
  confirm = (): Promise<boolean> =>
    this.#inTurn((waited) =>
      waited && !this.#table.draft?.complete ? Promise.resolve(false) : this.#change('confirm'),
    );
  /** Asks the others to take a final turn back. */
  askUndo = (): Promise<boolean> =>
    this.#inTurn((waited) => this.#change(waited && this.#drafted ? 'undo' : 'askUndo'));
  /** Answers the one who asks; the question is named, so that it is not another's. */
  answerUndo = (agree: boolean): Promise<boolean> => {
    const question = this.#table.undo?.question;
    if (question === undefined) return Promise.resolve(false);
    return this.#inTurn(() =>
      this.#act(() => this.world.server.answerUndo(this.id, { question, agree })),
    );
  };

  /** Says something in the chat; a move under way is no hindrance. */
  async say(text: string): Promise<boolean> {
    try {
      await this.world.server.chat(this.id, text);
      return true;
    } catch (error) {
      this.#set({ notice: this.world.explain(error) });
      return false;
    }
  }

  /** Asks for the best moves. */
  async hint(): Promise<void> {
    if (this.state.busy || this.state.hinting) return;
    const { revision } = this.state;
    this.#set({ hinting: true, notice: null });
    try {
      const hints = await this.world.server.hint(this.id, this.#aim());
      if (revision === this.state.revision) this.#set({ hints });
    } catch (error) {
      this.#set({ notice: this.world.explain(error) });
    } finally {
      this.#set({ hinting: false });
    }
  }

  closeHints(): void {
    this.#set({ hints: null });
  }

  /** Does something else at the table, one thing at a time, and shows what came of it. */
  async act(request: () => Promise<TableShown | void>): Promise<boolean> {
    return this.state.busy ? false : this.#act(request);
  }

  get #drafted(): boolean {
    return (this.#table.draft?.moves.length ?? 0) > 0;
  }

  #change(what: 'undo' | 'restart' | 'confirm' | 'askUndo'): Promise<boolean> {
    const request = this.world.server[what];
    return this.#act((aim) => request(this.id, aim), {
      repeatable: what !== 'askUndo',
      back: what !== 'confirm',
    });
  }

  /** At once, or as soon as what is under way is done. */
  #inTurn(act: (waited: boolean) => Promise<boolean>): Promise<boolean> {
    if (!this.state.busy) return act(false);
    return new Promise((done) => this.#queue.push({ act: () => act(true), done }));
  }

  async #act(
    request: (aim: ConfirmRequest) => Promise<TableShown | void>,
    { repeatable = false, back = false }: Action = {},
  ): Promise<boolean> {
    const { clock } = this.world;
    const before = this.state.shown;
    this.#set({ busy: true, notice: null });
    const callOff = clock.after(SOON, () => this.#set({ waiting: true }));
    this.#heard = [];
    let done = false;
    try {
      const aim = before ? this.#aim() : { seq: 0, step: 0 };
      const shown = await this.#answer(() => request(aim), repeatable);
      if (shown && back) this.#held = moment(shown);
      if (shown) await this.#show({ shown, after: before });
      done = true;
    } catch (error) {
      if (error instanceof Refused && error.table) {
        await this.#show({ shown: error.table, after: before });
      }
      this.#set({ notice: this.world.explain(error) });
    } finally {
      callOff();
      this.#set({ busy: false, waiting: false });
    }
    void this.#goOn(done, before);
    return done;
  }

  /** What was pressed meanwhile comes next; else what was forced while this was under way. */
  async #goOn(done: boolean, before: TableShown | null): Promise<void> {
    // After something went wrong the person looks first.
    if (!done) for (const { done } of this.#queue.splice(0)) done(false);
    const next = this.#queue.shift();
    if (!next) {
      if (!same(this.state.shown, before)) this.#force();
      return;
    }
    next.done(await next.act());
    // It may have become pointless, and then nothing was under way.
    if (!this.state.busy && this.#queue.length) void this.#goOn(true, this.state.shown);
  }

  /** The answer to a request, however often it has to be sent; nothing if the stream has it. */
  async #answer(
    request: () => Promise<TableShown | void>,
    repeatable: boolean,
  ): Promise<TableShown | void> {
    const before = this.state.shown;
    for (let tries = 0; ; tries++) {
      try {
        return await this.#once(request);
      } catch (error) {
        // Sent again, a request that had come through is overtaken by itself.
        if (tries > 0 && error instanceof Refused && error.table) return error.table;
        if (!repeatable || !(error instanceof Unreachable)) throw error;
        if (!same(this.state.shown, before)) return;
        if (tries === REPEATS || this.#closed) throw error;
        const wait = pause(tries, error, this.world.random());
        await new Promise<void>((then) => this.world.clock.after(wait, then));
      }
    }
  }

  #once(request: () => Promise<TableShown | void>): Promise<TableShown | void> {
    const { clock } = this.world;
    return new Promise((resolve, reject) => {
      let callOff = clock.after(PATIENCE, () => reject(new Unreachable()));
      const { shown } = this.state;
      this.#moved = () => {
        if (same(this.state.shown, shown)) return;
        this.#moved = null;
        callOff();
        callOff = clock.after(GRACE, resolve);
      };
      request()
        .then(resolve, reject)
        .finally(() => {
          callOff();
          this.#moved = null;
        });
    });
  }

  /** Shows the answer to a request. The stream is often quicker; it is not drawn twice. */
  async #show(message: Message): Promise<void> {
    const known = this.#heard.find(({ shown }) => same(shown, message.shown));
    await (known?.drawn ?? this.#arrivals.add(message));
    const { seq } = message.shown;
    if (wrongEyes(message.shown) && this.#table.seq < seq) await this.#check();
  }

  /** Somebody has come or gone. */
  #notice(present: PresenceShown): void {
    this.#present = present;
    const { shown } = this.state;
    if (shown) this.#set({ shown: withPresence(shown, present) });
  }

  /** The stream has brought something. */
  #hear(shown: TableShown): void {
    this.#present = null;
    const drawn = this.#arrivals.add({ shown, after: this.#told });
    this.#told = shown;
    if (this.state.busy) this.#heard.push({ shown, drawn });
  }

  /** Asks how the table stands now. */
  async #check(): Promise<void> {
    if (this.#checking || this.#closed) return;
    this.#checking = true;
    const after = this.state.shown;
    const shown = await this.world.server.table(this.id).catch(() => null);
    this.#checking = false;
    if (shown) await this.#arrivals.add({ shown, after });
  }

  #aim(): ConfirmRequest {
    const { you, seq, step } = this.#table;
    const seat = you.seats.length > 1 && you.viewer !== null ? { seat: you.viewer } : {};
    return { ...seat, seq, step };
  }

  /** Takes a state over, unless a newer one is already there. */
  #take(message: Message): void {
    const { shown } = message;
    const { shown: old, log, chat } = this.state;
    // The stream tells each line once, whatever becomes of the rest.
    const line = chat.at(-1)?.line ?? 0;
    const said = shown.chat.filter((chat) => chat.line > line);
    if (said.length) this.#set({ chat: [...chat, ...said] });
    if (old) {
      const late = overtaken(message, old);
      if (late === 'unsure') void this.#check();
      if (late || wrongEyes(shown)) return;
    }
    const last = Math.max(0, ...log.map((line) => line.number));
    const known = log.filter((line) => line.number <= shown.log_from);
    this.#set({
      shown: withPresence(shown, this.#present),
      failure: null,
      log: [...known, ...shown.log],
    });
    if (old && old.status === shown.status && same(old, shown) && sameDraft(old, shown)) return;
    this.#set({
      fresh: old ? shown.log.filter((entry) => entry.number > last) : [],
      aids: null,
      hints: null,
      revision: this.state.revision + 1,
    });
    this.#moved?.();
    if (!this.#force()) void this.#askAids();
  }

  /** Makes the only move there is, if the person wants that. */
  #force(): boolean {
    if (!this.world.choices().forcedMoves) return false;
    const { moves } = this.#table;
    const only = moves.length === 1 ? moves[0]?.move : undefined;
    if (!only || this.#held === moment(this.#table)) return false;
    queueMicrotask(() => void this.play(only));
    return true;
  }

  async #askAids(): Promise<void> {
    const { revision } = this.state;
    const { status, you, seq, step } = this.#table;
    if (status === 'open' || status === 'closed') return;
    // First the state is seen, then thought about.
    await this.world.pace.seen();
    if (revision !== this.state.revision || this.#closed) return;
    const answer = await this.world.server.aids(this.id, you.viewer ?? undefined).catch(() => null);
    const ours = answer?.seq === seq && answer.step === step;
    if (ours && revision === this.state.revision) this.#set({ aids: answer.aids });
  }

  #set(changes: Partial<TableState>): void {
    Object.assign(this.state, changes);
    this.tell(changes);
  }
}

const moment = ({ seq, step }: TableShown) => `${seq}/${step}`;

function sameDraft(one: TableShown, other: TableShown): boolean {
  return one.draft?.moves.join() === other.draft?.moves.join();
}
