import { type IdentityPaperRow, api } from '@countersign/contract';
import type { IdentityPaper } from '@countersign/domain';
import { fitWithin } from '../../../../parts/signature/paper.ts';
import { postForm } from '../../../../parts/uploader/uploader.ts';

/** Large enough to read every word. A photo of a phone is several times as large and would only take longer to upload. */
const LONGEST_SIDE_PX = 2000;
const JPEG_QUALITY = 0.9;

/** The photo, upright and scaled down. Rejects a file that is not a picture. */
async function readable(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const size = fitWithin(bitmap, LONGEST_SIDE_PX);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d canvas');
  context.imageSmoothingQuality = 'high';
  // Transparent areas would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', JPEG_QUALITY),
  );
}

/** null if the file cannot be read as a picture. */
export const readPaper = (file: Blob): Promise<Blob | null> => readable(file).catch(() => null);

/** Uploads the picture of one identity document; the application that follows refers to it. */
export async function uploadPaper(
  kind: IdentityPaper,
  picture: Blob,
  { signal, onShare }: { signal: AbortSignal; onShare: (share: number) => void },
): Promise<IdentityPaperRow> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', picture, 'paper.jpg');
  const sent = (bytes: number) => onShare(Math.min(1, bytes / picture.size));
  return (await postForm<{ paper: IdentityPaperRow }>(api.uploadIdentityPaper.path, form, signal, sent)).paper;
}
