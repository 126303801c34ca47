import type { ReturnedContact, StoppedNotice } from '@countersign/contract';
import { maskContact } from '@countersign/domain';
import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Services } from '../config/index.ts';
import { type Tx, returnedContact } from '../database/index.ts';
import { emit } from '../events/index.ts';
import type { NoticeKind } from './delivery.ts';
import { contactHash, markDelivered, markReturned, open } from './outbox.ts';
import type { Returned } from './send-result.ts';

type Ports = Pick<Services, 'db' | 'clock' | 'ids' | 'secrets'>;

/** A later message may arrive: a mailbox was full, a phone was off. */
const isForGood = ({ outcome, status }: Returned): boolean =>
  outcome !== 'UNDELIVERED' && (status === null || !status.startsWith('4.'));

/**
 * Records that a message which was handed over came back, once: with the message, whose sender is notified if it was about an
 * envelope, and for good with its contact.
 */
export async function recordReturned({ db, clock, ids, secrets }: Ports, id: string, report: Returned): Promise<void> {
  const now = clock.now();
  await db.withTx(async (tx) => {
    const about = await markReturned(tx, id, report, now);
    if (about === null) return;
    const { envelopeId, participantId, kind } = about;
    if (isForGood(report)) {
      const { contact } = open(secrets.pepper, id, about.sealed);
      await rememberReturned(tx, { clock, secrets }, { contact, kind, outcome: report.outcome });
    }
    if (envelopeId === null || participantId === null) return;
    await emit(tx, { type: 'notice.failed', envelopeId, participantId }, { id: ids.next(), now });
  });
}

/** Records with a contact that it returned a message for good. */
export async function rememberReturned(
  tx: Tx,
  { clock, secrets }: Pick<Ports, 'clock' | 'secrets'>,
  { contact, kind, outcome }: Pick<Returned, 'outcome'> & { readonly contact: string; readonly kind: NoticeKind },
): Promise<void> {
  const kept = { masked: maskContact(contact), returnedAt: clock.now() };
  await tx
    .insert(returnedContact)
    .values({ contactHash: contactHash(secrets.pepper, contact), outcome, kind, ...kept })
    .onConflictDoUpdate({
      target: [returnedContact.contactHash, returnedContact.outcome, returnedContact.kind],
      set: kept,
    });
}

export const recordDelivered = ({ db, clock }: Ports, id: string): Promise<void> =>
  db.withTx((tx) => markDelivered(tx, id, clock.now()));

/** Kinds of notices that a complaint stops. Those about an account protect its person, and codes were asked for. */
const STOPPABLE: readonly NoticeKind[] = ['CONTRACT', 'INVITATION'];

/** Whether the person with this contact has complained about notices of this kind. */
export async function isStopped(tx: Tx, pepper: Buffer, contact: string, kind: NoticeKind): Promise<boolean> {
  if (!STOPPABLE.includes(kind)) return false;
  const complaint = and(
    eq(returnedContact.contactHash, contactHash(pepper, contact)),
    eq(returnedContact.outcome, 'COMPLAINED'),
    eq(returnedContact.kind, kind),
  );
  return (await tx.$count(returnedContact, complaint)) > 0;
}

/** A mailbox that did not exist may exist later. */
const BOUNCE_COUNTS_MS = 90 * 24 * 3_600_000;

/** Of these contacts those that returned a message for good, with the reason that weighs more. */
export async function findReturned(
  tx: Tx,
  pepper: Buffer,
  contacts: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, 'BOUNCED' | 'COMPLAINED'>> {
  if (contacts.length === 0) return new Map();
  const byHash = new Map(contacts.map((contact) => [contactHash(pepper, contact), contact]));
  const rows = await tx
    .select({ hash: returnedContact.contactHash, outcome: returnedContact.outcome })
    .from(returnedContact)
    .where(
      and(
        inArray(returnedContact.contactHash, [...byHash.keys()]),
        or(
          and(eq(returnedContact.outcome, 'COMPLAINED'), eq(returnedContact.kind, 'CONTRACT')),
          and(
            eq(returnedContact.outcome, 'BOUNCED'),
            gt(returnedContact.returnedAt, new Date(now.getTime() - BOUNCE_COUNTS_MS)),
          ),
        ),
      ),
    )
    // COMPLAINED comes last and stays.
    .orderBy(returnedContact.outcome);
  return new Map(
    rows.map(({ hash, outcome }) => [byHash.get(hash) ?? '', outcome === 'COMPLAINED' ? 'COMPLAINED' : 'BOUNCED']),
  );
}

/** Contacts that messages do not reach: their person has complained, or one came back for good; null means every one. */
export interface UnreachedQuery {
  readonly contact: string | null;
  readonly reason: 'BOUNCED' | 'COMPLAINED' | null;
  readonly now: Date;
}

/** Newest first. */
export async function findUnreached(
  tx: Tx,
  pepper: Buffer,
  { contact, reason, now }: UnreachedQuery,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const complained = and(eq(returnedContact.outcome, 'COMPLAINED'), inArray(returnedContact.kind, [...STOPPABLE]));
  const bounced = and(
    eq(returnedContact.outcome, 'BOUNCED'),
    gt(returnedContact.returnedAt, new Date(now.getTime() - BOUNCE_COUNTS_MS)),
  );
  const where = and(
    reason === 'COMPLAINED' ? complained : reason === 'BOUNCED' ? bounced : or(complained, bounced),
    contact === null ? undefined : eq(returnedContact.contactHash, contactHash(pepper, contact)),
  );
  const rows = await tx
    .select()
    .from(returnedContact)
    .where(where)
    .orderBy(
      desc(returnedContact.returnedAt),
      returnedContact.contactHash,
      returnedContact.outcome,
      returnedContact.kind,
    )
    .offset(offset)
    .limit(limit);
  return { rows, total: await tx.$count(returnedContact, where) };
}

export const presentReturned = ({
  masked,
  kind,
  outcome,
  returnedAt,
}: typeof returnedContact.$inferSelect): ReturnedContact => ({
  contact: masked,
  kind,
  reason: outcome === 'COMPLAINED' ? outcome : 'BOUNCED',
  returnedDatetime: returnedAt.toISOString(),
});

/** As its person sees it. */
export const presentStopped = ({ masked, kind, returnedAt }: typeof returnedContact.$inferSelect): StoppedNotice => ({
  contact: masked,
  kind: kind === 'INVITATION' ? kind : 'CONTRACT',
  complainedDatetime: returnedAt.toISOString(),
});

/** Lets notices go to a contact again; false if none was stopped. */
export async function liftComplaints(tx: Tx, pepper: Buffer, contact: string): Promise<boolean> {
  const lifted = await tx
    .delete(returnedContact)
    .where(
      and(eq(returnedContact.contactHash, contactHash(pepper, contact)), eq(returnedContact.outcome, 'COMPLAINED')),
    )
    .returning({ kind: returnedContact.kind });
  return lifted.length > 0;
}
