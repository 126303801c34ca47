/**
 * This authority's own object identifiers, below an arc derived from a UUID, which needs no registration (ITU-T X.667).
 * They are part of every certificate and time-stamp, and never change.
 */
export const ARC = '2.25.335375666811869434897578775380576742198';

/** Private extensions of certificates. */
export const EXTENSION = {
  /** The purpose of a certificate for one signature (`signing-intent.ts`). */
  signingIntent: `${ARC}.3.1`,
} as const;

/** Certificate policies of signers' certificates, and the policy of time-stamps. */
export const POLICY = {
  /** The name was verified with identity documents before the certificate was issued. */
  verifiedName: `${ARC}.1.1`,
  /** The name was given by the sender of the envelope. */
  nameAsGiven: `${ARC}.1.2`,
  /** A long-term certificate of a verified person, or of a verified enterprise for its member. */
  personal: `${ARC}.1.3`,
  enterprise: `${ARC}.1.4`,
  /** The key was made on the signer's own phone and never leaves it; the name was verified. */
  shieldVerifiedName: `${ARC}.1.5`,
  /** The electronic seal of the platform itself, for statements about its envelopes. */
  platformSeal: `${ARC}.1.7`,
  /** The key that signs the checkpoints of the platform's log, and no documents. */
  log: `${ARC}.1.8`,
  /** A phone's key, for one signature: the name was not verified, and the certificate ends within minutes. */
  shieldOneSignature: `${ARC}.1.9`,
  /** For one signature: the name is that of the signer's own account or membership, and was not verified. */
  nameOfProfile: `${ARC}.1.10`,
  timestamp: `${ARC}.2.1`,
} as const;
