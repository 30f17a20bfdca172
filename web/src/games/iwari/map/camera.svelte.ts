/** Which part of the map is seen: all of it, or zoomed and moved by wheel, fingers and keys. */
type Box = readonly [x: number, y: number, w: number, h: number];

export interface Room {
  /** The whole picture, and the part of it that nothing covers. */
  width: number;
  height: number;
  left: number;
  top: number;
  freeWidth: number;
  freeHeight: number;
}

const MOST = 3.2;

export class Camera {
  /** 1: all land fits into the free room. */
  zoom = $state(1);
  /** The middle of what is seen, as a share of the land. */
  #x = $state(0.5);
  #y = $state(0.5);

  constructor(
    private readonly land: () => Box,
    private readonly room: () => Room,
  ) {}

  readonly scale = $derived.by(() => {
    const [, , w, h] = this.land();
    const { freeWidth, freeHeight } = this.room();
    return Math.max(0.05, Math.min(freeWidth / w, freeHeight / h)) * this.zoom;
  });

  readonly viewBox = $derived.by<Box>(() => {
    const [x, y, w, h] = this.land();
    const { width, height, left, top, freeWidth, freeHeight } = this.room();
    const s = this.scale;
    const cx = x + w * this.#x;
    const cy = y + h * this.#y;
    return [
      cx - (left + freeWidth / 2) / s,
      cy - (top + freeHeight / 2) / s,
      width / s,
      height / s,
    ];
  });

  /** Moves by pixels. */
  pan(dx: number, dy: number): void {
    const [, , w, h] = this.land();
    this.#x = clamp(this.#x - dx / this.scale / w);
    this.#y = clamp(this.#y - dy / this.scale / h);
    if (this.zoom === 1) this.centre();
  }

  /** Zooms around a point of the picture, in pixels. */
  zoomBy(factor: number, px: number, py: number): void {
    const before = this.viewBox;
    const s = this.scale;
    const at = [before[0] + px / s, before[1] + py / s] as const;
    this.zoom = Math.max(1, Math.min(MOST, this.zoom * factor));
    const after = this.viewBox;
    const [, , w, h] = this.land();
    const t = this.scale;
    this.#x = clamp(this.#x + (at[0] - (after[0] + px / t)) / w);
    this.#y = clamp(this.#y + (at[1] - (after[1] + py / t)) / h);
    if (this.zoom === 1) this.centre();
  }

  /** Zooms in or out around the middle of the free room. */
  step(factor: number): void {
    const { left, top, freeWidth, freeHeight } = this.room();
    this.zoomBy(factor, left + freeWidth / 2, top + freeHeight / 2);
  }

  /** Shows a point of the map in the middle. */
  goTo(x: number, y: number, zoom = this.zoom): void {
    const [lx, ly, w, h] = this.land();
    this.zoom = zoom;
    this.#x = clamp((x - lx) / w);
    this.#y = clamp((y - ly) / h);
  }

  whole(): void {
    this.zoom = 1;
    this.centre();
  }

  private centre(): void {
    this.#x = 0.5;
    this.#y = 0.5;
  }
}

const clamp = (share: number) => Math.max(0, Math.min(1, share));

/** Wheel, dragging and two fingers on an element move a camera. */
export function steer(camera: Camera) {
  return (node: Element) => {
    const element = node as HTMLElement;
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = 0;
    const local = (event: { clientX: number; clientY: number }) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const span = () => {
      const [a, b] = [...fingers.values()];
      return a && b
        ? { d: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
        : null;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = local(event);
      camera.zoomBy(Math.exp(-event.deltaY * 0.0016), x, y);
    };
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, local(event));
      moved = 0;
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = local(event);
      const old = span();
      fingers.set(event.pointerId, now);
      moved += Math.hypot(now.x - before.x, now.y - before.y);
      const wide = span();
      if (old && wide && old.d > 0) {
        camera.zoomBy(wide.d / old.d, wide.x, wide.y);
        camera.pan(wide.x - old.x, wide.y - old.y);
      } else if (moved > 6) camera.pan(now.x - before.x, now.y - before.y);
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    // What ends a drag is no click.
    const click = (event: MouseEvent) => {
      if (moved > 10) event.stopPropagation();
      moved = 0;
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click, { capture: true });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, { capture: true });
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  };
}
