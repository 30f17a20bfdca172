/** The person at this device. */
import { api } from '$lib/api/client';
import type { Me, MeRequest } from '$lib/api/types';
import { settings } from './settings.svelte';

class Myself {
  me = $state.raw<Me>({ name: '', color: '', settings: {} });
  known = $state(false);

  async load(): Promise<void> {
    this.me = await api.me();
    this.known = true;
    await settings.adopt(this.me.settings);
  }

  async change(request: MeRequest): Promise<void> {
    this.me = await api.changeMe(request);
  }
}

export const myself = new Myself();
