import type { View } from './view.ts';

const JPEG_QUALITY = 0.92;

/** @throws the browser's error if the file is not a picture it can read */
export const readPicture = (file: Blob): Promise<ImageBitmap> =>
  // A phone stores the orientation beside the pixels; the picture is rotated accordingly.
  createImageBitmap(file, { imageOrientation: 'from-image' });

/** Draws the view onto the whole of a square canvas. */
export function drawView(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, side }: View): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.imageSmoothingQuality = 'high';
  // Transparent parts become white, as a JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** The view as a JPEG of `sidePx` × `sidePx`. */
export function cutOut(picture: ImageBitmap, view: View, sidePx: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = sidePx;
  drawView(canvas, picture, view);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the canvas returned no picture')) : resolve(blob)),
      'image/jpeg',
      JPEG_QUALITY,
    ),
  );
}
