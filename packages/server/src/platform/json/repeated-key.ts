/**
 * The first key that comes twice in one object of JSON text, or null. Parsers differ in which of the two values they take
 * (RFC 8259 §4), so that another program may have checked a different value than the one used here (security 26). The text
 * must be valid JSON; it is scanned once, from left to right.
 */
export function repeatedKey(text: string): string | null {
  /** Keys of the objects that are open, outermost first; null for an array. */
  const open: (Set<string> | null)[] = [];
  let awaitsKey = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '{' || char === '[') {
      open.push(char === '{' ? new Set() : null);
      awaitsKey = char === '{';
    } else if (char === '}' || char === ']') open.pop();
    else if (char === ',') awaitsKey = open.at(-1) !== null;
    else if (char === '"') {
      const end = endOfString(text, at);
      const keys = open.at(-1);
      if (awaitsKey && keys) {
        // The same key may be spelled with and without escapes.
        const key = JSON.parse(text.slice(at, end + 1)) as string;
        if (keys.has(key)) return key;
        keys.add(key);
        awaitsKey = false;
      }
      at = end;
    }
  }
  return null;
}

/** The end of the string that begins at `from`: the first quote that is preceded by an even number of backslashes. */
function endOfString(text: string, from: number): number {
  let end = text.indexOf('"', from + 1);
  while (end >= 0) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}
