import { OID } from '@countersign/asn1';
import { EXTENSION } from '../oids.ts';
import type { CertificateLint } from './linted-certificate.ts';

const KNOWN: ReadonlySet<string> = new Set([
  OID.basicConstraints,
  OID.keyUsage,
  OID.extendedKeyUsage,
  OID.subjectKeyIdentifier,
  OID.authorityKeyIdentifier,
  OID.authorityInfoAccess,
  OID.crlDistributionPoints,
  OID.certificatePolicies,
  OID.ocspNoCheck,
  EXTENSION.signingIntent,
]);

/** Only extensions of the profiles: readers reject unknown critical ones. */
export const knownExtensions: CertificateLint = {
  name: 'known-extensions',
  clause: 'RFC 5280 §4.2',
  check: ({ tbs }) => {
    const unknown = tbs.extensions.find(({ oid }) => !KNOWN.has(oid));
    return unknown === undefined ? null : `extension ${unknown.oid} is in no profile`;
  },
};
