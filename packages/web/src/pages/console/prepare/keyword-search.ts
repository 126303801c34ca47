import type { PDFDocumentProxy } from '../../../parts/pdf-view/pdf.ts';
import type { PdfSource, ViewDocument } from '../../../parts/pdf-view/pdf-view.tsx';
import { type Found, type TextRun, findOnPage } from './model/keywords.ts';

/** Reports the progress of the search; `found` grows. */
export interface SearchState {
  readonly found: readonly Found[];
  readonly done: number;
  readonly total: number;
  /** Files that could not be read. */
  readonly failed: readonly string[];
}

const REPORT_EVERY_MS = 120;

/** The text of a page as it is displayed. */
export async function runsOf(document: PDFDocumentProxy, number: number): Promise<TextRun[]> {
  const page = await document.getPage(number);
  const [a, b, c, d, e, f] = page.getViewport({ scale: 1 }).transform as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const { items } = await page.getTextContent();
  return items.flatMap((item): TextRun[] => {
    if (!('str' in item) || item.str === '') return [];
    const [, , skew, rise, x, y] = item.transform as [number, number, number, number, number, number];
    // Converts by the rotation and the CropBox of the page to display coordinates.
    const size = Math.hypot(a * skew + c * rise, b * skew + d * rise) || item.height;
    return [{ text: item.str, x: a * x + c * y + e, baseline: b * x + d * y + f, width: item.width, size }];
  });
}

/** Searches a keyword on all pages, one after the other, in the text that pdf.js extracts. */
export async function searchWord(
  documents: readonly ViewDocument[],
  source: PdfSource,
  word: string,
  signal: AbortSignal,
  report: (state: SearchState) => void,
): Promise<void> {
  const total = documents.reduce((sum, { pages }) => sum + pages.length, 0);
  let [done, reportedAt] = [0, 0];
  const found: Found[] = [];
  const failed: string[] = [];
  for (const { id: docId, name, pages } of documents) {
    for (let page = 1; page <= pages.length; page += 1) {
      if (signal.aborted) return;
      try {
        const runs = await source.use(docId, (document) => runsOf(document, page));
        found.push(...findOnPage(runs, word).map((place) => ({ docId, page, ...place })));
      } catch {
        if (!failed.includes(name)) failed.push(name);
      }
      done += 1;
      if (performance.now() - reportedAt < REPORT_EVERY_MS || signal.aborted) continue;
      reportedAt = performance.now();
      report({ found: [...found], done, total, failed: [...failed] });
    }
  }
  if (!signal.aborted) report({ found, done, total, failed });
}
