import type { Api, DataIn, Envelope } from '@countersign/contract';
import { type Call, type Services, type Tx, refuseWith } from '../../../platform/index.ts';
import { findLabels } from '../../labels/index.ts';
import { type LoadedEnvelope, factsOf, findRoleHolders, unavailableIn } from './facts.ts';
import { type KnownNames, findNames } from './known-names.ts';
import { presentEnvelope } from './present.ts';
import { type Reader, readerOf, withRights } from './reader.ts';
import { findShown } from './shown-store.ts';
import { findSenders } from './store.ts';

/** The envelope as `reader` currently sees it within the transaction. */
export async function readEnvelope(tx: Tx, envelopeId: string, by: Reader): Promise<Envelope> {
  const [reader, found] = await Promise.all([
    withRights(tx, by),
    findShown(tx, envelopeId, by.accounts[0] ?? by.personId),
  ]);
  const { envelope, labels } = found ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  return presentEnvelope(envelope, reader, labels);
}

/** What a reader of an envelope sees besides its row and its participants. */
export interface Surroundings {
  readonly reader: Reader;
  readonly labels: Awaited<ReturnType<typeof findLabels>>;
  readonly senders: KnownNames['senders'];
}

/** To be asked for together with the envelope itself. */
export async function readSurroundings(tx: Tx, envelopeId: string, by: Reader): Promise<Surroundings> {
  const [reader, labels, senders] = await Promise.all([
    withRights(tx, by),
    findLabels(tx, by.accounts[0] ?? by.personId, [envelopeId]),
    findSenders(tx, [envelopeId]),
  ]);
  return { reader, labels, senders };
}

/** The envelope as the transaction leaves it, made of what it has read and written. */
export async function presentChanged(
  tx: Tx,
  changed: Pick<LoadedEnvelope, 'row' | 'participants'>,
  { reader, labels, senders }: Surroundings,
): Promise<Envelope> {
  const { row, participants } = changed;
  const [roleHolders, names] = await Promise.all([
    findRoleHolders(tx, participants),
    findNames(tx, [row.id], participants, senders),
  ]);
  const loaded = { row, participants, facts: factsOf(row, participants, roleHolders), names };
  const unavailable = reader.isSender ? { unavailable: await unavailableIn(tx, loaded) } : {};
  return presentEnvelope({ ...loaded, ...unavailable }, reader, labels.get(row.id));
}

export async function getEnvelope(
  services: Services,
  call: Call<Api['getEnvelope']>,
): Promise<DataIn<Api['getEnvelope']>> {
  const reader = readerOf(call);
  return { envelope: await services.db.withTx((tx) => readEnvelope(tx, call.relation.envelopeId, reader)) };
}
