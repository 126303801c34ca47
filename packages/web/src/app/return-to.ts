import type { LandingSearch } from '../pages/light/landing/model/target.ts';

/** Where to go after logging in: an address of this site, never of another. */
export interface ReturnTo {
  returnTo?: string;
}
/** Browsers drop tabs and line breaks out of an address, so that "/<tab>/evil.example" would be another site's. */
export const isOwnPath = (text: unknown): text is string =>
  typeof text === 'string' && /^\/(?![/\\])[^\p{Cc}]*$/u.test(text) && text.length <= 500;
/**
 * The router lays what a page validates over what the address says: a value that is not good is named as undefined, since one
 * that is only left out would come through.
 */
export const returnToSearch = (search: Record<string, unknown>): ReturnTo => ({
  returnTo: isOwnPath(search['returnTo']) ? search['returnTo'] : undefined,
});

const TARGETS = ['sign', 'login', 'register'] as const;
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
/** The landing page's address: what it does not understand is undefined. */
export const landingSearch = (search: Record<string, unknown>): LandingSearch => ({
  ...returnToSearch(search),
  to: TARGETS.find((name) => name === search['to']),
  envelopeId: textIn(search['envelopeId']),
  participantId: textIn(search['participantId']),
});
