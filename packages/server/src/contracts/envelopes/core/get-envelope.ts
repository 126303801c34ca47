import type { Api, DataIn, Envelope } from '@countersign/contract';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/config/services.ts';
import type { Call } from '../../../platform/http/handlers.ts';
import { findLabels } from '../../labels/envelope-labels.ts';
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
