import { type WireFailure, CallError, NetworkError, api, pathOf } from '@countersign/contract';
import { reportNetworkError } from '../../../../api/client.ts';
import { language } from '../../../../text/text.ts';

/** Uploads a picture of a template (Spec §7 "bst-avatars/form-upload"). @throws CallError, NetworkError */
export async function uploadAvatar(bstWsid: string, picture: File): Promise<void> {
  const body = new FormData();
  body.append('file', picture, 'avatar.png');
  const { method } = api.uploadBstAvatar;
  const headers = { accept: 'application/json', 'accept-language': language() };
  const answer = await fetch(pathOf(api.uploadBstAvatar, { bstWsid }), {
    method,
    body,
    headers,
    credentials: 'include',
  }).catch((cause: unknown) => {
    reportNetworkError();
    throw new NetworkError('no answer', { cause });
  });
  if (!answer.ok) throw new CallError(answer.status, (await answer.json().catch(() => ({}))) as Partial<WireFailure>);
}
