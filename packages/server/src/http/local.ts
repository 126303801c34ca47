import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && (address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.'));

/**
 * True for evaluation mode where the very connection comes from this machine and asks for this machine by a name no
 * other site can take (a page of another site that is resolved to 127.0.0.1 has its own host). Rulings §5.6.
 */
export function isLocalEvaluation(request: FastifyRequest, config: Pick<Config, 'mode' | 'publicUrl'>): boolean {
  if (config.mode !== 'evaluation' || !isLoopback(request.raw.socket.remoteAddress)) return false;
  const { hostname } = request;
  return (
    hostname === 'localhost' ||
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 ||
    hostname === new URL(config.publicUrl).hostname
  );
}
