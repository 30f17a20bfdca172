/** Names and sentences of options: ours where there are some, otherwise the server's English. */
import type { OptionShown, ValueShown } from '$lib/api/types';
import { i18n } from '$lib/app/i18n.svelte';

export function optionName(game: string, option: OptionShown): string {
  return say(`option-${game}-${option.key}-name`, title(option.key));
}
export function optionAbout(game: string, option: OptionShown): string {
  return say(`option-${game}-${option.key}`, option.about);
}
export function valueName(game: string, option: OptionShown, value: ValueShown): string {
  return say(`option-${game}-${option.key}-${value.id}-name`, title(value.id));
}
export function valueAbout(game: string, option: OptionShown, value: ValueShown): string {
  return say(`option-${game}-${option.key}-${value.id}`, value.about);
}

function say(id: string, otherwise: string): string {
  return i18n.has(id) ? i18n.t(id) : otherwise;
}

function title(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
