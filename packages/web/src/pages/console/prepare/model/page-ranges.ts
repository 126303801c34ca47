/** Parses "1-3, 5" to sorted pages; null if it names no page, or one that does not exist. */
export function pagesFromText(text: string, count: number): number[] | null {
  const pages = new Set<number>();
  for (const part of text.split(/[,，、;；\s]+/u).filter((item) => item !== '')) {
    const match = /^(\d{1,4})(?:[-–—~至](\d{1,4}))?$/u.exec(part);
    if (match === null) return null;
    const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
    if (from < 1 || to < from || to > count) return null;
    for (let page = from; page <= to; page += 1) pages.add(page);
  }
  return pages.size === 0 ? null : [...pages].toSorted((a, b) => a - b);
}

/** The shortest notation of the pages; empty for all pages. */
export function textFromPages(pages: readonly number[] | null): string {
  if (pages === null) return '';
  const parts: string[] = [];
  for (let at = 0; at < pages.length; at += 1) {
    const from = pages[at]!;
    while (pages[at + 1] === pages[at]! + 1) at += 1;
    parts.push(pages[at] === from ? String(from) : `${from}-${pages[at]}`);
  }
  return parts.join(', ');
}
