import { type Decision, accept, refuse } from '@countersign/domain';
import { and, desc, eq } from 'drizzle-orm';
import { type Services, type Tx, identityApplication } from '../../platform/index.ts';
import { findEnterprise, setEnterpriseIdentity } from '../memberships/index.ts';
import { setIdentity } from '../users/index.ts';
import type { ApplicationRow } from './store.ts';
import { enterprise } from '../memberships/views.ts';
import { person } from '../users/views.ts';

/** A person, or an enterprise. */
export type Holder = { readonly personId: string } | { readonly enterpriseId: string };
export type Hold = 'SUSPEND' | 'WITHDRAW' | 'LIFT';

const a = identityApplication;
const ofHolder = (holder: Holder) =>
  'personId' in holder
    ? and(eq(a.personId, holder.personId), eq(a.kind, 'PERSON'))
    : eq(a.enterpriseId, holder.enterpriseId);

async function lastWith(tx: Tx, holder: Holder, status: ApplicationRow['status']): Promise<ApplicationRow | null> {
  const [row] = await tx
    .select()
    .from(a)
    .where(and(ofHolder(holder), eq(a.status, status)))
    .orderBy(desc(a.decidedAt), desc(a.id))
    .limit(1);
  return row ?? null;
}

interface Standing {
  readonly name: string;
  readonly isVerified: boolean;
}

async function standingOf(tx: Tx, holder: Holder): Promise<Standing | null> {
  if ('personId' in holder) {
    const [row] = await tx.select().from(person).where(eq(person.id, holder.personId)).for('update');
    return row === undefined ? null : { name: row.realName ?? '', isVerified: row.idttvStatus === 'PASSED' };
  }
  const [row] = await tx.select().from(enterprise).where(eq(enterprise.id, holder.enterpriseId)).for('update');
  // An enterprise that is verified and has applied for a higher level still holds its number.
  const isVerified = row !== undefined && row.idttvStatus !== 'INCOMPLETE' && numberOf(row) !== null;
  return row === undefined ? null : { name: row.name, isVerified };
}

const numberOf = ({ unifiedSocialCode, registCode }: typeof enterprise.$inferSelect): string | null =>
  unifiedSocialCode ?? registCode;

/** The name of the holder if the act is allowed in the current state of the identity. */
export async function judgeHold(tx: Tx, holder: Holder, act: Hold): Promise<Decision<string>> {
  const standing = await standingOf(tx, holder);
  if (standing === null) return refuse('ERROR_NOT_FOUND');
  const suspended = await lastWith(tx, holder, 'SUSPENDED');
  const passed = await lastWith(tx, holder, 'PASSED');
  const fits = {
    SUSPEND: standing.isVerified && passed !== null,
    WITHDRAW: standing.isVerified || suspended !== null,
    LIFT: suspended !== null,
  };
  return fits[act] ? accept(standing.name) : refuse('ERROR_REQUEST_SUBJECT');
}

/**
 * Suspends or withdraws a verified identity, or lifts its suspension, after {@link judgeHold} has accepted. While it is not in
 * force, its holder counts as never verified; the number stays taken during a suspension and becomes free on withdrawal.
 * @returns the application it was verified by; null if there is none
 */
export async function setHold(
  tx: Tx,
  services: Pick<Services, 'reactions'>,
  holder: Holder,
  { act, reason, now }: { readonly act: Hold; readonly reason: string; readonly now: Date },
): Promise<ApplicationRow | null> {
  const application = (await lastWith(tx, holder, 'SUSPENDED')) ?? (await lastWith(tx, holder, 'PASSED'));
  const formerStatus = await setHolder(tx, services, holder, { act, application, now });
  // The applicant has to submit a waiting application again, knowing the new state of the identity.
  await tx
    .update(a)
    .set({ status: 'RETURNED', reason, decidedAt: now })
    .where(and(ofHolder(holder), eq(a.status, 'WAITING')));
  if (application === null) return null;
  const status = ({ SUSPEND: 'SUSPENDED', WITHDRAW: 'WITHDRAWN', LIFT: 'PASSED' } as const)[act];
  const change = { status, reason: act === 'LIFT' ? null : reason, ...(act === 'SUSPEND' ? { formerStatus } : {}) };
  await tx.update(a).set(change).where(eq(a.id, application.id));
  return { ...application, ...change };
}

interface Change {
  readonly act: Hold;
  readonly application: ApplicationRow | null;
  readonly now: Date;
}

/** @returns the former identity status of an enterprise; null for a person */
async function setHolder(
  tx: Tx,
  { reactions }: Pick<Services, 'reactions'>,
  holder: Holder,
  { act, application, now }: Change,
): Promise<'PASSED' | 'SENIOR_NO_CERT' | null> {
  if ('personId' in holder) {
    const name = act === 'LIFT' && application !== null ? { realName: application.name } : {};
    const freed = act === 'WITHDRAW' ? { identityNumberHash: null } : {};
    await setIdentity(tx, holder.personId, { idttvStatus: act === 'LIFT' ? 'PASSED' : 'NO', ...name, ...freed, now });
    return null;
  }
  const { enterpriseId } = holder;
  const waiting = await lastWith(tx, holder, 'WAITING');
  const before = await findEnterprise(tx, enterpriseId);
  if (act === 'LIFT') {
    const idttvStatus = application?.formerStatus ?? 'PASSED';
    await setEnterpriseIdentity(tx, enterpriseId, { idttvStatus }, now);
    return null;
  }
  const freed = act === 'WITHDRAW' ? { unifiedSocialCode: null, registCode: null } : {};
  await setEnterpriseIdentity(tx, enterpriseId, { idttvStatus: 'INCOMPLETE', ...freed }, now);
  if (act === 'WITHDRAW') await reactions.enterpriseWithdrawn(tx, enterpriseId);
  // If an application for a higher level is waiting, it keeps the former status.
  const status = before?.idttvStatus === 'WAITING' ? waiting?.formerStatus : before?.idttvStatus;
  return status === 'SENIOR_NO_CERT' ? 'SENIOR_NO_CERT' : 'PASSED';
}
