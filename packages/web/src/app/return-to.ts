import type { LandingSearch } from '../pages/light/landing/model/target.ts';

/** Where to go after logging in: an address of this site, never of another. */
export interface ReturnTo {
  returnTo?: string;
}
/** Browsers drop tabs and line breaks from an address, so that "/<tab>/evil.example" would be another site's. */
const isOwnPath = (text: unknown): text is string =>
  typeof text === 'string' && /^\/(?![/\\])[^\p{Cc}]*$/u.test(text) && text.length <= 500;
/**
 * The router merges the validated values over those of the address: an invalid value is set to undefined explicitly, since an
 * omitted one would be kept.
 */
export const returnToSearch = (search: Record<string, unknown>): ReturnTo => ({
  returnTo: isOwnPath(search['returnTo']) ? search['returnTo'] : undefined,
});

const TARGETS = ['sign', 'login', 'register'] as const;
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
/** The search of the landing page; invalid values are undefined. */
export const landingSearch = (search: Record<string, unknown>): LandingSearch => ({
  ...returnToSearch(search),
  to: TARGETS.find((name) => name === search['to']),
  envelopeId: textIn(search['envelopeId']),
  participantId: textIn(search['participantId']),
});
