import { CallError, NetworkError, type WireFailure, api, pathOf } from '@countersign/contract';
import { call, reportNetworkError } from '../../../api/client.ts';
import { language } from '../../../text/text.ts';
import type { BulkCall } from './bulk.ts';

/** The API call of an act for one envelope. */
export function callOf(act: BulkCall, reason: string): (envelopeWsid: string) => Promise<unknown> {
  switch (act) {
    case 'remind':
      return (envelopeWsid) => call(api.remindEnvelope, { params: { envelopeWsid } });
    case 'revoke':
      return (envelopeWsid) => call(api.revokeEnvelope, { params: { envelopeWsid }, body: { reason } });
    case 'recycle':
      return (envelopeWsid) => call(api.recycleEnvelope, { params: { envelopeWsid } });
    case 'restore':
      return (envelopeWsid) => call(api.restoreEnvelope, { params: { envelopeWsid } });
    case 'download':
      return downloadArchive;
  }
}

/** Fetched first, so that a refusal is known before the browser saves a file. */
async function downloadArchive(envelopeWsid: string): Promise<void> {
  const headers = { 'accept-language': language() };
  const response = await fetch(pathOf(api.getArchive, { envelopeWsid }), { headers }).catch((cause: unknown) => {
    reportNetworkError();
    throw new NetworkError('no answer', { cause });
  });
  if (!response.ok) throw new CallError(response.status, (await response.json()) as Partial<WireFailure>);
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name === undefined ? `${envelopeWsid}.zip` : decodeURIComponent(name);
  link.click();
  // By then the browser has its own copy of the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
