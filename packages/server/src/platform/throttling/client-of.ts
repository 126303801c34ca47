import { isIPv6 } from 'node:net';

/**
 * The key under which a client is counted: an IPv4 address, or the first 56 bits of an IPv6 address, because a household
 * may use any number of 64-bit networks below them (security 12, RFC 6177 §2).
 */
export function clientOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = ip.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : [];
  const groups = [...left, ...gap, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16));
  const network = groups.map((group, i) => (i === 3 ? group & 0xff00 : group).toString(16));
  return `${network.join(':')}::/56`;
}
