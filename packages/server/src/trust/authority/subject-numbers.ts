import { createHash } from 'node:crypto';

/**
 * Returns the serial number in the subject of a person's certificates (ETSI EN 319 412-2 §4.2.4): the same in all of them, and
 * different for another person of the same name. It is a digest of a random id and therefore contains no personal data: of the
 * account if its name was verified, else of the participant. 80 bits as hex digits in capitals.
 */
export const subjectNumberOf = (id: string): string =>
  createHash('sha256').update(`countersign subject ${id}`).digest('hex').slice(0, 20).toUpperCase();

/** GB 32100 and, for enterprises without such a code, GS 15; either identifies its subject in the national trade register. */
const REGISTERED = /^[0-9A-Z]{15,18}$/;

/** Returns the organizationIdentifier of a verified enterprise (ETSI EN 319 412-1 §5.1.4); null if no number of it is known. */
export function registeredAs({
  unifiedSocialCode,
  registCode,
}: {
  readonly unifiedSocialCode: string | null;
  readonly registCode: string | null;
}): string | null {
  const code = unifiedSocialCode ?? registCode ?? '';
  return REGISTERED.test(code) ? `NTRCN-${code}` : null;
}
