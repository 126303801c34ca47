import type { Api, DataIn } from '@countersign/contract';
import { type AuditKind, type JoinStatus, fromWsid, toWsid } from '@countersign/domain';
import { auditActor, findMember, findOwnedEnterprise, insertJoin, listJoinsOf } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type Call, type Services, type Tx, emit, refuseWith } from '../../platform/index.ts';
import {
  type LoadedEnvelope,
  type ParticipantRow,
  bindMemberToParticipants,
  findNamedEnterprise,
  loadEnvelopeFacts,
} from '../../contracts/index.ts';
import { admitMember } from './admit-member.ts';

const MOST_PER_DAY = 3;
const DAY_MS = 86_400_000;

type JoinCall = Call<Api['joinEnterprise']>;

/**
 * A person whom an envelope names as a member of an enterprise asks to become one (Spec §4 WAITING_JOIN_ENTERPRISE).
 * The owner of the enterprise decides; if the owner has named them, that is an invitation.
 */
export function joinEnterprise(services: Services, call: JoinCall): Promise<DataIn<Api['joinEnterprise']>> {
  // Membership is permanent: the proof of a contact that opens a signing link is not enough.
  if (call.caller.scopes !== null) refuseWith('ERROR_CANT_USE_FREE_LOGIN');
  const participantId = fromWsid('participant', call.params.participantWsid);
  return services.db.withTx(async (tx) => {
    // Not locked: a new member is bound in many envelopes, whose locks are taken in their order.
    const loaded = await loadEnvelopeFacts(tx, call.relation.envelopeId, { lock: false });
    const row = loaded.participants.find(({ id }) => id === participantId) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
    if (row.memberId !== null) return { joinStatus: 'PASSED' };
    const name = row.enterpriseName ?? '';
    const enterpriseId =
      (row.type === 'ENTERPRISE_MEMBER' ? await findNamedEnterprise(tx, row) : null) ??
      refuseWith('ERROR_JOIN_ENTERPRISE', { name });
    return { joinStatus: await ask(tx, services, { call, loaded, row, enterpriseId }) };
  });
}

interface Asking {
  readonly call: JoinCall;
  readonly loaded: LoadedEnvelope;
  readonly row: ParticipantRow;
  readonly enterpriseId: string;
}

async function ask(tx: Tx, services: Services, { call, loaded, row, enterpriseId }: Asking): Promise<JoinStatus> {
  const { personId } = call.caller;
  const { now } = call.context;
  const envelopeId = loaded.row.id;
  const known = await findMember(tx, { enterpriseId, personId });
  if (known?.status === 'NORMAL') {
    await bindMemberToParticipants(tx, { personId, memberId: known.id });
    return 'PASSED';
  }
  const actor = await auditActor(tx, call.caller, call.context);
  const detail = { enterpriseWsid: toWsid('enterprise', enterpriseId) };
  // After the locks of the envelopes in which a new member is bound; records of one envelope are still serialised.
  const record = async (kind: AuditKind): Promise<void> => {
    await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind,
      envelopeId,
      participantId: row.id,
      ...actor,
      detail,
    });
  };
  const applicationId = services.ids.next();
  const made = { id: applicationId, enterpriseId, personId, envelopeId, createdAt: now } as const;
  const tellOwners = (): Promise<void> =>
    emit(tx, { type: 'enterprise.joinRequested', applicationId, enterpriseId }, { id: services.ids.next(), now });
  if (known === null && (await isInvited(tx, { loaded, row, enterpriseId }))) {
    await admitMember(tx, services, { enterpriseId, personId, now });
    await insertJoin(tx, { ...made, status: 'PASSED', handledAt: now });
    await record('member.joined');
    await tellOwners();
    return 'PASSED';
  }
  const earlier = await listJoinsOf(tx, { enterpriseId, personId });
  // A repeated request is one application; a refusal for this envelope is final.
  if (earlier.some(({ status }) => status === 'WAITING')) return 'WAITING';
  if (earlier.some((one) => one.status === 'REFUSED' && one.envelopeId === envelopeId)) return 'REFUSED';
  demandFewApplications(earlier, now);
  if (!(await insertJoin(tx, { ...made, status: 'WAITING' }))) return 'WAITING';
  await record('enterprise.joinRequested');
  await tellOwners();
  return 'WAITING';
}

/**
 * Whether the owner has named them in person; only the owner admits members. A contract sent by a colleague, or by a
 * program with a key of the owner's, is not an invitation, nor is the entry of a successor, whom a participant has chosen;
 * and no contract restores a member whom the owner has removed.
 */
const isInvited = async (tx: Tx, { loaded, row, enterpriseId }: Omit<Asking, 'call'>): Promise<boolean> =>
  row.successorOfId === null &&
  loaded.row.apiClientId === null &&
  (await findOwnedEnterprise(tx, loaded.row.senderMemberId)) === enterpriseId;

/**
 * Limits the applications of one person to one enterprise per day, so that a refused person cannot ask repeatedly.
 * @throws Refused ERROR_TOO_MANY_REQUESTS
 */
export function demandFewApplications(earlier: readonly { readonly createdAt: Date }[], now: Date): void {
  const third = earlier[MOST_PER_DAY - 1]?.createdAt;
  const waitMs = third === undefined ? 0 : third.getTime() + DAY_MS - now.getTime();
  if (waitMs > 0) refuseWith('ERROR_TOO_MANY_REQUESTS', { expireIn: Math.ceil(waitMs / 1000) });
}
