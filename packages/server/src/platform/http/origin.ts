import type { FastifyRequest } from 'fastify';
import { refuseWith } from './refused.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a changing call that another site made a user's browser send (Rulings §1.9, security 22). A client that sends
 * neither header is not a browser and sends only its own cookies.
 */
export function demandSameOrigin(request: FastifyRequest, publicUrl: string): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') refuseWith('ERROR_CROSS_SITE');
  if (!isOwnOrigin(request.headers.origin, request.host, publicUrl)) refuseWith('ERROR_CROSS_SITE');
}

/**
 * True for no Origin, the one of PUBLIC_URL, and the one of the host the request was sent to; a site on https accepts no
 * page on http, which anyone on the network path may have written (security 69).
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  if (given.protocol !== 'http:' && given.protocol !== 'https:') return false;
  if (publicUrl.startsWith('https:') && given.protocol !== 'https:') return false;
  return given.origin === new URL(publicUrl).origin || (host !== undefined && given.host === host);
}
