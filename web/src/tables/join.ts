/** Sitting down at a table of the lobby. */
import { api } from '$lib/api/client';
import type { TableListed } from '$lib/api/types';
import { router } from '$lib/app/router.svelte';
import { freeSeat } from './listing';

/** Takes the first free seat and goes to the table. */
export async function join(table: TableListed): Promise<void> {
  const seat = freeSeat(table);
  if (seat !== null) await api.sit(table.id, seat, { seat: { who: 'me' } });
  router.go(`/table/${table.id}`);
}
