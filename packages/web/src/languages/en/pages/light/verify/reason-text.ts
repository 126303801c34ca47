import type { text as Shape } from '../../../../zh-CN/pages/light/verify/reason-text.ts';

const original = 'Ask for the original file.';
const again = 'Ask the signer to sign again.';

export const text: typeof Shape = {
  title: 'Why',
  todo: 'What to do',
  unknown: { what: 'This signature did not pass.', todo: original },
  notSignedHere: {
    what: 'The certificate is ours, but this signature was not made on our platform: someone used the certificate for another file.',
    todo: 'Do not rely on it; ask for the original that was signed on our platform.',
  },
  suspicious: {
    what: 'After signing, the file was changed in ways that are not part of the signing process. Compare the pages as signed with the current ones.',
    todo: 'Rely on the pages as they were signed, and ask for the original.',
  },
  reasons: {
    FORMAT_FAILURE: {
      what: 'The structure of the signature does not follow the standard and cannot be read.',
      todo: original,
    },
    HASH_FAILURE: { what: 'What the signature covers was changed after signing.', todo: original },
    SIG_CRYPTO_FAILURE: {
      what: 'The signature does not match the public key of the certificate: someone else made it, or it is damaged.',
      todo: original,
    },
    SIG_CONSTRAINTS_FAILURE: {
      what: 'The signature lacks content that the standard requires, or its certificate is not meant for signing documents.',
      todo: again,
    },
    CHAIN_CONSTRAINTS_FAILURE: {
      what: 'The certificate path breaks a rule, such as a certificate issued by one that may not issue any.',
      todo: 'Ask the signer to sign with a valid certificate.',
    },
    CERTIFICATE_CHAIN_GENERAL_FAILURE: {
      what: 'The certificate path could not be checked completely.',
      todo: 'Ask the signer for the complete path.',
    },
    CRYPTO_CONSTRAINTS_FAILURE: {
      what: 'The algorithms or keys are no longer secure, do not match each other, or are unknown.',
      todo: again,
    },
    CRYPTO_CONSTRAINTS_FAILURE_NO_POE: {
      what: 'An algorithm is no longer secure, and no time-stamp proves that the signature was made earlier.',
      todo: again,
    },
    REVOKED: {
      what: 'The certificate had been revoked before signing.',
      todo: 'Contact the signer; do not rely on this signature.',
    },
    REVOKED_NO_POE: {
      what: 'The certificate was revoked later, and no trusted time proves that the signature was made before.',
      todo: 'Ask the signer for the time of signing, or for a signature with a new certificate.',
    },
    REVOKED_CA_NO_POE: {
      what: 'The issuer of the certificate was revoked, and no trusted time proves that the signature was made before.',
      todo: again,
    },
    EXPIRED: { what: 'The certificate had expired at the time of signing.', todo: again },
    NOT_YET_VALID: { what: 'The certificate was not yet valid at the time of signing.', todo: again },
    OUT_OF_BOUNDS_NO_POE: {
      what: 'The certificate is outside its validity period now, and no trusted time proves that it was valid at the time of signing.',
      todo: 'Verify a version with a time-stamp, if there is one; otherwise ask the signer to sign again.',
    },
    OUT_OF_BOUNDS_NOT_REVOKED: {
      what: 'The certificate has expired without being revoked, and no trusted time proves that the signature was made before.',
      todo: 'Verify a version with a time-stamp, if there is one; otherwise ask the signer to sign again.',
    },
    REVOCATION_OUT_OF_BOUNDS_NO_POE: {
      what: 'The proof of the certificate’s status has itself expired.',
      todo: 'Ask for a version with complete validation data (B-LT or B-LTA).',
    },
    NO_SIGNING_CERTIFICATE_FOUND: { what: 'The file does not contain the signer’s certificate.', todo: original },
    NO_CERTIFICATE_CHAIN_FOUND: {
      what: 'The certificate was not issued by an issuer we trust. The content is unchanged, but we cannot confirm the identity of the signer.',
      todo: 'If you know the issuer and trust it, trust its root certificate in your own reader and verify there.',
    },
    NO_CERTIFICATE_CHAIN_FOUND_NO_POE: {
      what: 'The issuer was once recognised by a trusted list and has been withdrawn, and no trusted time proves that the signature was made before.',
      todo: 'Ask for a version with a time-stamp.',
    },
    NO_POE: {
      what: 'No trusted time proves when the signature existed.',
      todo: 'Ask for a version with a time-stamp.',
    },
    TRY_LATER: {
      what: 'The file contains no status of the certificate, or an expired one, and we do not contact addresses named in a file.',
      todo: 'Ask for a version with complete validation data (B-LT or B-LTA).',
    },
    TIMESTAMP_ORDER_FAILURE: { what: 'The time-stamps contradict each other in their order.', todo: original },
    SIGNED_DATA_NOT_FOUND: { what: 'The content that the signature covers is not in the file.', todo: original },
  },
  notes: {
    REVOCATION_UNKNOWN: 'The file contains no status of the certificate.',
    REVOCATION_STALE: 'The status of the certificate in the file is older than the signature, or has expired.',
    WEAK_DIGEST: 'The digest algorithm {name} is no longer secure: other content could be made to match the signature.',
    WEAK_KEY: 'The key {name} is too weak: someone else could compute it.',
    ALGORITHM_MISMATCH: 'The algorithms of the signature do not match each other.',
    CHAIN_TOO_COMPLEX: 'There are too many certificates and status data to check within the limit for one file.',
    VALIDATION_DATA_OVERFULL: 'The file contains too much validation data; some of it was not read.',
    TIMESTAMP_NOT_TRUSTED: 'The time-stamp of the signature is not from an authority we trust and does not count.',
    NO_REVISION_ENDS_HERE: 'The signature does not cover one whole version.',
    BYTE_RANGE_BROKEN: 'The range covered by the signature breaks the rules.',
    SUBFILTER_UNSUPPORTED: 'The format of the signature is unknown.',
    TRAILING_DATA: 'There is content after the end of the file that belongs to no version.',
  },
};
