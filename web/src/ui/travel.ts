/** Pieces travel: a copy of an element flies from one place to another. The state is final first. */
import { settings } from '$lib/app/settings.svelte';

export interface Flight {
  from: DOMRect;
  to: Element;
  /** Milliseconds to wait, for pieces that go one after the other. */
  delay?: number;
  duration?: number;
}

/** Lets `to` appear to come from `from`. Nothing moves if motion is not wanted. */
export function travel({ from, to, delay = 0, duration = 260 }: Flight): void {
  if (settings.still || !(to instanceof HTMLElement || to instanceof SVGElement)) return;
  const target = to.getBoundingClientRect();
  if (!target.width || !from.width) return;
  const x = from.left + from.width / 2 - (target.left + target.width / 2);
  const y = from.top + from.height / 2 - (target.top + target.height / 2);
  const scale = from.width / target.width;
  // Inside an SVG a pixel of movement is not a unit of the picture: measure what one unit is.
  const unit = to instanceof SVGGraphicsElement ? (to.getScreenCTM()?.a ?? 1) || 1 : 1;
  const start = `translate(${x / unit}px, ${y / unit}px) scale(${scale})`;
  to.animate(
    [
      { transform: start, transformBox: 'fill-box', transformOrigin: 'center', offset: 0 },
      { transform: 'none', transformBox: 'fill-box', transformOrigin: 'center', offset: 1 },
    ],
    { duration, delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'backwards', composite: 'add' },
  );
}
