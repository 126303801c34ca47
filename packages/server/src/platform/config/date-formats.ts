/** Zones and languages come from callers; when so many formats are kept, all are dropped. */
const MOST = 500;

/**
 * Formats that are made once for each language and zone: making one costs as much as a hundred uses of it.
 * @returns the format of a language and a zone; it throws RangeError, as Intl does, where the zone does not exist
 */
export function keptFormats(make: (language: string, timeZone: string) => Intl.DateTimeFormat) {
  const kept = new Map<string, Intl.DateTimeFormat>();
  return (language: string, timeZone: string): Intl.DateTimeFormat => {
    const key = `${language} ${timeZone}`;
    const found = kept.get(key);
    if (found !== undefined) return found;
    const made = make(language, timeZone);
    if (kept.size >= MOST) kept.clear();
    kept.set(key, made);
    return made;
  };
}
