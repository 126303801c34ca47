import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import QrCode from './qr-code.tsx';

/** The modules of the picture as it is drawn, row by row: # is dark. */
async function modulesOf(svg: SVGElement): Promise<string[]> {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[3]);
  const source = new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });
  const picture = new Image();
  picture.src = URL.createObjectURL(source);
  await picture.decode();
  const canvas = new OffscreenCanvas(side * 8, side * 8);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2d canvas');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const isDark = (x: number, y: number): boolean =>
    (context.getImageData(x * 8 + 4, y * 8 + 4, 1, 1).data[0] ?? 255) < 128;
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_module, x) => (isDark(x, y) ? '#' : '.')).join(''),
  );
}

it('A QR code has its name, a white edge of two modules and its three finder patterns', async () => {
  const { getByRole } = await render(<QrCode text="https://sign.example/scan/WSID_SCAN_A#secret" label="The code" />);
  const code = getByRole('img', { name: 'The code' });
  await expect.element(code).toBeVisible();
  const rows = await modulesOf(code.element() as SVGElement);
  const last = rows.length - 1;
  for (const edge of [0, 1, last - 1, last]) expect(rows[edge]).toBe('.'.repeat(rows.length));
  expect(rows.every((row) => row.startsWith('..') && row.endsWith('..'))).toBe(true);
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  const cut = (top: number, left: number) => rows.slice(top, top + 7).map((row) => row.slice(left, left + 7));
  for (const [top, left] of [
    [2, 2],
    [2, last - 8],
    [last - 8, 2],
  ] as const)
    expect(cut(top, left)).toEqual(finder);
});
