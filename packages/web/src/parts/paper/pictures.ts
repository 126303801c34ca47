import type { Pixels } from './geometry.ts';

const JPEG_QUALITY = 0.82;

function canvasOf(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser draws no pictures');
  return { canvas, context };
}

/**
 * The pixels of a picture file, with at most `longSide` on its longer side.
 * @throws the browser's error if it is not a picture that it can read
 */
export async function pixelsOf(file: Blob, longSide: number): Promise<ImageData> {
  // A phone stores the orientation beside the pixels.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
    const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
    const { context } = canvasOf(width ?? 1, height ?? 1);
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width ?? 1, height ?? 1);
    context.drawImage(picture, 0, 0, width ?? 1, height ?? 1);
    return context.getImageData(0, 0, width ?? 1, height ?? 1);
  } finally {
    picture.close();
  }
}

const asImage = ({ data, width, height }: Pixels): ImageData =>
  new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height);

/** Shows the pixels on a canvas of their size. */
export function showPixels(canvas: HTMLCanvasElement, pixels: Pixels): void {
  canvas.width = pixels.width;
  canvas.height = pixels.height;
  canvas.getContext('2d')?.putImageData(asImage(pixels), 0, 0);
}

export async function jpegOf(pixels: Pixels): Promise<Uint8Array> {
  const { canvas, context } = canvasOf(pixels.width, pixels.height);
  context.putImageData(asImage(pixels), 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (blob === null) throw new Error('this browser writes no picture');
  return new Uint8Array(await blob.arrayBuffer());
}
