import { nameValues } from '@countersign/asn1';
import { POLICY } from '../oids.ts';
import type { CertificateLint } from './certificate-subject.ts';

/** In whose certificates a name stands that was verified with the papers of a natural person. */
const VERIFIED: ReadonlySet<string> = new Set([POLICY.verifiedName, POLICY.personal, POLICY.shieldVerifiedName]);

/** A number that tells people of one name apart and says nothing else: no prefix by which a reader takes it for a state's. */
const NUMBER = /^[0-9A-F]{20}$/;

/** A verified person is named in parts that make up the common name, and nobody else's name is taken apart. */
export const naturalPerson: CertificateLint = {
  name: 'natural-person',
  clause: 'ETSI EN 319 412-2 §4.2.4, EN 319 412-1 §5.1.3',
  check: ({ tbs: { subject, policies } }) => {
    const [policy = ''] = policies ?? [];
    const [surnames, givenNames] = [nameValues(subject, 'SN'), nameValues(subject, 'GN')];
    const numbers = nameValues(subject, 'SERIALNUMBER');
    if (!VERIFIED.has(policy)) {
      const isPlain = surnames.length + givenNames.length + numbers.length === 0;
      return isPlain ? null : 'parts or the number of a name that was not verified';
    }
    if (surnames.length !== 1 || givenNames.length > 1)
      return 'the person is not named by one surname, or more than one given name';
    if (nameValues(subject, 'CN').join() !== [...surnames, ...givenNames].join(''))
      return 'surname and given name are not the common name';
    if (numbers.length > 1 || numbers.some((number) => !NUMBER.test(number)))
      return 'the serial number of the subject is not one of this authority';
    return null;
  },
};
