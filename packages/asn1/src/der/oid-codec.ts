import { DerError } from './der-error.ts';

const MAX_OID_OCTETS = 128;

function pushArc(out: number[], arc: bigint): void {
  const groups = [Number(arc & 0x7fn)];
  for (let rest = arc >> 7n; rest > 0n; rest >>= 7n) groups.unshift(Number(rest & 0x7fn) | 0x80);
  out.push(...groups);
}

/** Content octets of an OBJECT IDENTIFIER (X.690 §8.19). Throws a RangeError for text that is not one. */
export function encodeOid(text: string): Uint8Array {
  if (!/^[0-2](\.(0|[1-9][0-9]*))+$/.test(text)) throw new RangeError(`not an object identifier: ${text}`);
  const arcs = text.split('.').map(BigInt);
  const [first = 0n, second = 0n] = arcs;
  if (first < 2n && second > 39n) throw new RangeError(`not an object identifier: ${text}`);
  const out: number[] = [];
  pushArc(out, first * 40n + second);
  for (const arc of arcs.slice(2)) pushArc(out, arc);
  return Uint8Array.from(out);
}

/** The largest arc to which another seven bits can be added without loss. */
const MAX_EXACT_ARC = Number.MAX_SAFE_INTEGER / 256;

/**
 * The dotted text of content octets. Arcs may be larger than 2^53, such as those under 2.25 (ITU-T X.667). Throws a DerError
 * with `offset`.
 */
export function decodeOid(content: Uint8Array, offset: number): string {
  if (content.length === 0) throw new DerError('VALUE', 'an object identifier is empty', offset);
  if (content.length > MAX_OID_OCTETS) throw new DerError('LIMIT', 'an object identifier is too long', offset);
  let text = '';
  let arc: number | bigint = 0;
  let insideArc = false;
  for (const byte of content) {
    if (!insideArc && byte === 0x80) throw new DerError('VALUE', 'an object identifier has a padded arc', offset);
    if (typeof arc === 'number')
      arc = arc < MAX_EXACT_ARC ? arc * 128 + (byte & 0x7f) : BigInt(arc) * 128n + BigInt(byte & 0x7f);
    else arc = arc * 128n + BigInt(byte & 0x7f);
    insideArc = (byte & 0x80) !== 0;
    if (insideArc) continue;
    text += text === '' ? firstTwo(arc) : `.${arc}`;
    arc = 0;
  }
  if (insideArc) throw new DerError('VALUE', 'an object identifier ends inside an arc', offset);
  return text;
}

/** The first two arcs, which are encoded as one number (X.690 §8.19.4). */
function firstTwo(joint: number | bigint): string {
  if (joint < 40) return `0.${joint}`;
  if (joint < 80) return `1.${Number(joint) - 40}`;
  return `2.${typeof joint === 'number' ? joint - 80 : joint - 80n}`;
}
