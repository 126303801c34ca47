import type { FastifyRequest } from 'fastify';
import { refuseWith } from './refused.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a changing call that another site made somebody's browser send (Rulings §1.9, security 22). A client that
 * sends neither header is no browser and carries nobody's cookies but its own.
 */
export function demandSameOrigin(request: FastifyRequest, publicUrl: string): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') refuseWith('ERROR_CROSS_SITE');
  if (!isOwnOrigin(request.headers.origin, request.host, publicUrl)) refuseWith('ERROR_CROSS_SITE');
}

/**
 * True for no Origin, that of PUBLIC_URL, and that of the host the request was sent to; a site on https is asked by no
 * page on http, which anybody on the way may have written (security 69).
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  if (given.protocol !== 'http:' && given.protocol !== 'https:') return false;
  if (publicUrl.startsWith('https:') && given.protocol !== 'https:') return false;
  return given.origin === new URL(publicUrl).origin || (host !== undefined && given.host === host);
}
