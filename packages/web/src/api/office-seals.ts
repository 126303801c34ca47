import {
  type OfficeSeal,
  type SealPattern,
  type WireFailure,
  CallError,
  NetworkError,
  api,
} from '@countersign/contract';
import { language } from '../text/text.ts';
import { reportNetworkError } from './client.ts';

/** @throws CallError, NetworkError */
async function post(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Response> {
  const headers = { 'accept-language': language(), ...init.headers };
  const response = await fetch(path, { method: 'POST', credentials: 'include', ...init, headers }).catch(
    (cause: unknown) => {
      if (init.signal?.aborted) throw cause;
      reportNetworkError();
      throw new NetworkError('no answer', { cause });
    },
  );
  if (response.ok) return response;
  throw new CallError(response.status, (await response.json().catch(() => ({}))) as Partial<WireFailure>);
}

/** The picture of a pattern as the server draws it, as a data-URI; nothing is stored. */
export async function previewOfficeSeal(pattern: SealPattern, signal: AbortSignal): Promise<string> {
  const headers = { accept: 'image/png, application/json', 'content-type': 'application/json' };
  const body = JSON.stringify({ pattern });
  return dataUriOf(await (await post(api.previewOfficeSeal.path, { body, headers, signal })).blob());
}

const dataUriOf = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture cannot be read')));
    reader.readAsDataURL(picture);
  });

export interface UploadedSeal {
  readonly name: string;
  readonly widthMm: number;
  readonly groupWsid: string | null;
  /** As its maker previewed it: the background is already removed. */
  readonly picture: Blob;
}
/** Makes an office seal from the image of an impression (Spec §7 "Seals"): text fields first, then the file. */
export async function uploadOfficeSeal({ name, widthMm, groupWsid, picture }: UploadedSeal): Promise<OfficeSeal> {
  const body = new FormData();
  body.append('name', name);
  body.append('widthMm', String(widthMm));
  if (groupWsid !== null) body.append('groupWsid', groupWsid);
  body.append('removeBackground', 'false');
  body.append('file', picture, 'seal.png');
  const response = await post(api.uploadOfficeSeal.path, { body, headers: { accept: 'application/json' } });
  return ((await response.json()) as { data: { officeSeal: OfficeSeal } }).data.officeSeal;
}
