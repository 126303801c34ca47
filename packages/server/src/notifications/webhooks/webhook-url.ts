import { isIP } from 'node:net';
import { type AddressRule, LOOPBACK_NAMES, hostOf, isPublicAddress } from '../../platform/index.ts';

/** Names that mean this machine or its network, whatever they resolve to. */
const INNER_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion)$/;
const PORTS: ReadonlySet<string> = new Set(['', '443', '8443']);

/**
 * The URL that a webhook may have, with its host as the URL standard writes it; null if nothing may be sent to it. With
 * `allowLoopback` also one to this machine, by http and to any port.
 */
export function webhookUrlOf(text: string, rule: AddressRule): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  if (rule.allowLoopback && LOOPBACK_NAMES.has(url.hostname))
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
  if (url.protocol !== 'https:' || !PORTS.has(url.port)) return null;
  const host = hostOf(url);
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : null;
  return host.includes('.') && !INNER_NAMES.test(host) ? url : null;
}
