import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && (address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.'));

/** Headers that a proxy adds to a request that it passes on. */
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.*)?|x-(real|client|original|cluster-client)-.*|(cf|true|fastly)-.*-ip)$/;

const isLoopbackName = (host: string): boolean => {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || (isIP(name) !== 0 && isLoopback(name));
};

/**
 * True in evaluation mode for a request that was made on this machine: over a loopback connection, by a loopback host name,
 * and without any header that a proxy adds, whatever PUBLIC_URL is (Rulings §8.23). A page of another site that resolves to
 * 127.0.0.1 has its own host name.
 */
export function isLocalEvaluation(request: FastifyRequest, config: Pick<Config, 'mode'>): boolean {
  if (config.mode !== 'evaluation' || !isLoopback(request.raw.socket.remoteAddress)) return false;
  if (Object.keys(request.headers).some((name) => FORWARDING.test(name))) return false;
  const { host } = request.headers;
  return host !== undefined && isLoopbackName(host.replace(/:\d+$/, ''));
}
