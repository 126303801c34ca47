import type { Document } from '@countersign/contract';
import { type ReadingRule, isRead, nextPage } from '@countersign/domain';

/** What the page has shown of each document: the pages in the middle of the view, and for how many seconds. */
export type ReadLog = Readonly<Record<string, { readonly inView: readonly number[]; readonly seconds: number }>>;

const NOTHING = { inView: [], seconds: 0 } as const;

const of = (log: ReadLog, { fileWsid, pages }: Pick<Document, 'fileWsid' | 'pages'>) => ({
  ...(log[fileWsid] ?? NOTHING),
  pageCount: pages.length,
});

export function withPage(log: ReadLog, { docId, page }: { readonly docId: string; readonly page: number }): ReadLog {
  const before = log[docId] ?? NOTHING;
  if (before.inView.includes(page)) return log;
  return { ...log, [docId]: { ...before, inView: [...before.inView, page] } };
}

export function withSecond(log: ReadLog, docId: string): ReadLog {
  const before = log[docId] ?? NOTHING;
  return { ...log, [docId]: { ...before, seconds: before.seconds + 1 } };
}

/** The first place that is still missing, how many pages or seconds of its document are; null once the rule is met. */
export function missingOf(
  rule: ReadingRule | null,
  documents: readonly Pick<Document, 'fileWsid' | 'fileName' | 'pages'>[],
  log: ReadLog,
): { readonly fileWsid: string; readonly fileName: string; readonly page: number; readonly left: number } | null {
  if (rule === null) return null;
  for (const document of documents) {
    const shown = of(log, document);
    if (isRead(rule, shown)) continue;
    const { fileWsid, fileName } = document;
    return rule.until === 'END'
      ? { fileWsid, fileName, page: nextPage(shown) ?? 1, left: shown.pageCount - shown.inView.length }
      : { fileWsid, fileName, page: 1, left: rule.seconds - shown.seconds };
  }
  return null;
}

/** Kept for the tab, so that a reload loses nothing. */
export function keptLog(key: string): ReadLog {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as ReadLog;
  } catch {
    return {};
  }
}
export function keepLog(key: string, log: ReadLog): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(log));
  } catch {
    // Storage is blocked in some private windows; the record then lasts as long as the page.
  }
}
