/** For tests: a small table server, and a network between it and the pages that does anything. */
import { Refused, Unreachable } from '$lib/api/client';
import type { Hearing } from '$lib/api/sse';
import type { ConfirmRequest, MoveRequest, TableShown } from '$lib/api/types';
import type { Clock } from './again';
import { TableMachine } from './machine';
import type { World } from './world';

/** Lets everything go on that waits for nothing but its turn. */
export const settle = () => new Promise<void>((done) => setImmediate(done));

/** Time that passes when told to. */
export class ManualClock implements Clock {
  #now = 0;
  #due: { at: number; then: () => void }[] = [];

  after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.#now + milliseconds, then };
    this.#due.push(timer);
    return () => (this.#due = this.#due.filter((other) => other !== timer));
  }

  /** How many things are to be done later. */
  get waiting(): number {
    return this.#due.length;
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await settle();
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#now = next.at;
      this.#due = this.#due.filter((timer) => timer !== next);
      next.then();
    }
    this.#now = end;
  }
}

/** Something on its way. */
interface Parcel {
  /** `ask moves`, `answer moves`, `open`, `stream`. */
  what: string;
  arrive(): void;
  lose(): void;
}

interface Line {
  hearing: Hearing;
  waiting: TableShown[];
  open: boolean;
  /** How many lines of chat it has told. */
  chat: number;
}

/**
 * A game in which seat 0 plays: a turn is two moves, `a` or `b` each, then its confirmation. After
 * it the other seat's turn follows at once.
 */
export class ScriptedServer {
  seq = 1;
  step = 0;
  draft: string[] = [];
  history: string[] = [];
  chat: { line: number; text: string }[] = [];
  down = false;
  /** What every request is refused with. */
  refuse: Refused | null = null;
  /** What was not sent yet when something else happens is never sent. */
  tellsNewestOnly = false;
  readonly clock = new ManualClock();
  parcels: Parcel[] = [];
  /** What was asked, in order. */
  readonly asked: string[] = [];
  #lines: Line[] = [];
  #recent = new Map<string, number>();

  world(more: Partial<World> = {}): World {
    const ask =
      <A extends unknown[]>(what: string, handle: (...args: A) => unknown) =>
      (_: string, ...args: A) =>
        this.#send<never>(what, () => handle(...args));
    return {
      server: {
        table: ask('table', () => this.shown()),
        enter: ask('enter', () => this.shown()),
        play: ask('moves', (request: MoveRequest) => this.#play(request)),
        undo: ask('undo', (aim: ConfirmRequest) =>
          this.#drafted(aim, () => this.draft.splice(this.draft.length - 1)),
        ),
        restart: ask('restart', (aim: ConfirmRequest) =>
          this.#drafted(aim, () => this.draft.splice(0)),
        ),
        confirm: ask('confirm', (aim: ConfirmRequest) => {
          this.#check(aim);
          if (this.draft.length < 2) throw new Refused(409, 'confirm/incomplete', '');
          this.#finish();
          return this.#answer();
        }),
        askUndo: ask('ask-undo', () => this.shown()),
        answerUndo: ask('answer-undo', () => this.shown()),
        chat: ask('chat', (text: string) => this.say(text)),
        hint: ask('hint', () => ({ moves: [], why: null })),
        aids: async () => ({ seq: this.seq, step: this.step, aids: { of: this.moment } }) as never,
      },
      connect: (_, hearing) => this.#connect(hearing),
      clock: this.clock,
      pace: { drawn: async () => {}, seen: async () => {} },
      random: () => 0,
      meet: async () => {},
      choices: () => ({ confirmTurns: true, forcedMoves: false }),
      explain: (error) => ({ id: error instanceof Refused ? error.code : 'unreachable' }),
      ...more,
    };
  }

  get moment(): string {
    return `${this.seq}/${this.step} ${this.draft.join('')}`;
  }

  shown(): TableShown {
    return JSON.parse(
      JSON.stringify({
        id: 't',
        game: 'tiny',
        status: 'playing',
        you: { seats: [0], viewer: 0, host: true },
        seats: [{ online: true }, { online: false }],
        watching: 0,
        seq: this.seq,
        step: this.step,
        turn: { seat: 0 },
        view: this.moment,
        moves: this.draft.length < 2 ? [{ move: 'a' }, { move: 'b' }] : [],
        draft: this.draft.length ? { moves: this.draft, complete: this.draft.length === 2 } : null,
        log_from: 0,
        log: [...this.history, ...this.draft].map((move, i) => ({
          number: i + 1,
          event: { event: move },
        })),
        chat: this.chat,
        undo: null,
        hints: true,
      }),
    ) as TableShown;
  }

  /** The server drops the draft: the clock ran out, or the seat was left elsewhere. */
  drop(): void {
    this.draft = [];
    this.step = 0;
    this.#changed();
  }

  say(text: string): void {
    this.chat.push({ line: this.chat.length + 1, text });
    this.#changed();
  }

  /** Ends the process: everything on its way is lost. What was played is kept. */
  kill(): void {
    this.down = true;
    const lines = this.#lines.splice(0);
    for (const parcel of this.parcels.splice(0)) parcel.lose();
    for (const { hearing } of lines) hearing.end(new Unreachable());
  }

  rise(): void {
    this.down = false;
  }

  /** The server ends all streams. */
  hangUp(): void {
    for (const { hearing } of this.#lines.splice(0)) hearing.end();
  }

  /** Shows that it is still there. */
  keepAlive(): void {
    for (const { hearing } of this.#lines) hearing.alive();
  }

  /** How many streams are open. */
  get listeners(): number {
    return this.#lines.filter(({ open }) => open).length;
  }

  /** Lets the first such parcel arrive. */
  async arrive(what: string): Promise<void> {
    await settle();
    const parcel = this.#take(what);
    parcel.arrive();
    await settle();
  }

  async lose(what: string): Promise<void> {
    await settle();
    this.#take(what).lose();
    await settle();
  }

  /** Lets everything arrive, and what comes of it. */
  async calm(): Promise<void> {
    for (;;) {
      await settle();
      const parcel = this.parcels.shift();
      if (!parcel) return;
      parcel.arrive();
    }
  }

  #take(what: string): Parcel {
    const at = this.parcels.findIndex((parcel) => parcel.what === what);
    const [parcel] = at < 0 ? [] : this.parcels.splice(at, 1);
    if (!parcel) throw new Error(`no ${what} among ${this.parcels.map(({ what }) => what).join()}`);
    return parcel;
  }

  #send<T>(what: string, handle: () => unknown): Promise<T> {
    this.asked.push(what);
    return new Promise((resolve, reject) => {
      const lose = () => reject(new Unreachable());
      if (this.down) return lose();
      const arrive = () => {
        let answer: () => void;
        try {
          if (this.refuse) throw this.refuse;
          const body = handle() as T;
          answer = () => resolve(body);
        } catch (error) {
          answer = () => reject(error as Error);
        }
        this.parcels.push({ what: `answer ${what}`, arrive: answer, lose });
      };
      this.parcels.push({ what: `ask ${what}`, arrive, lose });
    });
  }

  #connect(hearing: Hearing): () => void {
    this.asked.push('events');
    const line: Line = { hearing, waiting: [], open: false, chat: 0 };
    let closed = false;
    const away = () => hearing.end(new Unreachable());
    if (this.down) queueMicrotask(away);
    else
      this.parcels.push({
        what: 'open',
        arrive: () => {
          if (closed) return;
          if (this.refuse) return hearing.end(this.refuse);
          line.open = true;
          this.#lines.push(line);
          hearing.open();
          this.#tell(line);
        },
        lose: away,
      });
    return () => {
      closed = true;
      line.waiting = [];
      this.#lines = this.#lines.filter((other) => other !== line);
    };
  }

  /** Messages of one stream keep their order; if one is lost, so is the connection. */
  #tell(line: Line): void {
    if (this.tellsNewestOnly && line.waiting.length) {
      line.waiting = [this.shown()];
      return;
    }
    line.waiting.push({ ...this.shown(), chat: this.shown().chat.slice(line.chat) });
    line.chat = this.chat.length;
    this.parcels.push({
      what: 'stream',
      arrive: () => {
        const shown = line.waiting.shift();
        if (!shown) return;
        line.hearing.alive();
        line.hearing.event({ id: this.moment, name: 'table', data: JSON.stringify(shown) });
      },
      lose: () => this.#lines.includes(line) && line.hearing.end(new Unreachable()),
    });
  }

  /** Tells every stream who is there. */
  present(online: boolean[], watching: number): void {
    const data = JSON.stringify({ online, watching });
    for (const { hearing } of this.#lines) {
      const arrive = () => hearing.event({ id: '', name: 'presence', data });
      this.parcels.push({ what: 'presence', arrive, lose: () => {} });
    }
  }

  #changed(): void {
    for (const line of this.#lines) this.#tell(line);
  }

  #check({ seq, step }: { seq: number; step?: number }): void {
    if (this.seq === seq && this.step === step) return;
    throw new Refused(409, 'move/stale', '', this.shown());
  }

  #play(request: MoveRequest): TableShown {
    const { moves = [], confirm } = request;
    // Sent twice, it is played once.
    const again = JSON.stringify(request);
    if (this.#recent.get(again) === this.seq) return this.#answer();
    this.#check(request);
    if (this.draft.length + moves.length > 2) throw new Refused(422, 'move/not-legal', '');
    this.draft.push(...moves);
    this.step += moves.length;
    if (confirm && this.draft.length === 2) this.#finish();
    else this.#changed();
    this.#recent.set(again, this.seq);
    return this.#answer();
  }

  #drafted(aim: ConfirmRequest, change: () => void): TableShown {
    this.#check(aim);
    if (!this.draft.length) throw new Refused(409, 'undo/nothing', '');
    change();
    this.step += 1;
    this.#changed();
    return this.#answer();
  }

  /** The chat is told by the stream. */
  #answer(): TableShown {
    return { ...this.shown(), chat: [] };
  }

  #finish(): void {
    this.history.push(...this.draft, 'c');
    this.draft = [];
    this.seq += 2;
    this.step = 0;
    this.#changed();
  }
}

/** A page that shows the table of a server. */
export class Tab {
  readonly machine: TableMachine;
  /** What was drawn, in order. */
  readonly seen: string[] = [];

  constructor(
    readonly server: ScriptedServer,
    more: Partial<World> = {},
  ) {
    this.machine = new TableMachine('t', server.world(more), (changes) => {
      if (changes.revision !== undefined) this.seen.push(this.view);
    });
  }

  get state() {
    return this.machine.state;
  }
  get view(): string {
    return this.state.shown?.view as string;
  }

  /** Opens the table over a network that does as it should. */
  static async open(server: ScriptedServer, more: Partial<World> = {}): Promise<Tab> {
    const tab = new Tab(server, more);
    const open = tab.machine.open();
    await server.calm();
    await open;
    await server.calm();
    return tab;
  }
}
