import type { Page } from '@playwright/test';
import type { ChosenFile } from './signing-page.ts';
import { STROKES } from './ink.ts';

/** A red ring with a star on white paper, like a photograph of a seal; drawn by the browser that uploads it. */
export async function sealPicture(page: Page): Promise<ChosenFile> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 400, 400);
    pen.strokeStyle = '#c2321f';
    pen.lineWidth = 14;
    pen.beginPath();
    pen.arc(200, 200, 170, 0, Math.PI * 2);
    pen.stroke();
    pen.fillStyle = '#c2321f';
    pen.font = '120px sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText('★', 200, 205);
    return canvas.toDataURL('image/png');
  });
  return { name: 'seal.png', mimeType: 'image/png', buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}

/** A signature in ink on a transparent ground, as a PNG data URI. */
export function signaturePicture(page: Page): Promise<string> {
  return page.evaluate((strokes) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 420, height: 210 });
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    Object.assign(pen, { strokeStyle: '#0b1f4b', lineWidth: 6, lineCap: 'round', lineJoin: 'round' });
    for (const stroke of strokes) {
      pen.beginPath();
      for (const [x, y] of stroke) pen.lineTo(x * canvas.width, y * canvas.height);
      pen.stroke();
    }
    return canvas.toDataURL('image/png');
  }, STROKES);
}

/** A name in a handwriting font on a transparent ground, as a PNG data URI. */
export function writtenName(page: Page, name: string, font: Buffer): Promise<string> {
  return page.evaluate(
    async ({ text, bytes }) => {
      const face = new FontFace(
        'written',
        Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0)),
      );
      document.fonts.add(await face.load());
      const canvas = Object.assign(document.createElement('canvas'), { width: 420, height: 210 });
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('no canvas');
      Object.assign(pen, { fillStyle: '#0b1f4b', textAlign: 'center', textBaseline: 'middle' });
      pen.font = '110px written';
      pen.fillText(text, 210, 105, 400);
      return canvas.toDataURL('image/png');
    },
    { text: name, bytes: font.toString('base64') },
  );
}
