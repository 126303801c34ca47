import { type SealPurpose, toWsid } from '@countersign/domain';
import { type Services, type Tx, refuseWith } from '../../platform/index.ts';
import { authorizationsOf } from './authorization-store.ts';
import { memberName } from './present.ts';
import { USE_ERRORS, sealUse } from './seal-use.ts';
import { type SealRow, findMembers, listLiveSeals } from './store.ts';
import { insertUses, listTurnUses, lockSeals, recordUses } from './use-store.ts';

/** Who uses seals, in which role, and for what. */
export interface SealUser {
  readonly enterpriseId: string;
  readonly memberId: string;
  readonly purpose: SealPurpose;
}

/** A permitted use, and the authorisation that it counts against. */
export interface JudgedUse {
  readonly sealId: string;
  readonly enterpriseId: string;
  readonly memberId: string;
  readonly authorizationId: string | null;
}

/** Returns the seals that the member may use for this now, newest first. */
export async function listSealsToSign(tx: Tx, { enterpriseId, memberId, purpose }: SealUser, now: Date) {
  const holder = (await findMembers(tx, enterpriseId, [memberId])).get(memberId);
  if (holder === undefined) return [];
  const rows = await listLiveSeals(tx, enterpriseId);
  const held = await authorizationsOf(
    tx,
    memberId,
    rows.map(({ id }) => id),
  );
  return rows.filter((row) => sealUse(row, { ...holder, authorizations: held.get(row.id) ?? [] }, purpose, now).usable);
}

/**
 * Checks that the member may use every one of these seals now (Spec §6), under the lock of each, so that parallel signatures
 * are counted.
 * @throws Refused with the reason
 */
export async function judgeUses(
  tx: Tx,
  { enterpriseId, memberId, purpose }: SealUser,
  sealIds: readonly string[],
  now: Date,
): Promise<JudgedUse[]> {
  const seals = await lockSeals(tx, enterpriseId, sealIds);
  if (seals.length < sealIds.length) refuseWith('ERROR_SEAL_OF_ENTERPRISE');
  const holder = (await findMembers(tx, enterpriseId, [memberId])).get(memberId);
  if (holder === undefined) return refuseWith('ERROR_SEAL_OF_ENTERPRISE');
  const held = await authorizationsOf(tx, memberId, sealIds);
  return seals.map((seal) => {
    const use = sealUse(seal, { ...holder, authorizations: held.get(seal.id) ?? [] }, purpose, now);
    if (!use.usable) return refuseWith(USE_ERRORS[use.whyNot], { name: seal.name });
    return { sealId: seal.id, enterpriseId, memberId, authorizationId: use.authorization?.id ?? null };
  });
}

interface Turn {
  readonly envelopeId: string;
  readonly participantId: string;
}

/** Counts the uses from now on; they belong to the signing turn and are undone when it is given back. */
export async function reserveUses(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { envelopeId, participantId }: Turn,
  uses: readonly JudgedUse[],
): Promise<void> {
  if (uses.length === 0) return;
  const turn = { envelopeId, participantId, turnId: participantId, signedAt: null };
  await insertUses(
    tx,
    uses.map((use) => ({ id: ids.next(), ...use, ...turn })),
  );
}

/** What a signature states about a seal in it. */
export interface RecordedUse {
  readonly officeSealWsid: string;
  readonly name: string;
  readonly memberName: string;
  /** The seal was approved by its own maker. */
  readonly selfApproved: boolean;
}

/**
 * Turns the uses of a turn into records, if each is still permitted: a seal that was abandoned, or an authorisation that was
 * revoked or has ended during signing, refuses it (security 40).
 * @throws Refused ERROR_SEAL_REVOKED, ERROR_SEAL_ABANDONED, ERROR_SEAL_ENTERPRISE_NOT_VERIFIED, ERROR_SEAL_NAME_OUTDATED
 */
export async function keepUses(tx: Tx, participantId: string, now: Date): Promise<RecordedUse[]> {
  const turn = await listTurnUses(tx, participantId);
  const [first] = turn;
  if (first === undefined) return [];
  const { enterpriseId, memberId } = first.row;
  const seals = await lockSeals(
    tx,
    enterpriseId,
    turn.map(({ row }) => row.sealId),
  );
  // Read under the locks that every change of a right also takes.
  const holder = (await findMembers(tx, enterpriseId, [memberId])).get(memberId);
  const known = new Map(seals.map((seal) => [seal.id, seal]));
  for (const { row, authorization } of await listTurnUses(tx, participantId)) {
    const seal = known.get(row.sealId) ?? refuseWith('ERROR_SEAL_NOT_FOUND');
    demandStanding(seal);
    const { name } = seal;
    if (holder?.isLive !== true) refuseWith('ERROR_SEAL_REVOKED', { name });
    if (!holder.isEnterpriseVerified) refuseWith('ERROR_SEAL_ENTERPRISE_NOT_VERIFIED', { name });
    if (seal.companyName !== holder.enterpriseName) refuseWith('ERROR_SEAL_NAME_OUTDATED', { name });
    if (authorization === null) {
      if (!holder.isOwner) refuseWith('ERROR_SEAL_REVOKED', { name });
      continue;
    }
    const { revokedAt, endAt } = authorization;
    if (revokedAt !== null) refuseWith('ERROR_SEAL_REVOKED', { name });
    if (endAt !== null && endAt <= now) refuseWith('ERROR_SEAL_AUTHORIZATION_ENDED', { name });
  }
  await recordUses(tx, participantId, now);
  return seals.map(({ id, name, selfApproved }) => ({
    officeSealWsid: toWsid('officeSeal', id),
    name,
    memberName: memberName(holder),
    selfApproved,
  }));
}

function demandStanding({ status, checkStatus, name }: SealRow): void {
  if (status !== 'NORMAL') refuseWith('ERROR_SEAL_ABANDONED', { name });
  if (checkStatus !== 'CHECKED') refuseWith('ERROR_SEAL_NOT_CHECKED', { name });
}
