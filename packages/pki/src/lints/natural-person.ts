import { type Name, nameValues } from '@countersign/asn1';
import { POLICY } from '../oids.ts';
import type { CertificateLint } from './linted-certificate.ts';

/** Policies under which the name of a natural person was verified with identity documents. */
const VERIFIED: ReadonlySet<string> = new Set([POLICY.verifiedName, POLICY.personal, POLICY.shieldVerifiedName]);
/** Policies under which the name of a natural person was not verified. */
const NOT_VERIFIED: ReadonlySet<string> = new Set([
  POLICY.nameAsGiven,
  POLICY.nameOfProfile,
  POLICY.shieldOneSignature,
]);

/**
 * A number that only distinguishes persons of the same name: without a prefix that readers would take for a state's
 * identifier.
 */
const NUMBER = /^[0-9A-F]{20}$/;

/**
 * A person is named as ETSI EN 319 412-2 requires: a verified name in parts that form the common name, any other name
 * as a pseudonym equal to the common name, each with a serial number. Certificates of other kinds have none of these
 * attributes.
 */
export const naturalPerson: CertificateLint = {
  name: 'natural-person',
  clause: 'ETSI EN 319 412-2 §4.2.4, EN 319 412-1 §5.1.3',
  check: ({ tbs: { subject, policies } }) => {
    const [policy = ''] = policies ?? [];
    if (VERIFIED.has(policy)) return verifiedProblem(subject);
    if (NOT_VERIFIED.has(policy)) return pseudonymProblem(subject);
    const isPerson = (['SN', 'GN', 'PSEUDONYM', 'SERIALNUMBER'] as const).some(
      (one) => nameValues(subject, one).length,
    );
    if (policy !== POLICY.enterprise) return isPerson ? 'a person’s name in a certificate of another kind' : null;
    const isEnterprise = nameValues(subject, 'CN').join() === nameValues(subject, 'O').join();
    return isPerson || !isEnterprise ? verifiedProblem(subject) : null;
  },
};

function verifiedProblem(subject: Name): string | null {
  const [surnames, givenNames] = [nameValues(subject, 'SN'), nameValues(subject, 'GN')];
  if (surnames.length !== 1 || givenNames.length > 1)
    return 'the person does not have one surname and at most one given name';
  if (nameValues(subject, 'CN').join() !== [...surnames, ...givenNames].join(''))
    return 'surname and given name do not form the common name';
  if (nameValues(subject, 'PSEUDONYM').length > 0) return 'a verified person has a pseudonym';
  return numberProblem(subject);
}

function pseudonymProblem(subject: Name): string | null {
  if (nameValues(subject, 'SN').length + nameValues(subject, 'GN').length > 0)
    return 'name parts for a name that was not verified';
  const pseudonyms = nameValues(subject, 'PSEUDONYM');
  if (pseudonyms.length !== 1 || pseudonyms.join() !== nameValues(subject, 'CN').join())
    return 'a name that was not verified is not marked as a pseudonym';
  return numberProblem(subject);
}

function numberProblem(subject: Name): string | null {
  const numbers = nameValues(subject, 'SERIALNUMBER');
  return numbers.length === 1 && NUMBER.test(numbers.join()) ? null : 'not exactly one serial number of this authority';
}
