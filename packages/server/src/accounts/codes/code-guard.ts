import { CODE_LOCK_SEC, CODE_TRIES, type Service } from '@countersign/domain';
import { type Guard, keyedHash } from '../../platform/index.ts';

/**
 * Wrong codes are counted per contact, service and session that asked for the code: neither resending nor another channel or
 * spelling starts a new count (security 10), and no other browser can use up the attempts (security 66). A new session has a
 * new count, but each needs its own code, and a contact gets only a few codes a day.
 */
export const codeGuard = (
  pepper: Buffer,
  { contact, service, sessionId }: { contact: string; service: Service; sessionId: string },
): Guard => ({
  kind: 'CODE',
  subject: keyedHash(pepper, 'guess', service, contact, sessionId),
  tries: CODE_TRIES,
  lockSec: CODE_LOCK_SEC,
});
