/** The encodings of files and pages, best first. */
export type Encoding = 'br' | 'gzip';
const KNOWN: readonly Encoding[] = ['br', 'gzip'];

/** Browsers send few different values. */
const REMEMBERED = 100;
const remembered = new Map<string, readonly Encoding[]>();

/** The encodings that an Accept-Encoding header accepts, best first (RFC 9110 §12.5.3). */
export function acceptedEncodings(header: string | readonly string[] | undefined): readonly Encoding[] {
  const text = header?.toString() ?? '';
  const before = remembered.get(text);
  if (before !== undefined) return before;
  const parts = text.split(',').map((part) => part.trim().toLowerCase());
  const found = KNOWN.filter((encoding) =>
    parts.some((part) => part.split(';')[0]?.trim() === encoding && !/;\s*q=0(?:\.0*)?\s*$/.test(part)),
  );
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(text, found);
  return found;
}
