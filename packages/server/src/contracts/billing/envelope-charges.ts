import { ENVELOPE_CHARGES, isFinal, lotToSpend, settlementOf } from '@countersign/domain';
import { eq, sql } from 'drizzle-orm';
import { type Ids, type Tx, emit, prepared, refuseWith } from '../../platform/index.ts';
import { type ChargeOwner, listEnvelopeEntries, updateAccount } from './account-store.ts';
import { type ReadAccount, move, openAccount } from './account.ts';
import { member } from '../../accounts/memberships/views.ts';
import { envelope } from '../envelopes/views.ts';

/** Who pays for an envelope: the enterprise if it is sent as a member, otherwise the person. */
async function ownerOfSender(
  tx: Tx,
  { personId, memberId }: { readonly personId: string; readonly memberId: string | null },
): Promise<ChargeOwner> {
  if (memberId === null) return { owner: 'PERSON', id: personId };
  const [row] = await tx.select({ id: member.enterpriseId }).from(member).where(eq(member.id, memberId));
  return row === undefined ? refuseWith('ERROR_NOT_FOUND') : { owner: 'ENTERPRISE', id: row.id };
}

export interface SentEnvelope {
  readonly envelopeId: string;
  readonly personId: string;
  readonly memberId: string | null;
  /** The account of the person, as this transaction has read it. */
  readonly charges: ReadAccount | null;
}

/**
 * Holds the cost of an envelope, in the transaction that starts it: no envelope starts without charges, and two
 * concurrent starts never spend the same charge.
 * @throws Refused ERROR_CHARGES_INSUFFICIENT
 */
export async function holdCharges(
  tx: Tx,
  { ids }: { readonly ids: Ids },
  sent: SentEnvelope,
  now: Date,
): Promise<void> {
  const { envelopeId, personId, memberId } = sent;
  const owner = await ownerOfSender(tx, sent);
  const { row, lots } = await openAccount(tx, { ids }, owner, now, sent.charges);
  const amount = ENVELOPE_CHARGES;
  const lot = lotToSpend(lots, amount, now);
  if (lot === null) return refuseWith('ERROR_CHARGES_INSUFFICIENT', { balance: row.available, needed: amount });
  const entry = { id: ids.next(), accountId: row.id, kind: 'HOLD', amount, lotId: lot.id, at: now } as const;
  const after = await move(tx, row, { ...entry, envelopeId, personId, memberId });
  if (after.lowThreshold === null || after.available >= after.lowThreshold || after.lowTold) return;
  await updateAccount(tx, row.id, { lowTold: true });
  const low = { accountId: owner.id, owner: owner.owner, left: after.available };
  await emit(tx, { type: 'charges.low', ...low }, { id: ids.next(), now });
}

/**
 * Settles the hold of an envelope that has ended, or whose documents could not be prepared, at most once: the charges are
 * spent if its documents were ready and a participant could act, and given back otherwise.
 */
export async function settleCharges(
  tx: Tx,
  { ids }: { readonly ids: Ids },
  envelopeId: string,
  now: Date,
): Promise<void> {
  const [[row], hold] = await Promise.all([stateOf(tx, { envelopeId }), findOpenHold(tx, envelopeId)]);
  if (row === undefined || (!isFinal(row.status) && row.prepareState !== 'FAILED') || hold === null) return;
  const { accountId, amount, lotId, personId, memberId } = hold;
  const owner = { owner: memberId === null ? 'PERSON' : 'ENTERPRISE', id: accountId } as const;
  // Read once the account is locked. Two events can report the same end: the second finds the hold already settled.
  const [account, stillOpen] = await Promise.all([openAccount(tx, { ids }, owner, now), findOpenHold(tx, envelopeId)]);
  if (stillOpen === null) return;
  const kind = settlementOf(row.prepareState === 'DONE');
  const entry = { id: ids.next(), accountId, kind, amount, lotId, envelopeId, personId, memberId, at: now };
  await move(tx, account.row, entry);
}

type State = Pick<typeof envelope.$inferSelect, 'status' | 'prepareState'>;
const stateOf = prepared<{ readonly envelopeId: string }, State[]>((tx) =>
  tx
    .select({ status: envelope.status, prepareState: envelope.prepareState })
    .from(envelope)
    .where(eq(envelope.id, sql.placeholder('envelopeId'))),
);

/** The hold of the envelope; null if it has none or it is settled. */
async function findOpenHold(tx: Tx, envelopeId: string) {
  const entries = await listEnvelopeEntries(tx, envelopeId);
  const hold = entries.find(({ kind }) => kind === 'HOLD');
  return hold === undefined || entries.length > 1 ? null : hold;
}
