import { signerNameProblem } from '@countersign/pki';
import { eq } from 'drizzle-orm';
import { type Caller, type Tx, refuseWith } from '../../../platform/index.ts';
import { type ParticipantRow, findPersons } from '../../../contracts/index.ts';
import { registeredAs } from '../../../trust/index.ts';
import type { PlannedAct } from '../core/act.ts';
import { enterprise, member } from '../../../accounts/memberships/views.ts';

type Certified = Partial<Pick<PlannedAct, 'commonName' | 'holder' | 'organisation' | 'organisationIdentifier'>>;

interface Judged {
  readonly participant: ParticipantRow;
  readonly planned: Pick<PlannedAct, 'documents' | 'seals'>;
}

/**
 * Returns which certificate signs (Rulings §3 "secureLevel"): null where one is issued for each signature, and for a
 * participant who only fills in.
 * @throws Refused where a long-term certificate needs a verified identity that is missing
 */
export async function judgeCertificate(
  tx: Tx,
  { participant, planned }: Judged,
  { personId, scopes }: Pick<Caller, 'personId' | 'scopes'>,
): Promise<Certified | null> {
  if (planned.documents.every(({ signatureField }) => signatureField === null)) return null;
  switch (participant.secureLevel) {
    case 'DISPOSABLE_CERT':
      return planned.seals?.length ? sealedCertificate(tx, participant) : null;
    case 'SHIELD_CERT':
      return refuseWith('ERROR_SHIELD_REQUIRED');
    case 'PERSONAL_CERT':
      demandLogin(scopes);
      return personalCertificate(tx, personId);
    case 'ENTERPRISE_CERT':
      demandLogin(scopes);
      return enterpriseCertificate(tx, participant, personId);
  }
}

/**
 * Refuses sessions of a signing link: a code to one contact proves enough for one signature, but a long-term key needs the
 * login of its owner.
 * @throws Refused ERROR_CANT_USE_FREE_LOGIN
 */
export function demandLogin(scopes: Caller['scopes']): void {
  if (scopes !== null) refuseWith('ERROR_CANT_USE_FREE_LOGIN');
}

async function personalCertificate(tx: Tx, personId: string): Promise<Certified> {
  const person = (await findPersons(tx, [personId])).get(personId);
  if (person?.idttvStatus !== 'PASSED' || !person.realName) return refuseWith('ERROR_PERSONAL_CERT');
  const holder = { kind: 'PERSONAL', personId, accountId: personId, organisation: null } as const;
  return { commonName: person.realName, holder };
}

/** Only a verified enterprise uses a seal (judge-seals.ts), under a certificate that names it (Rulings §6.13). */
async function sealedCertificate(tx: Tx, { memberId }: ParticipantRow): Promise<Certified | null> {
  const found = memberId === null ? null : await findEnterpriseOf(tx, memberId);
  return found?.idttvStatus === 'PASSED' && fitsCertificate(found.name)
    ? { organisation: found.name, ...identified(found) }
    : null;
}

/** A name that does not fit a certificate is shown in the seal only (RFC 5280 Appendix A.1). */
const fitsCertificate = (organisation: string): boolean =>
  signerNameProblem({ name: organisation, organisation, identity: 'verified' }) === null;

/** The certificate of the verified enterprise for its member; the authoriser has checked the membership. */
async function enterpriseCertificate(tx: Tx, participant: ParticipantRow, personId: string): Promise<Certified> {
  const { memberId, enterpriseName } = participant;
  const found = memberId === null ? null : await findEnterpriseOf(tx, memberId);
  // SENIOR_NO_CERT means that the enterprise has no certificate (Spec §4 "Identity status").
  if (memberId === null || found?.idttvStatus !== 'PASSED' || found.status !== 'NORMAL')
    return refuseWith('ERROR_ENTERPRISE_CERT', { name: found?.name ?? enterpriseName ?? '' });
  const person = (await findPersons(tx, [personId])).get(personId);
  // A long-term certificate holds verified names only (Rulings §8.19): without a verified person it names the enterprise twice.
  const commonName = (person?.idttvStatus === 'PASSED' && person.realName) || found.name;
  if (!fitsCertificate(found.name)) return refuseWith('ERROR_ENTERPRISE_CERT', { name: found.name });
  const named = { organisation: found.name, ...identified(found) };
  return { commonName, holder: { kind: 'ENTERPRISE', personId, accountId: memberId, ...named } };
}

const identified = (found: Parameters<typeof registeredAs>[0]): { readonly organisationIdentifier?: string } => {
  const organisationIdentifier = registeredAs(found);
  return organisationIdentifier === null ? {} : { organisationIdentifier };
};

async function findEnterpriseOf(tx: Tx, memberId: string) {
  const [row] = await tx
    .select({
      name: enterprise.name,
      idttvStatus: enterprise.idttvStatus,
      status: member.status,
      unifiedSocialCode: enterprise.unifiedSocialCode,
      registCode: enterprise.registCode,
    })
    .from(member)
    .innerJoin(enterprise, eq(enterprise.id, member.enterpriseId))
    .where(eq(member.id, memberId));
  return row ?? null;
}
