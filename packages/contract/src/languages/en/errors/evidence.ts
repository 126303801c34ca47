import type { evidenceErrors as Shape } from '../../zh-CN/errors/evidence.ts';

/** Refusals of verification, trusted lists and the audit log. */
export const evidenceErrors: typeof Shape = {
  // verification
  ERROR_VERIFY_FILE: 'This PDF cannot be read. It may be damaged or incomplete; ask for it again.',
  ERROR_VERIFY_ENCRYPTED: 'This PDF is encrypted in a way that no password can open here. Ask for an unencrypted copy.',
  ERROR_VERIFY_COST:
    'Verifying this file takes more time or memory than is allowed online. Verify it with the command-line tool.',
  ERROR_TRUST_FILE: 'This is neither certificates (PEM or DER) nor a trusted list (ETSI TS 119 612).',
  ERROR_TRUST_SIGNATURE:
    'The signature of the trusted list does not match it, or does not have the required form. Download the list from its publisher again.',
  ERROR_TRUST_ALGORITHM:
    'The trusted list is signed with a method that is not supported or no longer secure: {detail}. Ask its publisher for one signed by RSA, RSA-PSS or ECDSA with SHA-256 or more.',
  ERROR_TRUST_INCOMPLETE:
    'The trusted list has no {field}, or an invalid one; every list must have it (ETSI TS 119 612 §5.3). Download it from its publisher again.',
  ERROR_TRUST_SIGNER:
    'The trusted list has the wrong signer. It must be signed by the signer of the former list, by a certificate that another list names, or by the certificate you enter. Check who signed it, and enter the SHA-256 of that certificate.',
  ERROR_TRUST_EMPTY:
    'Nothing in the file can be trusted: it needs certificates of certification authorities, or granted qualified services.',
  ERROR_TRUST_ENDS:
    'This issue of the list no longer names any trusted service. Once it is imported and confirmed by another operator, the {count} certificates of “{name}” are no longer trusted.',
  ERROR_TRUST_ANCHORS: 'A list holds at most {limit} certificates. Split it.',
  ERROR_TRUST_LISTS: 'There are at most {limit} lists. Delete one that is no longer needed.',
  ERROR_TRUST_NAME: 'A list with this name exists already.',
  ERROR_TRUST_OLDER:
    'A newer issue of this list has been imported already. Delete it first if the older one is to be trusted.',
  // audit log
  ERROR_LOG_EMPTY: 'The audit log has no signed checkpoint yet. Ask again in a minute.',
  ERROR_LOG_ENTRY: 'No row of this hash is in the audit log at this size. A new row is added within a minute.',
  ERROR_LOG_SIZE: 'The audit log is signed up to {limit} rows. Ask for that size or a smaller one.',
};
