import { api, pathOf } from '@countersign/contract';
import { type InkPicture, pictureOfFile } from '../../../../parts/signature/ink-picture.ts';

/**
 * The image of what was drawn on a phone, as a local copy: a session of a link may fetch it for a few minutes only (Rulings
 * §6.8), and an adopted signature is needed longer.
 */
export async function pictureOfWrite(writeWsid: string): Promise<InkPicture | null> {
  const response = await fetch(pathOf(api.getPersonWritePicture, { writeWsid }), { credentials: 'include' });
  if (!response.ok) throw new Error(`the picture was answered with ${response.status}`);
  return pictureOfFile(await response.blob(), { keepPaper: true });
}
