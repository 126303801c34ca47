import { type ByLevel, SIGNATURE_LEVELS, type SignatureLevel, wordsOfLevel } from '@countersign/domain';

/** The level at which this server completes contracts; the served page states it if it is not B-LTA. */
export function signatureLevel(): SignatureLevel {
  const told = typeof document === 'undefined' ? undefined : document.documentElement.dataset['level'];
  return SIGNATURE_LEVELS.find((level) => level === told) ?? 'B-LTA';
}

/** The texts for the level of this server, which does not change while a page is open. */
export const byLevel = (texts: ByLevel): string => wordsOfLevel(signatureLevel(), texts);
