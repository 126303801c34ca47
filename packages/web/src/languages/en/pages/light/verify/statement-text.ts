import type { text as Shape } from '../../../../zh-CN/pages/light/verify/statement-text.ts';

export const text: typeof Shape = {
  title: 'In a few sentences',
  unknown: 'a signer who cannot be identified',
  broken: (who) =>
    `This signature claims to be by ${who}, but the content of the file does not match it: it proves nothing.`,
  signed: (who) => `${who} signed this file.`,
  signedFor: (who, organisation) => `${who} signed this file for “${organisation}”.`,
  noTime: 'The file does not say when.',
  stamped: (time, authority) =>
    authority === ''
      ? `A time-stamp proves that the signature existed at ${time}.`
      : `A time-stamp of “${authority}” proves that the signature existed at ${time}.`,
  claimed: (time) => `The device of the signer gave the time ${time}; no third party proves it.`,
  certified: (issuer) => `The certificate was issued by “${issuer}”, under an authority that we trust.`,
  notCertified: (issuer) =>
    `The certificate was issued by “${issuer}”, which leads to no authority that we trust: who signed is not known.`,
  name: {
    VERIFIED: 'The authority verified the name in it by identity documents before the signature.',
    PROFILE: 'The signer entered the name in it in their own account; it was not verified.',
    GIVEN: 'The sender entered the name in it; it was not verified.',
  },
  status: {
    GOOD: (at) => `Its status at ${at} was: not revoked.`,
    REVOKED: (at) => `It was revoked at ${at}.`,
  },
  since: {
    NONE: 'Since then not one byte of the file has changed.',
    PERMITTED:
      'Since then only content that the signing process permits was added, such as signatures of others and validation data; what was signed has not changed.',
    SUSPICIOUS:
      'Since then the file was changed in a way that the signing process does not permit; what is seen now is not what was signed.',
  },
  lasting: {
    ARCHIVE: (day) =>
      `The signature can be verified until ${day}: the certificates, status and times that this needs are in the file, protected by the time-stamp at its end, whose certificates end on that day. One more time-stamp before then extends it.`,
    STAMP:
      'The signature has a time-stamp, but no document time-stamp protects it: once the certificate of the time-stamping service ends, verification cannot be guaranteed.',
    CERTIFICATE: (day) =>
      `The signature has no time-stamp: it can be verified only while the certificate of the signer is valid, until ${day}.`,
  },
};
