/** Drag, pinch and wheel on a garden. A drag that starts on the tile being tried out turns it. */
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';

interface Hooks {
  /** Whether a drag from there turns the tile instead of moving the garden. */
  turns(target: EventTarget | null): boolean;
  turn(by: number): void;
}

/** How far a finger goes before it is a drag and no tap. */
const SLOP = 8;
/** How far a swipe or the wheel goes for a quarter turn. */
const QUARTER = 44;

export function gestures(camera: Camera, hooks: Hooks): Attachment<HTMLElement> {
  return (frame) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = 0;
    let turning = false;
    let rest = 0;
    let dragged = false;
    /** How two fingers took hold of the garden. */
    let grip = { apart: 1, scale: 1 };

    const point = (event: { clientX: number; clientY: number }) => {
      const box = frame.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    function down(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      // A drag by finger ends without a click: the next one is meant.
      if (!fingers.size) dragged = false;
      if (event.target instanceof Element && event.target.closest('button')) return;
      fingers.set(event.pointerId, point(event));
      if (fingers.size === 2) grip = { apart: apart(), scale: camera.scale };
      if (fingers.size > 1) return;
      [moved, rest] = [0, 0];
      turning = event.pointerType !== 'mouse' && hooks.turns(event.target);
    }

    function move(event: PointerEvent) {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = point(event);
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      moved += Math.hypot(dx, dy);
      if (moved < SLOP) return void fingers.set(event.pointerId, now);
      if (!dragged) {
        dragged = true;
        frame.setPointerCapture(event.pointerId);
      }
      camera.held = true;
      fingers.set(event.pointerId, now);
      if (fingers.size === 2) {
        const [a, b] = [...fingers.values()];
        const wanted = (grip.scale * apart()) / grip.apart;
        camera.pan(dx / 2, dy / 2);
        camera.zoom(wanted / camera.scale, (a!.x + b!.x) / 2, (a!.y + b!.y) / 2);
      } else if (turning) swipe(dx);
      else if (fingers.size === 1) camera.pan(dx, dy);
    }

    function apart(): number {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) || 1 : 1;
    }

    function swipe(by: number) {
      rest += by;
      if (Math.abs(rest) < QUARTER) return;
      hooks.turn(Math.sign(rest));
      rest = 0;
    }

    function up(event: PointerEvent) {
      fingers.delete(event.pointerId);
      if (!fingers.size) camera.held = false;
    }

    /** The click that ends a drag chooses nothing. */
    function click(event: MouseEvent) {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
    }

    function wheel(event: WheelEvent) {
      event.preventDefault();
      if (hooks.turns(event.target) && !event.ctrlKey) return swipe(event.deltaY / 2);
      const { x, y } = point(event);
      camera.zoom(Math.exp(-event.deltaY / 500), x, y);
    }

    frame.addEventListener('pointerdown', down);
    frame.addEventListener('pointermove', move);
    frame.addEventListener('pointerup', up);
    frame.addEventListener('pointercancel', up);
    frame.addEventListener('click', click, true);
    frame.addEventListener('wheel', wheel, { passive: false });
    return () => {
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('pointermove', move);
      frame.removeEventListener('pointerup', up);
      frame.removeEventListener('pointercancel', up);
      frame.removeEventListener('click', click, true);
      frame.removeEventListener('wheel', wheel);
    };
  };
}
