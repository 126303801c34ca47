import { OID, extension } from '@countersign/asn1';
import type { CertificateLint } from './linted-certificate.ts';

/** This authority claims no qualified certificates under any law: that requires an external audit. */
export const qualifiedClaim: CertificateLint = {
  name: 'qualified-claim',
  clause: 'ETSI EN 319 412-5 §4',
  check: ({ tbs: { extensions } }) =>
    extension(extensions, OID.qcStatements) === null ? null : 'qcStatements contains a claim',
};
