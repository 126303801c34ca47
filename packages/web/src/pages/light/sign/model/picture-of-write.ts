import { api, pathOf } from '@countersign/contract';
import { type InkPicture, pictureOfFile } from '../../../../parts/signature/ink-picture.ts';

/**
 * What a phone has just drawn, as if it had been drawn here: a session of a link may look at it for a few minutes only
 * (Rulings §6.8), and a signature that is adopted lasts longer.
 */
export async function pictureOfWrite(writeWsid: string): Promise<InkPicture | null> {
  const response = await fetch(pathOf(api.getPersonWritePicture, { writeWsid }), { credentials: 'include' });
  if (!response.ok) throw new Error(`the picture was answered with ${response.status}`);
  return pictureOfFile(await response.blob(), { keepPaper: true });
}
