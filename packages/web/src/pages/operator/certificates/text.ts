import { defineText } from '../../../text/text.ts';

export const REVOKE_REASONS = [
  'keyCompromise',
  'affiliationChanged',
  'superseded',
  'cessationOfOperation',
  'privilegeWithdrawn',
] as const;
export type RevokeReason = (typeof REVOKE_REASONS)[number];

export const useCertificatesText = defineText('pages/operator/certificates/text');
