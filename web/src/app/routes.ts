/** Which page belongs to which address. */
import type { Component } from 'svelte';

// Pages take what their address says; each is loaded when it is first shown.
type Page = () => Promise<{ default: Component<Record<string, string>> }>;

export interface Route {
  load: Page;
  params: Record<string, string>;
  /** Two addresses with the same key are the same page, shown on without a break. */
  key: string;
}

const pages: [pattern: RegExp, load: () => Promise<unknown>][] = [
  [/^\/$/, () => import('../pages/Home.svelte')],
  [/^\/new(?:\/(?<game>[a-z]+))?$/, () => import('../pages/NewTable.svelte')],
  [/^\/table\/(?<id>[\w-]+)$/, () => import('../pages/Table.svelte')],
  [/^\/replay\/(?<id>[\w-]+)$/, () => import('../pages/Replay.svelte')],
  [/^\/rules(?:\/(?<game>[a-z]+))?$/, () => import('../pages/Rules.svelte')],
  [/^\/check\/(?<game>[a-z]+)$/, () => import('../pages/Check.svelte')],
  [/^\/settings$/, () => import('../pages/Settings.svelte')],
  [/^\/tables$/, () => import('../pages/Tables.svelte')],
  [/^\/me\/(?<token>[\w-]+)$/, () => import('../pages/Claim.svelte')],
];

export function route(path: string): Route {
  for (const [pattern, load] of pages) {
    const found = pattern.exec(path);
    if (!found) continue;
    const params = Object.fromEntries(
      Object.entries(found.groups ?? {}).filter(([, value]) => value !== undefined),
    );
    return { load: load as Page, params, key: pattern.source + JSON.stringify(params) };
  }
  const load = () => import('../pages/Missing.svelte');
  return { load: load as unknown as Page, params: {}, key: 'missing' };
}
