import { OID, extension } from '@countersign/asn1';
import type { CertificateLint } from './certificate-subject.ts';

/** This authority claims no qualified certificate, of whatever law: that takes an audit that nobody can program. */
export const qualifiedClaim: CertificateLint = {
  name: 'qualified-claim',
  clause: 'ETSI EN 319 412-5 §4',
  check: ({ tbs: { extensions } }) =>
    extension(extensions, OID.qcStatements) === null ? null : 'qcStatements claims what this authority does not',
};
