/** QR codes as a picture: one path of dark squares. */

export interface QrPicture {
  /** The side in squares, with the quiet zone around. */
  size: number;
  /** The dark squares as an SVG path. */
  path: string;
}

/** The white border a reader needs. */
const QUIET = 4;

/** The generator is loaded when the first code is shown. */
export async function qr(text: string): Promise<QrPicture> {
  const { default: generate } = await import('qrcode-generator');
  // 0: as small as the text allows; M: a seventh of it may be damaged.
  const code = generate(0, 'M');
  // The generator takes one byte per character; readers expect UTF-8.
  code.addData(String.fromCharCode(...new TextEncoder().encode(text)), 'Byte');
  code.make();
  return draw(code.getModuleCount(), (row, column) => code.isDark(row, column));
}

/** Dark squares beside each other become one bar. */
export function draw(count: number, dark: (row: number, column: number) => boolean): QrPicture {
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (!dark(row, column)) continue;
      const start = column;
      while (column + 1 < count && dark(row, column + 1)) column += 1;
      path += `M${start + QUIET} ${row + QUIET}h${column - start + 1}v1h-${column - start + 1}z`;
    }
  }
  return { size: count + 2 * QUIET, path };
}
