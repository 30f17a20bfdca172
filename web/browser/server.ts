/** The real server for the browser tests, on a port of its own with an empty data folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), 'engawa-browser-'));
  address = '127.0.0.1:0';
  #child: ChildProcess | undefined;

  /** Starts it; again at the same address if it was there before. */
  async start(): Promise<string> {
    const binary = process.env['ENGAWA_BINARY'];
    if (!binary) throw new Error('ENGAWA_BINARY must name the server: run `cargo xtask test`');
    const ready = join(this.folder, 'ready');
    rmSync(ready, { force: true });
    const words = ['serve', '--listen', this.address, '--data', this.folder, '--no-limits'];
    const child = spawn(binary, [...words, '--web', DIST, '--ready-file', ready], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      const address = read(ready);
      if (address) {
        this.address = address.trim();
        return `http://${this.address}`;
      }
      await sleep(20);
    }
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** One server for all test files; those that kill theirs start their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = new Server();
  project.provide('address', await server.start());
  return async () => {
    await server.stop();
    server.remove();
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
  }
}
