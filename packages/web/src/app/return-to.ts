import type { LandingSearch } from '../pages/light/landing/model/target.ts';

/** Where to go after logging in: an address of this site, never of another. */
export interface ReturnTo {
  returnTo?: string;
}
/** Browsers drop tabs and line breaks out of an address, so that "/<tab>/evil.example" would be another site's (security 13). */
export const isOwnPath = (text: unknown): text is string =>
  typeof text === 'string' && /^\/(?![/\\])[^\p{Cc}]*$/u.test(text) && text.length <= 500;
export const returnToSearch = (search: Record<string, unknown>): ReturnTo =>
  isOwnPath(search['returnTo']) ? { returnTo: search['returnTo'] } : {};

const TARGETS = ['sign', 'login', 'register'] as const;
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
/** The landing page's address: what it does not understand is left out. */
export function landingSearch(search: Record<string, unknown>): LandingSearch {
  const to = TARGETS.find((name) => name === search['to']);
  const envelopeId = textIn(search['envelopeId']);
  const participantId = textIn(search['participantId']);
  return {
    ...returnToSearch(search),
    ...(to === undefined ? {} : { to }),
    ...(envelopeId === undefined ? {} : { envelopeId }),
    ...(participantId === undefined ? {} : { participantId }),
  };
}
