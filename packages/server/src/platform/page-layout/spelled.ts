import { isolated, missingGlyphs } from '@countersign/pdf';

/**
 * Replaces characters without a glyph, and controls of the direction, by their code points, so that a report never shows an empty
 * box and never fails. What runs from right to left is isolated: a name does not change the order of the text beside it.
 */
export function spelled<T>(value: T): T {
  if (typeof value === 'string') return spelledText(value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => spelled(one)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spelled(inner as unknown)])) as T;
}

function spelledText(text: string): string {
  const missing = new Set(missingGlyphs(text));
  if (missing.size === 0) return isolated(text);
  const shown = [...text]
    .map((character) =>
      missing.has(character) ? `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}]` : character,
    )
    .join('');
  return isolated(shown);
}
