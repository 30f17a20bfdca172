import read from 'jsqr';
import { describe, expect, it } from 'vitest';
import { draw, qr } from './qr';

/** The squares of a picture as rows of 0 and 1. */
function squares({ size, path }: { size: number; path: string }): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('0'));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(length); i += 1) rows[Number(y)]![Number(x) + i] = '1';
  }
  return rows.map((row) => row.join(''));
}

describe('QR codes', () => {
  it('draw every dark square once, with four light ones around', () => {
    const pattern = ['101', '110', '000'];
    const picture = draw(3, (row, column) => pattern[row]![column] === '1');
    expect(picture.size).toBe(11);
    expect(squares(picture).slice(4, 7)).toEqual(['00001010000', '00001100000', '00000000000']);
    expect(picture.path.match(/M/g)).toHaveLength(3);
  });

  it('have finders in three corners and the timing pattern between them', async () => {
    const rows = squares(await qr('https://example.org/me/abc'));
    const inner = rows.slice(4, -4).map((row) => row.slice(4, -4));
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    expect(inner.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder);
    expect(inner.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder);
    expect(inner.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder);
    expect(inner[6]!.slice(8, -8)).toMatch(/^1(01)*$/);
  });

  it('are read as what was written', async () => {
    const link = 'https://example.org/table/6h1etrqc1412xhdg?key=Zz09_-é';
    const rows = squares(await qr(link));
    const scale = 4;
    const side = rows.length * scale;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        const dark = rows[Math.floor(y / scale)]![Math.floor(x / scale)] === '1';
        if (dark) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
      }
    }
    expect(read(pixels, side, side)?.data).toBe(link);
  });

  it('grow with the text', async () => {
    // ISO/IEC 18004, table 7: at level M version 2 holds 26 bytes, version 3 holds 42.
    expect((await qr('x'.repeat(26))).size).toBe(25 + 8);
    expect((await qr('x'.repeat(27))).size).toBe(29 + 8);
  });
});
