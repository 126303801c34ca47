import { byLevel } from '../../../../../text/level.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/practice/text.ts';

export const text: typeof Shape = {
  title: 'Practice statement',
  lead: 'How this authority issues, uses and revokes certificates, and how anyone can check it. The numbers and lists come from the running program itself.',
  test: 'This authority runs in evaluation mode: every certificate name contains TEST, and none is for a real contract.',
  whoTitle: '1. The authority and its services',
  who: [
    'It issues certificates only for signing contracts on this platform: none for web sites, and none claimed to be qualified under any law.',
    'The root certifies issuing authorities and signs its own revocation list. An issuing authority certifies signers and the services: time-stamps, certificate status, the seal and the log of the platform.',
  ],
  identityTitle: '2. Names in certificates',
  identity: [
    'The policy in the certificate says where the name comes from: verified by identity documents, or given by the sender of the contract. The latter proves only that a code reached the contact.',
    'For a verified person a certificate contains the name, split into surname and given name where possible, and a number that distinguishes people of the same name and contains nothing of their identity documents; for a verified enterprise, its name and its unified social credit code.',
    'Long-term certificates are for persons and enterprises whose identity an operator, or a verification service, has approved; the certificate of an enterprise names the enterprise.',
    'A changed verified name needs a new certificate; when a member leaves, the certificates that act for the enterprise are revoked.',
  ],
  keyTitle: '3. Keys',
  key: [
    'The key of a certificate for one signature is generated in the signer process, signs once and is destroyed; it is never stored. The certificate itself names the contract, the digest of the document and the digest of the evidence record so far.',
    'Long-term keys are stored encrypted and decrypted only in the signer process. The key of a phone certificate stays on the signer’s phone.',
    'Each of the authority’s own keys signs only what its kind may sign, with a log entry before and after. The root key may be kept offline and used in a ceremony, or in a hardware module.',
  ],
  issueTitle: '4. Checks before issuance',
  issue:
    'Each certificate is checked against the standards, rule by rule, before any key signs it; if it breaks one rule, it is not issued. Serial numbers contain at least 128 random bits.',
  check: 'Check',
  clause: 'By',
  statusTitle: '5. Revocation and status',
  status: [
    'A revocation takes effect at once and is final: the status service (OCSP, RFC 6960) reports it immediately, and the revocation list is updated. Lists are issued daily and are valid for seven days.',
    'A serial number that was never issued is “unknown”, and never “good”.',
    'A signature made before the revocation, as proved by a time-stamp, stays valid.',
  ],
  reasons: 'Reasons of a revocation',
  timeTitle: '6. Time-stamps',
  time: 'Time-stamps follow RFC 3161 and RFC 5816, to the second, over SHA-256, SHA-384 and SHA-512. While the clock is behind the last time-stamp, none is issued.',
  yearsTitle: '7. Renewal',
  years: [
    'A root is valid for 20 years, an issuing authority for 10; each is replaced three years before it expires. The old and the new root cross-certify each other, and the lists and status of an old issuing authority are served until it expires.',
    byLevel({
      'B-LTA':
        'Contracts are completed at PAdES B-LTA. Signed contracts are not affected by a renewal: they contain the certificates, status and time-stamps needed for verification, and are renewed in time.',
      'B-LT':
        'Contracts are completed at PAdES B-LT: they contain the certificates and status needed for verification, and each signature has a time-stamp. Archive time-stamps after that are the responsibility of the holder of the contract.',
      'B-T':
        'Contracts are completed at PAdES B-T, for trials only: each signature has a time-stamp, but no status is included, so verification cannot be guaranteed after the certificates expire.',
      'B-B':
        'Contracts are completed at PAdES B-B, for trials only: signatures have no time-stamp and no status is included, so verification cannot be guaranteed after the certificates expire or are revoked.',
    }),
  ],
  policiesTitle: 'Certificate policies',
  policy: 'Policy',
  oid: 'Object identifier',
  profilesTitle: 'Kinds of certificates',
  profile: 'Kind',
  longest: 'At most',
  usage: 'Key usage',
  days: (days) => (days > 1000 ? `${Math.floor(days / 365.25)} years` : `${days} days`),
  certificatesTitle: 'The authority’s certificates',
  until: 'Until',
  fingerprint: 'SHA-256',
  retired: 'followed',
  addressTitle: 'Addresses',
  loading: 'Loading the data of the authority',
  policyWord: {
    verifiedName: 'One signature, name verified',
    nameAsGiven: 'One signature, name given by the sender',
    personal: 'A person’s long-term certificate',
    enterprise: 'An enterprise’s long-term certificate',
    shieldVerifiedName: 'A phone’s, name verified',
    platformSeal: 'Seal of the platform',
    log: 'Log of the platform',
    timestamp: 'Time-stamps',
  },
  profileWord: {
    root: 'Root',
    cross: 'Cross certificate of roots',
    issuing: 'Issuing authority',
    tsa: 'Time-stamps',
    ocsp: 'Certificate status',
    signer: 'One signature',
    holder: 'Long-term',
    shield: 'A phone’s',
    platform: 'Seal of the platform',
    log: 'Log of the platform',
  },
  addressWord: { root: 'Root', list: 'Revocation list', ocsp: 'Status (OCSP)', tsa: 'Time-stamps (RFC 3161)' },
};
