import { type Decision, accept, refuse } from '@countersign/domain';
import { recordAudit } from '../../trust/index.ts';
import { type Services, type Tx, emit, lockKey, unseal } from '../../platform/index.ts';
import { findNumberOwner, setEnterpriseIdentity } from '../memberships/index.ts';
import { setIdentity } from '../users/index.ts';
import { findNumberHolder, lockNumber, numberHashOf } from './number-hash.ts';
import type { ProviderVerdict } from './provider.ts';
import { type ApplicationRow, closeApplication, findApplication } from './store.ts';

export interface Decider {
  /** Written to the audit record. */
  readonly name: string;
  readonly ip?: string;
  readonly requestId?: string;
}

/**
 * Decides a waiting application, once (Spec §4): if it is approved, a person's realName or an enterprise's name and code are
 * verified from now on; if it is returned, with a reason, they may apply again.
 */
export async function decideApplication(
  tx: Tx,
  services: Services,
  { id, verdict, by, now }: { id: string; verdict: ProviderVerdict; by: Decider; now: Date },
): Promise<Decision<ApplicationRow>> {
  const waiting = await findApplication(tx, id);
  if (waiting === null) return refuse('ERROR_NOT_FOUND');
  if (waiting.status !== 'WAITING') return refuse('ERROR_IDENTITY_DECIDED');
  const { kind, enterpriseId, numberKind } = waiting;
  const number = unseal(services.secrets.pepper, 'identity-number', waiting.sealedNumber, id);
  if (verdict.approved && enterpriseId !== null) {
    // Two operators may approve two enterprises with one number at the same time: the second waits and finds it taken.
    await lockKey(tx, `enterprise ${number}`);
    const owner = await findNumberOwner(tx, enterpriseId, { kind: numberKind, number });
    if (owner !== null) return refuse('ERROR_ENTERPRISE_TAKEN');
  }
  const numberHash = numberHashOf(services.secrets.pepper, numberKind, number);
  if (verdict.approved && enterpriseId === null) {
    await lockNumber(tx, numberHash);
    const holder = await findNumberHolder(tx, numberHash);
    if (holder !== null && holder.id !== waiting.personId) return refuse('ERROR_IDENTITY_TAKEN');
  }
  const status = verdict.approved ? 'PASSED' : 'RETURNED';
  const reason = verdict.approved ? null : verdict.reason;
  const row = await closeApplication(tx, id, { status, reason, decidedBy: by.name, decidedAt: now });
  if (row === null) return refuse('ERROR_IDENTITY_DECIDED');
  if (kind === 'PERSON') {
    const verified = verdict.approved ? { realName: row.name, identityNumberHash: numberHash } : {};
    await setIdentity(tx, row.personId, { idttvStatus: verdict.approved ? 'PASSED' : 'NO', ...verified, now });
  } else if (enterpriseId !== null) {
    await setEnterpriseIdentity(tx, enterpriseId, enterpriseIdentity(row, verdict, number), now);
    // Participants that wait under this enterprise name are bound to the verified enterprise from now on.
    const { name, legalName } = row;
    if (verdict.approved) await services.reactions.enterpriseVerified(tx, { enterpriseId, name, legalName });
  }
  await recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: 'identity.decided',
    personId: row.personId,
    actorName: by.name,
    ip: by.ip ?? null,
    requestId: by.requestId ?? null,
    detail: { applicationId: id, of: kind, status, ...(reason === null ? {} : { reason }) },
  });
  const event = { type: 'identity.decided', personId: row.personId, applicationId: id, kind, status } as const;
  await emit(tx, event, { id: services.ids.next(), now });
  return accept(row);
}

function enterpriseIdentity(
  { name, numberKind, formerStatus }: ApplicationRow,
  verdict: ProviderVerdict,
  number: string,
): Parameters<typeof setEnterpriseIdentity>[2] {
  // A verified identity stays verified: returning an application withdraws nothing.
  if (!verdict.approved) return { idttvStatus: formerStatus ?? 'INCOMPLETE' };
  return {
    idttvStatus: verdict.withoutCertificate ? 'SENIOR_NO_CERT' : 'PASSED',
    name,
    ...(numberKind === 'UNIFIED_SOCIAL_CODE' ? { unifiedSocialCode: number } : { registCode: number }),
  };
}
