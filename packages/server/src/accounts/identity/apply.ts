import {
  type Decision,
  type EnterpriseIdentityStatus,
  type IdentityKind,
  type IdentityNumberKind,
  accept,
  canonicalIdentityNumber,
  displayName,
  fromWsid,
  isIdentityNumber,
  isSameName,
  maskIdentityNumber,
  needsLetter,
  papersNeeded,
  refuse,
} from '@countersign/domain';
import { findPerson, recordedName, setIdentity } from '../users/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type RequestContext, type Services, type Tx, seal } from '../../platform/index.ts';
import { findEnterprise, findNumberOwner, setEnterpriseIdentity } from '../memberships/index.ts';
import { findNumberHolder, numberHashOf } from './number-hash.ts';
import { type ApplicationRow, attachPapers, findLoosePapers, findSuspended, insertApplication } from './store.ts';

export interface Application {
  readonly personId: string;
  /** Null for an application as a person. */
  readonly enterpriseId: string | null;
  readonly name: string;
  readonly legalName: string | null;
  readonly numberKind: IdentityNumberKind;
  readonly number: string;
  readonly paperWsids: readonly string[];
}

/**
 * Submits an application (Spec §4 "Identity status": NO → WAITING, INCOMPLETE → WAITING). The number is validated by its check
 * character, the documents must be the applicant's own and complete for its kind; one application waits at a time.
 */
export async function applyForIdentity(
  tx: Tx,
  services: Services,
  application: Application,
  context: RequestContext,
): Promise<Decision<ApplicationRow>> {
  const number = canonicalIdentityNumber(application.numberKind, application.number);
  const judged = await judge(tx, services, application, number);
  if (!judged.ok) return judged;
  const papers = await findLoosePapers(
    tx,
    application.personId,
    application.paperWsids.flatMap((wsid) => fromWsid('identityPaper', wsid) ?? []),
  );
  const missing = papersNeeded(application.numberKind).filter((kind) => !papers.some((paper) => paper.kind === kind));
  if (missing.length > 0 || papers.length < application.paperWsids.length)
    return refuse('ERROR_IDENTITY_PAPERS', { papers: missing.join(', ') });
  const { applicantName, formerStatus } = judged.value;
  const hasLetter = papers.some(({ kind }) => kind === 'AUTHORISATION');
  if (application.legalName !== null && !hasLetter && needsLetter(applicantName, application.legalName))
    return refuse('ERROR_IDENTITY_LETTER');
  const made = { ...application, number, formerStatus };
  const row = await insert(tx, services, made, context.now);
  if (row === null) return refuse('ERROR_IDENTITY_WAITING');
  await attachPapers(
    tx,
    papers.map(({ id }) => id),
    row.id,
  );
  await settle(tx, services, row, context);
  return accept(row);
}

interface Judged {
  readonly applicantName: string;
  /** The identity status of the enterprise before the application; null for a person's application. */
  readonly formerStatus: EnterpriseIdentityStatus | null;
}

async function judge(
  tx: Tx,
  services: Pick<Services, 'secrets'>,
  application: Application,
  number: string,
): Promise<Decision<Judged>> {
  const { personId, enterpriseId, numberKind } = application;
  const person = await findPerson(tx, personId);
  const enterprise = enterpriseId === null ? null : await findEnterprise(tx, enterpriseId);
  const status = enterpriseId === null ? person?.idttvStatus : enterprise?.idttvStatus;
  if (person === null || status === undefined) return refuse('ERROR_NOT_FOUND');
  if (status === 'WAITING') return refuse('ERROR_IDENTITY_WAITING');
  if (status === 'PASSED') return refuse('ERROR_IDENTITY_PASSED');
  // The applicant of an enterprise must be verified as a person.
  if (enterpriseId !== null && person.idttvStatus !== 'PASSED') return refuse('ERROR_IDENTITY_REQUIRED');
  if (!isIdentityNumber(numberKind, number))
    return refuse(enterpriseId === null ? 'ERROR_IDENTITY_NUMBER' : 'ERROR_ENTERPRISE_CODE');
  if ((await findSuspended(tx, application)) !== null) return refuse('ERROR_IDENTITY_SUSPENDED');
  // If the names match, an operator sees the conflict and decides; a different name is refused (Rulings §8.14).
  const held = { kind: numberKind, number };
  const holder =
    enterpriseId === null
      ? await findNumberHolder(tx, numberHashOf(services.secrets.pepper, numberKind, number))
      : await findNumberOwner(tx, enterpriseId, held);
  const holderName = holder === null ? null : 'name' in holder ? holder.name : holder.realName;
  if (holder !== null && holder.id !== personId && !isSameName(holderName ?? '', application.name))
    return refuse(enterpriseId === null ? 'ERROR_IDENTITY_TAKEN' : 'ERROR_ENTERPRISE_TAKEN');
  return accept({ applicantName: displayName(person), formerStatus: enterprise?.idttvStatus ?? null });
}

function insert(
  tx: Tx,
  services: Services,
  made: Application & { readonly formerStatus: EnterpriseIdentityStatus | null },
  now: Date,
): Promise<ApplicationRow | null> {
  const { personId, enterpriseId, name, legalName, numberKind, number, formerStatus } = made;
  const id = services.ids.next();
  const kind: IdentityKind = enterpriseId === null ? 'PERSON' : 'ENTERPRISE';
  return insertApplication(tx, {
    id,
    kind,
    personId,
    enterpriseId,
    name,
    legalName,
    numberKind,
    formerStatus,
    sealedNumber: seal(services.secrets.pepper, 'identity-number', number, id),
    maskedNumber: maskIdentityNumber(number),
    numberHash: numberHashOf(services.secrets.pepper, numberKind, number),
    status: 'WAITING',
    createdAt: now,
  });
}

async function settle(
  tx: Tx,
  services: Services,
  { id, kind, personId, enterpriseId, numberKind }: ApplicationRow,
  { now, ip, userAgent, requestId }: RequestContext,
): Promise<void> {
  if (enterpriseId === null) await setIdentity(tx, personId, { idttvStatus: 'WAITING', now });
  else await setEnterpriseIdentity(tx, enterpriseId, { idttvStatus: 'WAITING' }, now);
  const person = await findPerson(tx, personId);
  await recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: 'identity.applied',
    personId,
    actorName: recordedName(person),
    ip,
    userAgent,
    requestId,
    detail: { applicationId: id, of: kind, numberKind },
  });
}
