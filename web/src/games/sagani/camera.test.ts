import { beforeEach, describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';
import { bounds, px, py } from './layout';

const row = (length: number) => Array.from({ length }, (_, x) => ({ x, y: 0 }));

describe('the camera of a garden', () => {
  let camera: Camera;
  beforeEach(() => {
    camera = new Camera();
    camera.width = 390;
    camera.height = 400;
  });
  const seen = (x: number) => [camera.x + px({ x, y: 0 }) * camera.scale, camera.y];

  it('shows all of a garden 30 tiles wide on a phone', () => {
    const tiles = row(30);
    camera.fit(bounds(tiles, 20));
    expect(tiles.every((tile) => camera.sees(tile))).toBe(true);
  });
  it('zooms around the point under the fingers', () => {
    camera.fit(bounds(row(5), 20));
    const [x, y] = seen(4);
    camera.zoom(1.5, x, y);
    expect(seen(4)[0]).toBeCloseTo(x!);
    expect(camera.y + py({ x: 4, y: 0 }) * camera.scale).toBeCloseTo(y!);
  });
  it('follows a garden that grows, but not while one looks elsewhere and sees the new tile', () => {
    camera.grown(bounds(row(3), 20), { x: 2, y: 0 });
    camera.pan(5, 0);
    const { transform } = camera;
    camera.grown(bounds(row(4), 20), { x: 1, y: 0 });
    expect(camera.transform).toBe(transform);
    camera.grown(bounds(row(30), 20), { x: 29, y: 0 });
    expect(camera.sees({ x: 29, y: 0 })).toBe(true);
  });
  it('moves just so far that a cell can be seen', () => {
    camera.fit(bounds(row(2), 20));
    camera.reveal({ x: 12, y: 0 });
    expect(camera.sees({ x: 12, y: 0 })).toBe(true);
  });
});
