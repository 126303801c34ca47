import type { text as Shape } from '../../../../zh-CN/pages/light/verify/result-text.ts';

export const text: typeof Shape = {
  explain: {
    valid:
      'Every signature matches the content of the file. Once our root certificate is trusted, any PDF reader comes to the same result independently.',
    named:
      'Every signature matches the content. But at least one signer has no verified identity: the name was entered by the sender or the signer, and the signature does not prove who that person is.',
    unrecorded:
      'At least one signature uses a certificate of ours, but our records do not contain the signature: someone used the certificate for another file. Do not rely on this file.',
    validElsewhere: 'Every signature matches the content of the file, and the certificates are from issuers we trust.',
    untrusted:
      'The signatures match the content, but at least one certificate was not issued by an issuer we trust, so we cannot confirm who the signer is.',
    unproven:
      'The signatures match the content, but at least one lacks data needed to confirm it. See below for what is missing and what you can do.',
    changed: 'At least one change is not part of the signing process. Do not rely on this file; ask for the original.',
    broken:
      'At least one signature does not match the content, or is not valid. Do not rely on this file; ask for the original.',
    revoked:
      'At least one signature was made with a revoked certificate. Do not rely on this file; contact the signer.',
    unsigned: 'This is a plain PDF. Anyone can change it without a trace.',
    voided: 'The parties have agreed to void this contract; nothing is wrong with the signatures.',
  },
  verifiedAt: 'Verified',
  print: 'Print or save as PDF',
  signedBy: 'Signed by',
  claimedBy: 'Claimed signer',
  listComma: ', ',
  lastSigned: (time) => `Last signed ${time}`,
  voidedAt: 'Void since',
  voidReason: 'Reason for voiding',
  signatures: (count) => (count === 1 ? '1 signature' : `${count} signatures`),
  timestamps: (count) => (count === 1 ? '1 document time-stamp' : `${count} document time-stamps`),
  tone: { good: 'valid', check: 'not confirmed', bad: 'not valid' },
  pictures:
    'The pictures of signatures and personal seals seen in the file were provided by the signers themselves. What is proved is the name below, and where it comes from.',
  nameNotVerified: 'name not verified',
  nameFrom: {
    VERIFIED: 'The name was verified by our authority',
    PROFILE: 'The name is from the signer’s own account and was not verified',
    GIVEN: 'The name was entered by the sender of the contract and was not verified',
  },
  records: {
    KNOWN: 'Our records contain this signature',
    UNKNOWN: 'Our records do not contain this signature: it was not made here',
  },
  actedBy: {
    PHONE: 'Identified by a verified phone',
    EMAIL: 'Identified by a verified e-mail address',
    ROLE: 'Identified by holding a role of the enterprise',
    MEMBERSHIP: 'Identified as a member of the enterprise',
  },
  provedAt: (time: string) => `proved on ${time}`,
  account: {
    SENDER: 'the sender’s own account',
    GUEST: 'by the signing link, without a login',
    OTHER: 'not the sender’s account',
  },
  changedSince: 'changed since',
  unknownSigner: 'Unknown signer',
  when: {
    TIMESTAMP: 'Signed',
    CLAIMED: 'Claimed signing time',
    NONE: 'Time of signing unknown',
  },
  timeFrom: {
    TIMESTAMP: (authority) =>
      authority === '' ? 'The time is proved by a time-stamp' : `The time is proved by a time-stamp of ${authority}`,
    CLAIMED: 'The time is from the signer’s own device; no third party proves it',
    NONE: 'The file contains no time of signing',
  },
  unknownTime: 'unknown',
  stampTitle: 'Document time-stamp',
  stampedAt: 'Stamped',
  by: 'Issued by',
  level: 'Protection',
  reason: 'Reason',
  integrity: {
    yes: 'Not one byte of the signed content has changed',
    no: 'The signed content does not match the signature',
  },
  trust: {
    own: 'The certificate is ours and was valid at the time of signing',
    list: (name) => `The certificate is from an issuer trusted through “${name}” and was valid at the time of signing`,
    other: 'The certificate is from an issuer we trust and was valid at the time of signing',
    no: 'The certificate does not lead to an issuer we trust',
  },
  stampTrust: {
    own: 'The time-stamp is ours',
    list: (name) => `The time-stamp is from an authority trusted through “${name}”`,
    other: 'The time-stamp is from an authority we trust',
    no: 'The time-stamp is not from an authority we trust',
  },
  change: {
    NONE: 'Nothing has been changed since',
    PERMITTED: 'Only permitted changes since: later signatures and validation data',
    SUSPICIOUS: 'There is a change since that is not permitted',
  },
  levels: {
    'B-B': 'Plain signature',
    'B-T': 'With trusted time',
    'B-LT': 'With trusted time and validation data',
    'B-LTA': 'Long-term: trusted time, validation data and an archive time-stamp',
    CMS: 'Common digital signature',
  } as Record<string, string>,
  technical: 'Technical details',
  indication: 'Indication',
  serial: 'Certificate serial number',
  field: 'Signature field',
  issuer: 'Issuer',
  trustList: 'Trust list',
  listOverdue: (name, due) => `“${name}” was to be renewed by ${due}; a newer issue may say something else`,
  path: 'Certificate path',
  validity: (from, to) => `${from} to ${to}`,
  revocation: 'Certificate status',
  revocationIs: {
    GOOD: (source, at) => `not revoked (${source}, ${at})`,
    REVOKED: (source, at) => `revoked (${source}, ${at})`,
    UNKNOWN: () => 'the file contains no status of the certificate',
  },
  proof: 'Existed no later than',
  proofFrom: {
    SIGNATURE_TIMESTAMP: 'time-stamp of the signature',
    DOCUMENT_TIMESTAMP: 'document time-stamp',
    NONE: '',
  },
  covers: 'Signed version',
  version: (at, of) => (at === 0 ? 'not one whole version' : `version ${at} of ${of}`),
  cover: { yes: 'it covers the whole file', no: 'content was added to the file after it' },
  seeSigned: 'See the pages as signed',
  seeSince: 'See what changed since',
  file: 'The file',
  name: 'Name',
  size: 'Size',
  revisions: 'Versions',
  digest: 'SHA-256 digest',
  copy: 'Copy the digest',
  copied: 'Copied',
};
