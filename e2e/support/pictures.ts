import type { Page } from '@playwright/test';
import type { ChosenFile } from './desk.ts';

/** A red ring with a star on white paper, as a photograph of a seal; drawn by the browser that uploads it. */
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

/** A signature in ink on nothing, as a PNG data-URI. */
export function signaturePicture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 420, height: 180 });
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    Object.assign(pen, { strokeStyle: '#0b1f4b', lineWidth: 7, lineCap: 'round', lineJoin: 'round' });
    pen.stroke(new Path2D('M30 60 C90 40 130 50 150 62 M92 50 C84 90 70 120 34 146 M60 96 C96 92 120 94 146 104'));
    pen.stroke(
      new Path2D('M190 40 C186 90 184 120 176 146 M206 70 C240 60 262 64 276 76 M246 44 C244 90 236 126 214 142'),
    );
    pen.stroke(
      new Path2D(
        'M300 56 C330 48 360 50 384 58 M318 92 C350 84 372 90 366 116 C356 146 320 142 318 118 M300 150 C340 134 380 136 404 148',
      ),
    );
    return canvas.toDataURL('image/png');
  });
}
