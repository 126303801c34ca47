import { createHash } from 'node:crypto';

/**
 * The serial number in the subject of a person's certificates (ETSI EN 319 412-2 §4.2.4): the same in all of them, and another
 * for another person of the name. It is a digest of a random id, so that nothing of their papers is in it: that of their
 * account where their name was verified, else that of the participant. 80 bits as hex digits in capitals.
 */
export const subjectNumberOf = (id: string): string =>
  createHash('sha256').update(`countersign subject ${id}`).digest('hex').slice(0, 20).toUpperCase();

/** GB 32100 and, of enterprises that have no such code, GS 15; either names its subject in the national trade register. */
const REGISTERED = /^[0-9A-Z]{15,18}$/;

/** The organizationIdentifier of a verified enterprise (ETSI EN 319 412-1 §5.1.4); null where no number of it is known. */
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
