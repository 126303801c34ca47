import { type Api, type BodyIn, type Enterprise, api, pathOf } from '@countersign/contract';
import { call, keep, queryClient } from '../../../../api/client.ts';
import { currentUserWsid, enterpriseKey } from '../../../../api/session.ts';
import { postForm } from '../../../../parts/uploader/uploader.ts';

/** Puts an enterprise from an answer into the query cache that every page reads; the account switcher shows its name too. */
async function keepEnterprise(enterprise: Enterprise): Promise<void> {
  await keep(enterpriseKey(currentUserWsid()), enterprise);
  await queryClient.invalidateQueries({ queryKey: ['accounts'] });
}

export async function changeEnterprise(enterpriseWsid: string, body: BodyIn<Api['updateEnterprise']>): Promise<void> {
  await keepEnterprise((await call(api.updateEnterprise, { params: { enterpriseWsid }, body })).enterprise);
}

/** @throws UploadError */
export async function sendPicture(enterpriseWsid: string, picture: Blob): Promise<void> {
  const form = new FormData();
  form.append('file', picture, `${Date.now()}.jpg`);
  const path = pathOf(api.uploadEnterpriseAvatar, { enterpriseWsid });
  const { enterprise } = await postForm<{ enterprise: Enterprise }>(path, form, new AbortController().signal);
  await keepEnterprise(enterprise);
}

export async function removePicture(enterpriseWsid: string): Promise<void> {
  await keepEnterprise((await call(api.deleteEnterpriseAvatar, { params: { enterpriseWsid } })).enterprise);
}
