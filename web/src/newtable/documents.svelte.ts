/** Maps and card sets of one's own: read from a file, checked by the server. */
import { api } from '$lib/api/client';
import type { FaultShown } from '$lib/api/types';
import { i18n } from '$lib/app/i18n.svelte';
import { myself } from '$lib/app/me.svelte';
import { problem } from '$lib/ui/problem';
import type { OwnDocument } from './plan';

/** The server takes 512 KiB with everything around it. */
const LARGEST = 500_000;

/** Documents that go along from one page to the next, by `game/option`. */
export const carried = new Map<string, OwnDocument>();

export class Reader {
  /** The file that is read or was read last. */
  name = $state('');
  reading = $state(false);
  faults = $state.raw<readonly FaultShown[]>([]);
  trouble = $state('');
  /** What was read, if it is a document with faults. */
  faulty = $state.raw<unknown>(null);

  constructor(
    readonly game: string,
    readonly option: string,
  ) {}

  /** The document, if it is without fault. */
  async read(file: File): Promise<OwnDocument | null> {
    this.name = file.name;
    this.faults = [];
    this.trouble = '';
    this.faulty = null;
    if (file.size > LARGEST) {
      this.trouble = i18n.t('new-own-large');
      return null;
    }
    this.reading = true;
    const text = await file.text();
    try {
      await myself.ready();
      const checked = await api.checkDocument(this.game, this.option, text);
      this.faults = checked.faults;
      if (checked.value === undefined) {
        this.faulty = parsed(text);
        return null;
      }
      return { name: file.name, value: checked.value };
    } catch (error) {
      this.trouble = problem(error);
      return null;
    } finally {
      this.reading = false;
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
