import { Resolver, lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where a webhook may go: never into the house's own network (security 50). */
export interface AddressRule {
  /** For trials on one machine: http and any port, to this machine alone. */
  readonly allowLoopback: boolean;
}

export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
}

/** All that is given out of IPv6 (RFC 4291 §2.5.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** What is no public address, beyond what its range says: a cloud's own service at a public number. */
const OWN_SERVICES: ReadonlySet<string> = new Set(['168.63.129.16']);
/** Names that mean the machine or the network one is in, whatever they resolve to. */
const INNER_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion)$/;
const PORTS: ReadonlySet<string> = new Set(['', '443', '8443']);
const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a socket may be opened to the address: one of the public Internet (RFC 6890), IPv4 within IPv6 judged as what
 * it is (security 50).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  // Beyond 2000::/3 the Internet has no IPv6, but forms that hide an IPv4 address (`::7f00:1`) have their place.
  if (address instanceof ipaddr.IPv6 && !address.match(...GLOBAL_UNICAST)) return false;
  return address.range() === 'unicast' && !OWN_SERVICES.has(address.toString());
}

const isLoopback = (text: string): boolean => ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback';

/** Whether the rule lets a webhook to this address be opened; a name is judged again by what it resolves to. */
export const isAllowedAddress = (text: string, { allowLoopback }: AddressRule): boolean =>
  isPublicAddress(text) || (allowLoopback && isLoopback(text));

/** The URL a webhook may have; null where nothing is ever sent to it. Its host is as the URL standard writes it. */
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

/** Without the brackets of an IPv6 address and the dot at the end of a full name. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

export type Resolve = (host: string) => Promise<readonly Address[]>;

const DNS = { timeout: 2000, tries: 2 };

/**
 * Asks the servers of names itself. The system's own way holds a thread of this process until it has an answer; of those there
 * are two, and a receiver whose server of names is silent would keep the name of the database from being found.
 * @param servers in place of the system's
 */
export function resolverByDns(servers?: readonly string[]): Resolve {
  const resolver = new Resolver(DNS);
  if (servers !== undefined) resolver.setServers(servers);
  return async (host) => {
    // This machine's own names are in no server of names.
    if (LOOPBACK_NAMES.has(host))
      return (await lookup(host, { all: true })).map(({ address, family }) => ({
        address,
        family: family === 6 ? 6 : 4,
      }));
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason as Error;
    return [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 }) as const) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 }) as const) : []),
    ];
  };
}

const systemResolver = resolverByDns();

/**
 * The one address that a connection to this host is opened to, so that what was judged is what is called: a name that
 * changes its answer meanwhile changes nothing. Null where any of its addresses is not allowed.
 * @throws where the name is not known
 */
export async function resolveAllowed(
  host: string,
  rule: AddressRule,
  resolve: Resolve = systemResolver,
): Promise<Address | null> {
  const family = isIP(host);
  const found = family === 0 ? await resolve(host) : [{ address: host, family: family === 6 ? 6 : 4 } as const];
  const [first] = found;
  return first !== undefined && found.every(({ address }) => isAllowedAddress(address, rule)) ? first : null;
}
