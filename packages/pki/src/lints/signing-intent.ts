import { DerError, extension } from '@countersign/asn1';
import { EXTENSION } from '../oids.ts';
import { readSigningIntent } from '../signing-intent.ts';
import type { CertificateLint } from './linted-certificate.ts';

/**
 * Only a certificate for one signature has a signing intent, complete and not critical (docs/cycles/issuance.md "What
 * the certificate binds").
 */
export const signingIntent: CertificateLint = {
  name: 'signing-intent',
  clause: 'RFC 5280 §4.2',
  check: ({ tbs, profile }) => {
    const found = extension(tbs.extensions, EXTENSION.signingIntent);
    if (found === null) return profile.name === 'shieldOnce' ? 'the signing intent is missing' : null;
    if (profile.name !== 'signer' && profile.name !== 'shieldOnce')
      return 'a signing intent in a certificate that is not for one signature';
    if (found.critical) return 'the signing intent is critical';
    try {
      readSigningIntent(tbs);
      return null;
    } catch (error) {
      if (error instanceof DerError) return error.message;
      throw error;
    }
  },
};
