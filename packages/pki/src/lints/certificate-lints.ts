import { basicConstraints } from './basic-constraints.ts';
import { contentCommitment } from './content-commitment.ts';
import { legalPerson } from './legal-person.ts';
import { naturalPerson } from './natural-person.ts';
import { policyQualifiers } from './policy-qualifiers.ts';
import { qualifiedClaim } from './qualified-claim.ts';
import { signingIntent } from './signing-intent.ts';
import { timeEncoding } from './time-encoding.ts';
import { uniqueIdentifiers } from './unique-identifiers.ts';
import type { CertificateLint } from './linted-certificate.ts';
import { extendedKeyUsage } from './extended-key-usage.ts';
import { issuerName } from './issuer-name.ts';
import { keyIdentifiers } from './key-identifiers.ts';
import { keyUsage } from './key-usage.ts';
import { knownExtensions } from './known-extensions.ts';
import { ocspNoCheck } from './ocsp-no-check.ts';
import { policies } from './policies.ts';
import { publicKey } from './public-key.ts';
import { revocationPointers } from './revocation-pointers.ts';
import { serialNumber } from './serial-number.ts';
import { signatureAlgorithm } from './signature-algorithm.ts';
import { subjectName } from './subject-name.ts';
import { validity } from './validity.ts';
import { version } from './version.ts';

/** Every lint for certificates, in the order of the fields. */
export const CERTIFICATE_LINTS: readonly CertificateLint[] = [
  version,
  serialNumber,
  signatureAlgorithm,
  issuerName,
  timeEncoding,
  validity,
  subjectName,
  naturalPerson,
  legalPerson,
  publicKey,
  basicConstraints,
  keyUsage,
  contentCommitment,
  extendedKeyUsage,
  keyIdentifiers,
  policies,
  policyQualifiers,
  qualifiedClaim,
  revocationPointers,
  ocspNoCheck,
  signingIntent,
  uniqueIdentifiers,
  knownExtensions,
];
