import type { ByteSpan } from '../blobs/index.ts';

/**
 * The single range of a Range header (RFC 9110 §14.1.2) over `size` bytes; null = the whole: no header, several ranges, or
 * an invalid one, all of which a server may ignore.
 */
export function parseRange(header: string | undefined, size: number): ByteSpan | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
