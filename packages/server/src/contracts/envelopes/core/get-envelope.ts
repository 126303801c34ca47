import type { Api, DataIn, Envelope } from '@countersign/contract';
import type { Call, Services, Tx } from '../../../platform/index.ts';
import { findLabels } from '../../labels/index.ts';
import { loadEnvelopeFacts, unavailableIn } from './facts.ts';
import { findNames } from './known-names.ts';
import { presentEnvelope } from './present.ts';
import { type Reader, readerOf, withRights } from './reader.ts';

/** The envelope as `reader` currently sees it within the transaction. */
export async function readEnvelope(tx: Tx, envelopeId: string, by: Reader): Promise<Envelope> {
  const reader = await withRights(tx, by);
  const found = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
  const loaded = reader.isSender ? { ...found, unavailable: await unavailableIn(tx, found) } : found;
  const names = await findNames(tx, [loaded.row], loaded.participants);
  const labels = await findLabels(tx, reader.accounts[0] ?? reader.personId, [envelopeId]);
  return presentEnvelope({ ...loaded, names }, reader, labels.get(envelopeId));
}

export async function getEnvelope(
  services: Services,
  call: Call<Api['getEnvelope']>,
): Promise<DataIn<Api['getEnvelope']>> {
  const reader = readerOf(call);
  return { envelope: await services.db.withTx((tx) => readEnvelope(tx, call.relation.envelopeId, reader)) };
}
