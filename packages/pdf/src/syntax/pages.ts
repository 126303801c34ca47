import { damaged, PdfError, tooComplex } from '../errors.ts';
import type { PdfDocument } from './document.ts';
import { isDict, type PdfDict, PdfRef, type PdfValue } from './objects.ts';

/** A page with its inherited attributes (ISO 32000-2 §7.7.3.4). */
export type Page = {
  readonly ref: PdfRef;
  readonly dict: PdfDict;
  readonly inherited: PdfDict;
};

const INHERITABLE = ['MediaBox', 'CropBox', 'Rotate', 'Resources'];

const inherit = (node: PdfDict, from: PdfDict): PdfDict => {
  const result = new Map(from);
  for (const key of INHERITABLE) {
    const value = node.get(key);
    if (value !== undefined) result.set(key, value);
  }
  return result;
};

/** The attribute of a page, its own or inherited. */
export const pageAttribute = (document: PdfDocument, page: Page, key: string): PdfValue =>
  document.get(page.dict.get(key) ?? page.inherited.get(key));

const kidsOf = (document: PdfDocument, node: PdfDict): PdfValue[] | null => document.getArray(node.get('Kids'));

const countOf = (document: PdfDocument, node: PdfDict): number =>
  node.has('Kids') ? (document.getNumber(node.get('Count')) ?? 0) : 1;

/**
 * The page at an index from 0, found by descending along /Count, so that a long document is not read completely. Throws
 * PAGE_MISSING; DAMAGED and TOO_COMPLEX for a malformed tree.
 */
export function findPage(document: PdfDocument, index: number): Page {
  let ref = document.catalog.get('Pages');
  let inherited: PdfDict = new Map();
  let left = index;
  for (let depth = 0; depth <= document.limits.pageTreeDepth; depth++) {
    const node = document.getDict(ref);
    if (!(ref instanceof PdfRef) || node === null) throw damaged('a page is not a dictionary of its own');
    inherited = inherit(node, inherited);
    const kids = kidsOf(document, node);
    if (kids === null) {
      if (left > 0) break;
      return { ref, dict: node, inherited };
    }
    ref = undefined;
    for (const kid of kids) {
      const child = document.getDict(kid);
      if (child === null) continue;
      const count = countOf(document, child);
      if (left < count) {
        ref = kid;
        break;
      }
      left -= count;
    }
    if (ref === undefined) break;
  }
  throw new PdfError('PAGE_MISSING', `there is no page ${index + 1}`);
}

export type PageList = {
  readonly pages: readonly Page[];
  /** Whether each node's /Count is right and its list of kids is short, so that `findPage` is fast and correct. */
  readonly balanced: boolean;
};

const LONGEST_SHORT_LIST = 128;

/** All pages in order. Throws DAMAGED for a loop or a missing node, TOO_COMPLEX, TOO_MANY_PAGES. */
export function readPageTree(document: PdfDocument): PageList {
  const pages: Page[] = [];
  const seen = new Set<number>();
  let balanced = true;
  const walk = (ref: PdfValue | undefined, from: PdfDict, depth: number): void => {
    if (depth > document.limits.pageTreeDepth) throw tooComplex('the page tree is too deep');
    const node = document.get(ref);
    if (!(ref instanceof PdfRef) || !isDict(node)) throw damaged('a page is not a dictionary of its own');
    const inherited = inherit(node, from);
    const kids = kidsOf(document, node);
    if (seen.has(ref.num)) {
      if (!document.recovered) throw damaged('the page tree names a page twice');
      // In a file to be rewritten, a page listed twice gets a copy in both places, and a branch listed twice stays in the
      // first.
      if (kids !== null) return;
    }
    seen.add(ref.num);
    if (kids !== null) {
      const before = pages.length;
      for (const kid of kids) walk(kid, inherited, depth + 1);
      if (kids.length > LONGEST_SHORT_LIST || countOf(document, node) !== pages.length - before) balanced = false;
      return;
    }
    if (pages.length >= document.limits.pages) {
      throw new PdfError('TOO_MANY_PAGES', `more than ${document.limits.pages} pages`);
    }
    pages.push({ ref, dict: node, inherited });
  };
  walk(document.catalog.get('Pages'), new Map(), 0);
  return { pages, balanced };
}

/** All pages in order; throws like `readPageTree`. */
export const listPages = (document: PdfDocument): readonly Page[] => readPageTree(document).pages;
