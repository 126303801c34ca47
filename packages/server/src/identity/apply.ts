import {
  type Decision,
  type EnterpriseIdentityStatus,
  type IdentityKind,
  type IdentityNumberKind,
  accept,
  fromWsid,
  isIdentityNumber,
  maskIdentityNumber,
  normaliseIdentityNumber,
  papersNeeded,
  refuse,
} from '@countersign/domain';
import { recordedName } from '../audit/actor.ts';
import { recordAudit } from '../audit/record.ts';
import type { Tx } from '../db/database.ts';
import { findEnterprise, isNumberTaken, setEnterpriseIdentity } from '../enterprises/store.ts';
import type { House } from '../house.ts';
import type { RequestContext } from '../http/context.ts';
import { seal } from '../pepper.ts';
import { findPerson, setIdentity } from '../users/store.ts';
import { type ApplicationRow, attachPapers, findLoosePapers, insertApplication } from './store.ts';

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
 * Hands an application in (Spec §4 "Identity status": NO → WAITING, INCOMPLETE → WAITING). The number is judged by its
 * check character, the papers are the applicant's own and all that its kind needs; one waits at a time.
 */
export async function applyForIdentity(
  tx: Tx,
  house: House,
  application: Application,
  context: RequestContext,
): Promise<Decision<ApplicationRow>> {
  const number = normaliseIdentityNumber(application.number);
  const judged = await judge(tx, application, number);
  if (!judged.ok) return judged;
  const papers = await findLoosePapers(
    tx,
    application.personId,
    application.paperWsids.flatMap((wsid) => fromWsid('identityPaper', wsid) ?? []),
  );
  const missing = papersNeeded(application.numberKind).filter((kind) => !papers.some((paper) => paper.kind === kind));
  if (missing.length > 0 || papers.length < application.paperWsids.length)
    return refuse('ERROR_IDENTITY_PAPERS', { papers: missing.join(', ') });
  const made = { ...application, number, formerStatus: judged.value };
  const row = await insert(tx, house, made, context.now);
  if (row === null) return refuse('ERROR_IDENTITY_WAITING');
  await attachPapers(
    tx,
    papers.map(({ id }) => id),
    row.id,
  );
  await settle(tx, house, row, context);
  return accept(row);
}

/** @returns how the enterprise stands before the application; null for a person's */
async function judge(
  tx: Tx,
  application: Application,
  number: string,
): Promise<Decision<EnterpriseIdentityStatus | null>> {
  const { personId, enterpriseId, numberKind } = application;
  const person = await findPerson(tx, personId);
  const enterprise = enterpriseId === null ? null : await findEnterprise(tx, enterpriseId);
  const status = enterpriseId === null ? person?.idttvStatus : enterprise?.idttvStatus;
  if (person === null || status === undefined) return refuse('ERROR_NOT_FOUND');
  if (status === 'WAITING') return refuse('ERROR_IDENTITY_WAITING');
  if (status === 'PASSED') return refuse('ERROR_IDENTITY_PASSED');
  // Whoever speaks for an enterprise is somebody who is known.
  if (enterpriseId !== null && person.idttvStatus !== 'PASSED') return refuse('ERROR_IDENTITY_REQUIRED');
  if (!isIdentityNumber(numberKind, number))
    return refuse(enterpriseId === null ? 'ERROR_IDENTITY_NUMBER' : 'ERROR_ENTERPRISE_CODE');
  if (enterpriseId !== null && (await isNumberTaken(tx, enterpriseId, { kind: numberKind, number })))
    return refuse('ERROR_ENTERPRISE_TAKEN');
  return accept(enterprise?.idttvStatus ?? null);
}

function insert(
  tx: Tx,
  house: House,
  made: Application & { readonly formerStatus: EnterpriseIdentityStatus | null },
  now: Date,
): Promise<ApplicationRow | null> {
  const { personId, enterpriseId, name, legalName, numberKind, number, formerStatus } = made;
  const id = house.ids.next();
  const kind: IdentityKind = enterpriseId === null ? 'PERSON' : 'ENTERPRISE';
  return insertApplication(tx, {
    ...{ id, kind, personId, enterpriseId, name, legalName, numberKind, formerStatus },
    sealedNumber: seal(house.secrets.pepper, 'identity-number', number, id),
    maskedNumber: maskIdentityNumber(number),
    status: 'WAITING',
    createdAt: now,
  });
}

async function settle(
  tx: Tx,
  house: House,
  { id, kind, personId, enterpriseId, numberKind }: ApplicationRow,
  { now, ip, userAgent, requestId }: RequestContext,
): Promise<void> {
  if (enterpriseId === null) await setIdentity(tx, personId, { idttvStatus: 'WAITING', now });
  else await setEnterpriseIdentity(tx, enterpriseId, { idttvStatus: 'WAITING' }, now);
  const person = await findPerson(tx, personId);
  await recordAudit(tx, {
    id: house.ids.next(),
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
