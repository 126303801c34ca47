import { CODE_LOCK_SEC, CODE_TRIES, type Service } from '@countersign/domain';
import type { Guard } from '../guesses/guess-counter.ts';
import { keyedHash } from '../pepper.ts';

/** Wrong codes are counted for contact and service: neither resending nor another channel or spelling starts anew. */
export const codeGuard = (pepper: Buffer, { contact, service }: { contact: string; service: Service }): Guard => ({
  kind: 'CODE',
  subject: keyedHash(pepper, 'guess', service, contact),
  tries: CODE_TRIES,
  lockSec: CODE_LOCK_SEC,
});
