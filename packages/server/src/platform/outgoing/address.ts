import { Resolver, lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Which addresses may be called for others: never one in the internal network (security 50). */
export interface AddressRule {
  /** For trials on one machine: this machine too. */
  readonly allowLoopback: boolean;
  /** For a host that the operator names in a setting: private addresses too, but not this machine or link-local ones. */
  readonly allowPrivate?: boolean;
}

export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
}

/** The assigned part of the public IPv6 address space (RFC 4291 §2.5.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Addresses that are not public although their range is: internal services of a cloud. */
const OWN_SERVICES: ReadonlySet<string> = new Set(['168.63.129.16']);
/** One among private addresses: the metadata of a cloud. */
const CLOUD_METADATA = 'fd00:ec2::254';
/** The names of this machine that a trial may use. */
export const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a connection to the address may be opened: one of the public Internet (RFC 6890); IPv4 within IPv6 is checked as IPv4
 * (security 50).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  // Outside 2000::/3 there are no public IPv6 addresses, only forms such as `::7f00:1` that hide an IPv4 address.
  if (address instanceof ipaddr.IPv6 && !address.match(...GLOBAL_UNICAST)) return false;
  return address.range() === 'unicast' && !OWN_SERVICES.has(address.toString());
}

const isLoopback = (text: string): boolean => ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback';

/** Of an internal network (RFC 1918, RFC 4193). */
function isPrivate(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return ['private', 'uniqueLocal'].includes(address.range()) && address.toString() !== CLOUD_METADATA;
}

/** Whether the rule allows a connection to this address; a name is checked by what it resolves to. */
const isAllowedAddress = (text: string, { allowLoopback, allowPrivate = false }: AddressRule): boolean =>
  isPublicAddress(text) || (allowLoopback && isLoopback(text)) || (allowPrivate && isPrivate(text));

/** Without the brackets of an IPv6 address and the trailing dot of a full name. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

export type Resolve = (host: string) => Promise<readonly Address[]>;

const DNS = { timeout: 2000, tries: 2 };

/**
 * Queries DNS servers directly. The lookup of the system would occupy one of the few threads of this process until it has an
 * answer, so that a receiver with a silent DNS server could keep the host name of the database from being resolved.
 * @param servers instead of the system's
 */
export function resolverByDns(servers?: readonly string[]): Resolve {
  const resolver = new Resolver(DNS);
  if (servers !== undefined) resolver.setServers(servers);
  return async (host) => {
    // The names of this machine itself are not in DNS.
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
 * The one address to which a connection to this host is opened, so that the address that was checked is the one that is called:
 * a later change of the DNS answer has no effect. Null if any of its addresses is not allowed.
 * @throws if the name is unknown
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
