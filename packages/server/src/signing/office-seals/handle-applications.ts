import { type Api, type DataIn, type HandledApplication, refusalText } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { auditActor, keyHolders } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type Call, Refused, type Services, type Tx, emit, refuseWith } from '../../platform/index.ts';
import { type ApplicationRow, closeApplication, findApplication, listApplications } from './application-store.ts';
import { showApplications } from './apply.ts';
import { insertAuthorizations } from './authorization-store.ts';
import { endOf } from './authorize.ts';
import { type Member, memberOf } from './visibility.ts';
import { type SealRow, findMembers, findSeal, isNameTaken, updateSeal } from './store.ts';

type Handle = Api['handleSealApplications'];
type Given = Call<Handle>['body']['handledApplications'][number];

/** Handles several applications, each in a transaction of its own; the failure of one does not affect the others. */
export async function handleSealApplications(services: Services, call: Call<Handle>): Promise<DataIn<Handle>> {
  const member = memberOf(call.caller);
  const { enterpriseWsid, handledApplications } = call.body;
  if (fromWsid('enterprise', enterpriseWsid) !== member.enterpriseId) refuseWith('ERROR_NOT_FOUND');
  const handled: HandledApplication[] = [];
  for (const given of handledApplications) handled.push(await handleOne(services, call, member, given));
  return { handledApplications: handled };
}

async function handleOne(
  services: Services,
  call: Call<Handle>,
  member: Member,
  given: Given,
): Promise<HandledApplication> {
  const { sealApplicationWsid } = given;
  const refusal = await services.db
    .withTx((tx) => decide(tx, services, { call, member, given }))
    .then(() => null)
    .catch((error: unknown) => {
      if (error instanceof Refused) return error.refusal;
      throw error;
    });
  const sealApplication = await services.db.withTx((tx) => present(tx, member, sealApplicationWsid, call.context.now));
  const { language } = call.context;
  return {
    sealApplicationWsid,
    sealApplication,
    error: refusal?.error ?? null,
    message: refusal === null ? null : refusalText(refusal.error, language, refusal.params),
  };
}

async function present(tx: Tx, member: Member, sealApplicationWsid: string, now: Date) {
  const id = fromWsid('sealApplication', sealApplicationWsid);
  if (id === null) return null;
  const rows = await listApplications(tx, member.enterpriseId, { ids: [id] }, { offset: 0, limit: 1 });
  const [shown] = await showApplications(tx, member, rows, now);
  return shown ?? null;
}

interface Decide {
  readonly call: Call<Handle>;
  readonly member: Member;
  readonly given: Given;
}

async function decide(tx: Tx, services: Services, { call, member, given }: Decide): Promise<void> {
  const { caller, context } = call;
  const { now } = context;
  const { enterpriseId, memberId } = member;
  const application =
    (await findApplication(tx, enterpriseId, fromWsid('sealApplication', given.sealApplicationWsid))) ??
    refuseWith('ERROR_SEAL_APPLICATION_NOT_FOUND');
  if (application.status !== 'WAITING') refuseWith('ERROR_SEAL_APPLICATION_HANDLED');
  const reason = given.reason ?? '';
  if (!given.passed && reason === '') refuseWith('ERROR_REASON_MISSING');
  const seal =
    (await findSeal(tx, enterpriseId, application.sealId, { lock: true })) ?? refuseWith('ERROR_SEAL_NOT_FOUND');
  const granted = {
    endAt: given.endDatetime === undefined ? application.endAt : endOf(given.endDatetime, now),
    count: given.count === undefined ? application.count : given.count,
  };
  const isFirst = await closeApplication(tx, application.id, {
    status: given.passed ? 'PASSED' : 'REFUSED',
    handledAt: now,
    handledById: memberId,
    handleReason: reason === '' ? null : reason,
    ...(given.passed ? granted : {}),
  });
  if (!isFirst) refuseWith('ERROR_SEAL_APPLICATION_HANDLED');
  const isOwn = given.passed && application.memberId === memberId;
  if (isOwn && (await isDecidedByAnother(tx, enterpriseId, memberId))) refuseWith('ERROR_SEAL_SELF_AUDIT');
  if (application.kind === 'CREATE') await check(tx, seal, { passed: given.passed, reason, selfApproved: isOwn });
  else if (given.passed) await grant(tx, services, { application, seal, granted, memberId, now });
  await recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: given.passed ? 'officeSeal.applicationPassed' : 'officeSeal.applicationRefused',
    ...(await auditActor(tx, caller, context)),
    detail: {
      officeSeal: toWsid('officeSeal', seal.id),
      name: seal.name,
      application: application.kind,
      applicant: toWsid('enterpriseUser', application.memberId),
      ...(isOwn ? { selfApproved: 'true' } : {}),
      ...(reason === '' ? {} : { reason }),
    },
  });
  await emit(
    tx,
    { type: 'officeSeal.handled', applicationId: application.id, enterpriseId },
    { id: services.ids.next(), now },
  );
}

/** Whether another member holds the audit right: then no member decides about what they made or applied for (Rulings §8.13). */
const isDecidedByAnother = async (tx: Tx, enterpriseId: string, memberId: string): Promise<boolean> =>
  (await keyHolders(tx, enterpriseId, 'officeSeals:applications:handle')).some(
    ({ accountId }) => accountId !== memberId,
  );

interface Verdict {
  readonly passed: boolean;
  readonly reason: string;
  readonly selfApproved: boolean;
}

/**
 * A seal that the enterprise approves may be used where the server drew it with the verified name; otherwise an operator
 * compares its picture with that name first (name-checks.ts). A refused seal is never used.
 */
async function check(tx: Tx, seal: SealRow, { passed, reason, selfApproved }: Verdict) {
  const { id, name, enterpriseId, status, companyName } = seal;
  if (status !== 'NORMAL') refuseWith('ERROR_SEAL_ABANDONED', { name });
  if (!passed) return updateSeal(tx, id, { checkStatus: 'REFUSED', checkReason: reason });
  if (await isNameTaken(tx, enterpriseId, name, id)) refuseWith('ERROR_SEAL_NAME_EXISTS', { name });
  const awaits = companyName === null ? ({ nameCheck: 'WAITING' } as const) : ({ checkStatus: 'CHECKED' } as const);
  return updateSeal(tx, id, { ...awaits, checkReason: null, selfApproved });
}

interface Grant {
  readonly application: ApplicationRow;
  readonly seal: SealRow;
  readonly granted: Pick<ApplicationRow, 'endAt' | 'count'>;
  readonly memberId: string;
  readonly now: Date;
}

/** Turns a passed application into an authorisation, limited to the envelope if it named one. */
async function grant(tx: Tx, services: Pick<Services, 'ids'>, { application, seal, granted, memberId, now }: Grant) {
  const { enterpriseId, envelopeId } = application;
  if (seal.status !== 'NORMAL') refuseWith('ERROR_SEAL_ABANDONED', { name: seal.name });
  if (granted.endAt !== null && granted.endAt <= now) refuseWith('ERROR_SEAL_END');
  const applicants = await findMembers(tx, enterpriseId, [application.memberId], { lock: true });
  const applicant = applicants.get(application.memberId);
  if (applicant?.isLive !== true) refuseWith('ERROR_SEAL_MEMBER');
  await insertAuthorizations(tx, [
    {
      id: services.ids.next(),
      enterpriseId,
      sealId: seal.id,
      memberId: application.memberId,
      ...granted,
      scope: envelopeId === null ? 'ALL' : 'ENVELOPES',
      envelopeIds: envelopeId === null ? [] : [envelopeId],
      bstIds: [],
      createdAt: now,
      createdById: memberId,
      revokedAt: null,
    },
  ]);
}
