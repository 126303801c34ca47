import { concatBytes } from './bytes.ts';
import { DerError } from './der-error.ts';
import { DEFAULT_LIMITS, type DerLimits } from './der-reader.ts';
import { tlv } from './der-writer.ts';
import { TAG } from './tags.ts';

type State = { at: number; elements: number; readonly bytes: Uint8Array };
type Header = { tag: number; length: number | null };

function readHeader(state: State): Header {
  const start = state.at;
  const tag = state.bytes[state.at++];
  const first = state.bytes[state.at++];
  if (tag === undefined || first === undefined) throw new DerError('TRUNCATED', 'an element is truncated', start);
  if ((tag & 0x1f) === 0x1f) throw new DerError('TAG', 'a high tag number', start);
  if (first < 0x80) return { tag, length: first };
  if (first === 0x80) {
    if ((tag & 0x20) === 0) throw new DerError('LENGTH', 'a primitive element of indefinite length', start);
    return { tag, length: null };
  }
  const count = first & 0x7f;
  if (count > 8) throw new DerError('LENGTH', 'an oversized length', start);
  let length = 0;
  for (let i = 0; i < count; i++) {
    const octet = state.bytes[state.at++];
    if (octet === undefined) throw new DerError('TRUNCATED', 'a length is truncated', start);
    length = length * 256 + octet;
  }
  return { tag, length };
}

function children(state: State, length: number | null, end: number, depth: number): Uint8Array[] {
  const out: Uint8Array[] = [];
  const stop = length === null ? end : state.at + length;
  for (;;) {
    if (length !== null && state.at === stop) return out;
    if (length === null && state.bytes[state.at] === 0 && state.bytes[state.at + 1] === 0) {
      state.at += 2;
      return out;
    }
    out.push(transcode(state, stop, depth - 1));
  }
}

function transcode(state: State, end: number, depth: number): Uint8Array {
  const start = state.at;
  if (depth < 0) throw new DerError('LIMIT', 'nested too deeply', start);
  if (state.elements-- <= 0) throw new DerError('LIMIT', 'more elements than the reader permits', start);
  const { tag, length } = readHeader(state);
  if (state.at > end || (length !== null && state.at + length > end)) {
    throw new DerError('TRUNCATED', 'an element extends beyond the end', start);
  }
  if ((tag & 0x20) === 0) {
    const content = state.bytes.subarray(state.at, state.at + (length ?? 0));
    state.at += length ?? 0;
    return tlv(tag, content);
  }
  const parts = children(state, length, end, depth);
  if (state.at > end) throw new DerError('TRUNCATED', 'an element extends beyond the end', start);
  return tag === (TAG.octetString | 0x20) ? tlv(TAG.octetString, octets(parts, start)) : tlv(tag, ...parts);
}

/** Joins the segments of a constructed OCTET STRING; they already have definite minimal lengths. */
function octets(segments: readonly Uint8Array[], offset: number): Uint8Array {
  return concatBytes(
    segments.map((segment) => {
      if (segment[0] !== TAG.octetString) throw new DerError('TAG', 'a segment is not an OCTET STRING', offset);
      const first = segment[1] ?? 0;
      return segment.subarray(first < 0x80 ? 2 : 2 + (first & 0x7f));
    }),
  );
}

/**
 * Rewrites the first BER element of `bytes` with definite minimal lengths and primitive OCTET STRINGs, and returns how many
 * octets it took. Needed only for CMS, which RFC 5652 §2 allows in BER and which some signers write in BER; the signed parts
 * inside it (attributes, certificates) must be DER and pass unchanged. No other BER is repaired: the strict reader still checks
 * the result.
 */
export function berToDer(bytes: Uint8Array, limits: DerLimits = DEFAULT_LIMITS): { der: Uint8Array; consumed: number } {
  if (bytes.length > limits.bytes) throw new DerError('LIMIT', 'larger than the reader permits');
  const state: State = { at: 0, elements: limits.elements, bytes };
  const der = transcode(state, bytes.length, limits.depth);
  return { der, consumed: state.at };
}

/**
 * The first element of `bytes`, with a definite or indefinite length, and the rest: used to extract a signature from a PDF's
 * zero-padded /Contents (ISO 32000-2 §12.8.3.3).
 */
export function splitFirstElement(bytes: Uint8Array): { element: Uint8Array; rest: Uint8Array } {
  const state: State = { at: 0, elements: 1, bytes };
  const { length } = readHeader(state);
  const end = length === null ? berToDer(bytes).consumed : state.at + length;
  if (end > bytes.length) throw new DerError('TRUNCATED', 'an element is truncated');
  return { element: bytes.subarray(0, end), rest: bytes.subarray(end) };
}
