import { type PersonSeal, type WireFailure, CallError, NetworkError, api } from '@countersign/contract';
import type { InkStrokes } from '@countersign/domain';
import { language } from '../text/text.ts';
import { reportNetworkError } from './client.ts';

/** The origin of a seal's picture. */
export type SealSource = 'UPLOAD' | 'DRAW' | 'TYPE';

/** Makes a personal seal from a picture (Spec §7 "Seals"): text fields first, then the file. @throws CallError, NetworkError */
export async function uploadPersonSeal(
  name: string,
  picture: Blob,
  from: SealSource = 'UPLOAD',
  strokes?: InkStrokes,
): Promise<PersonSeal> {
  const form = new FormData();
  form.append('name', name);
  form.append('from', from);
  if (strokes !== undefined) form.append('strokes', JSON.stringify(strokes));
  form.append('file', picture, 'seal.png');
  const { method, path } = api.createPersonSeal;
  const headers = { accept: 'application/json', 'accept-language': language() };
  const response = await fetch(path, { method, body: form, credentials: 'include', headers }).catch(
    (cause: unknown) => {
      reportNetworkError();
      throw new NetworkError('no answer', { cause });
    },
  );
  const answer = (await response.json().catch(() => ({}))) as { data?: { personSeal?: PersonSeal } };
  if (!response.ok || answer.data?.personSeal === undefined)
    throw new CallError(response.status, answer as Partial<WireFailure>);
  return answer.data.personSeal;
}
