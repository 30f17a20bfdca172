/** Keeps a stream of a table open, whatever happens to its connections. */
import type { Hearing } from '$lib/api/sse';
import { passing, pause, type Clock } from './again';

/** The server says something at least every 20 seconds. */
const SILENCE = 45_000;

export type Connection = 'opening' | 'live' | 'lost' | 'refused';

export type Connect = (last: string | null, hearing: Hearing) => () => void;

interface Told {
  message(data: string): void;
  /** Who is there has changed, and nothing else. */
  presence(data: string): void;
  /** A connection is asked for: its first message tells how things stand after that. */
  asked(): void;
  connection(now: Connection, why?: unknown): void;
}

export class Stream {
  #hangUp: (() => void) | null = null;
  #callOff: (() => void) | null = null;
  #tries = 0;
  #last: string | null = null;
  #connection: Connection = 'opening';
  #closed = false;

  constructor(
    readonly connect: Connect,
    readonly clock: Clock,
    readonly random: () => number,
    readonly told: Told,
  ) {}

  open(): void {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#callOff?.();
    this.#hangUp?.();
  }

  /** Somebody looks again, or the network is back: whether the connection still lives is unsure. */
  wake(): void {
    if (this.#closed || this.#connection === 'opening') return;
    this.#tries = 0;
    this.#connect();
  }

  #connect(): void {
    this.#callOff?.();
    const before = this.#hangUp;
    let over = false;
    let close: (() => void) | undefined;
    const hangUp = () => {
      over = true;
      close?.();
      before?.();
    };
    const end = (error?: unknown) => {
      if (over) return;
      hangUp();
      this.#ended(error);
    };
    const watch = () => {
      this.#callOff?.();
      this.#callOff = this.clock.after(SILENCE, () => end());
    };
    this.#hangUp = hangUp;
    watch();
    this.told.asked();
    close = this.connect(this.#last, {
      open: () => {
        if (over) return;
        // Only now, so that nobody sees the person leave and come back.
        before?.();
        watch();
      },
      alive: () => !over && watch(),
      event: ({ id, name, data }) => {
        if (over) return;
        if (name === 'presence') this.told.presence(data);
        if (name !== 'table') return;
        this.#last = id;
        this.#tries = 0;
        this.#now('live');
        this.told.message(data);
      },
      end,
    });
  }

  #ended(error: unknown): void {
    this.#callOff?.();
    this.#hangUp = null;
    if (!passing(error)) return this.#now('refused', error);
    this.#now('lost', error);
    const wait = pause(this.#tries++, error, this.random());
    this.#callOff = this.clock.after(wait, () => this.#connect());
  }

  #now(connection: Connection, why?: unknown): void {
    this.#connection = connection;
    this.told.connection(connection, why);
  }
}
