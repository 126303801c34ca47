import type { Api, DataIn, Envelope } from '@countersign/contract';
import { type Call, type Services, type Tx, refuseWith } from '../../../platform/index.ts';
import { factsOf, findRoleHolders, unavailableIn } from './facts.ts';
import { findNames } from './known-names.ts';
import { presentEnvelope } from './present.ts';
import { type Reader, readerOf, withRights } from './reader.ts';
import { findShown } from './shown-store.ts';
import type { LabelledEnvelope } from './whole-envelope.ts';

/** The envelope as `reader` currently sees it within the transaction. */
export async function readEnvelope(tx: Tx, envelopeId: string, by: Reader): Promise<Envelope> {
  const [reader, found] = await Promise.all([
    withRights(tx, by),
    findShown(tx, envelopeId, by.accounts[0] ?? by.personId),
  ]);
  const { envelope, labels } = found ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  return presentEnvelope(envelope, reader, labels);
}

/** The envelope as the transaction leaves it, made of what it has read and written. */
export async function presentChanged(
  tx: Tx,
  { row, participants, senders, labels }: Pick<LabelledEnvelope, 'row' | 'participants' | 'senders' | 'labels'>,
  reader: Reader,
): Promise<Envelope> {
  const [roleHolders, names] = await Promise.all([
    findRoleHolders(tx, participants),
    findNames(tx, [row.id], participants, senders),
  ]);
  const loaded = { row, participants, facts: factsOf(row, participants, roleHolders), names };
  const unavailable = reader.isSender ? { unavailable: await unavailableIn(tx, loaded) } : {};
  return presentEnvelope({ ...loaded, ...unavailable }, reader, labels);
}

export async function getEnvelope(
  services: Services,
  call: Call<Api['getEnvelope']>,
): Promise<DataIn<Api['getEnvelope']>> {
  const reader = readerOf(call);
  return { envelope: await services.db.withTx((tx) => readEnvelope(tx, call.relation.envelopeId, reader)) };
}
