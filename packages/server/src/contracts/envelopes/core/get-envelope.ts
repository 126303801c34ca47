import type { Api, DataIn, Envelope } from '@countersign/contract';
import type { Call, Services, Tx } from '../../../platform/index.ts';
import { findLabels } from '../../labels/index.ts';
import { loadEnvelopeFacts, unavailableIn } from './facts.ts';
import { findNames } from './known-names.ts';
import { presentEnvelope } from './present.ts';
import { type Reader, readerOf, withRights } from './reader.ts';

/** The envelope as `reader` currently sees it within the transaction. */
export async function readEnvelope(tx: Tx, envelopeId: string, by: Reader): Promise<Envelope> {
  const loading = loadEnvelopeFacts(tx, envelopeId, { lock: false });
  const [reader, found, labels, names] = await Promise.all([
    withRights(tx, by),
    loading,
    findLabels(tx, by.accounts[0] ?? by.personId, [envelopeId]),
    findNames(
      tx,
      [envelopeId],
      loading.then(({ participants }) => participants),
    ),
  ]);
  const unavailable = reader.isSender ? await unavailableIn(tx, found) : undefined;
  const loaded = unavailable === undefined ? found : { ...found, unavailable };
  return presentEnvelope({ ...loaded, names }, reader, labels.get(envelopeId));
}

export async function getEnvelope(
  services: Services,
  call: Call<Api['getEnvelope']>,
): Promise<DataIn<Api['getEnvelope']>> {
  const reader = readerOf(call);
  return { envelope: await services.db.withTx((tx) => readEnvelope(tx, call.relation.envelopeId, reader)) };
}
