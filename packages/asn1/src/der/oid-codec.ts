import { DerError } from './der-error.ts';

const MAX_OID_OCTETS = 128;
const encoded = new Map<string, Uint8Array>();

function pushArc(out: number[], arc: bigint): void {
  const groups = [Number(arc & 0x7fn)];
  for (let rest = arc >> 7n; rest > 0n; rest >>= 7n) groups.unshift(Number(rest & 0x7fn) | 0x80);
  out.push(...groups);
}

/** Content octets of an OBJECT IDENTIFIER (X.690 §8.19). Throws a RangeError for text that is not one. */
export function encodeOid(text: string): Uint8Array {
  const known = encoded.get(text);
  if (known !== undefined) return known;
  if (!/^[0-2](\.(0|[1-9][0-9]*))+$/.test(text)) throw new RangeError(`not an object identifier: ${text}`);
  const arcs = text.split('.').map(BigInt);
  const [first = 0n, second = 0n] = arcs;
  if (first < 2n && second > 39n) throw new RangeError(`not an object identifier: ${text}`);
  const out: number[] = [];
  pushArc(out, first * 40n + second);
  for (const arc of arcs.slice(2)) pushArc(out, arc);
  const bytes = Uint8Array.from(out);
  // Only identifiers written by this project's own code come here, so the map stays small.
  encoded.set(text, bytes);
  return bytes;
}

/** Reads content octets; arcs may be larger than 2^53, as those under 2.25 (ITU-T X.667) are. */
export function decodeOid(content: Uint8Array, offset: number): string {
  if (content.length === 0) throw new DerError('VALUE', 'an object identifier is empty', offset);
  if (content.length > MAX_OID_OCTETS) throw new DerError('LIMIT', 'an object identifier is too long', offset);
  const arcs: bigint[] = [];
  let arc = 0n;
  let inside = false;
  for (const byte of content) {
    if (!inside && byte === 0x80) throw new DerError('VALUE', 'an object identifier has a padded arc', offset);
    arc = (arc << 7n) | BigInt(byte & 0x7f);
    inside = (byte & 0x80) !== 0;
    if (inside) continue;
    arcs.push(arc);
    arc = 0n;
  }
  if (inside) throw new DerError('VALUE', 'an object identifier ends inside an arc', offset);
  const [joint = 0n, ...rest] = arcs;
  const first = joint < 40n ? 0n : joint < 80n ? 1n : 2n;
  return [first, joint - first * 40n, ...rest].join('.');
}
