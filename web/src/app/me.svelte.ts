/** The person at this device. */
import { api } from '$lib/api/client';
import type { Me, MeRequest } from '$lib/api/types';
import { settings } from './settings.svelte';

class Myself {
  me = $state.raw<Me>({ name: '', color: '', settings: {} });
  known = $state(false);

  #asking: Promise<void> | null = null;

  /** Asks who is here. A first visit makes a new guest, so two questions at once are one. */
  load(): Promise<void> {
    this.#asking ??= this.#load().finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** Done when the server knows this person. */
  ready(): Promise<void> {
    return this.known ? Promise.resolve() : this.load();
  }

  async #load(): Promise<void> {
    this.me = await api.me();
    this.known = true;
    await settings.adopt(this.me.settings);
  }

  async change(request: MeRequest): Promise<void> {
    this.me = await api.changeMe(request);
  }
}

export const myself = new Myself();
