import type { PdfDocument } from '../syntax/document.ts';
import { FileWriter } from '../syntax/file-writer.ts';
import { dict, name, type PdfDict, PdfRef, PdfStream } from '../syntax/objects.ts';
import { balancedPageTree } from '../syntax/page-tree.ts';
import { type Page, readPageTree } from '../syntax/pages.ts';
import { deflated } from '../appearance/embed-font.ts';
import { Copier } from './copier.ts';
import { flattenAnnotations } from './flatten.ts';
import { Layers } from './layers.ts';
import { visibleContent } from './visible-content.ts';

/** Entries of the catalog without meaning after the form, its scripts and its usage rights are removed. */
const DROPPED_FROM_CATALOG = ['Pages', 'AcroForm', 'Perms', 'Legal', 'DSS', 'Extensions', 'Version', 'NeedsRendering'];

const INHERITED = ['MediaBox', 'CropBox', 'Rotate', 'Resources'];

/** A page with its inherited attributes, because its parents are rebuilt. */
function standalone({ dict: own, inherited }: Page): PdfDict {
  const page = new Map(own);
  page.delete('Parent');
  for (const key of INHERITED) {
    const value = inherited.get(key);
    if (!page.has(key) && value !== undefined) page.set(key, value);
  }
  return page;
}

/**
 * Rewrites a document: one revision, a balanced page tree, form fields and annotations drawn into their pages, no hidden
 * layers, no active content, no object unreachable from the catalog. The pages look as before, except the pages in `notDrawn`,
 * counted from 1: they have fields or annotations without an appearance, for which none could be created.
 */
export function rewriteDocument(document: PdfDocument, version: string): { bytes: Uint8Array; notDrawn: number[] } {
  const writer = new FileWriter();
  const layers = new Layers(document);
  const copier = new Copier(document, writer, layers);
  const { pages, treeNodes } = mapPages(document, writer, copier);
  for (const node of treeNodes) copier.map(node, null);
  const notDrawn: number[] = [];
  const copies = pages.map(({ page, ref }, index) => {
    const source = standalone(page);
    const visible = visibleContents(document, layers, source);
    if (visible !== null) source.delete('Contents');
    const copy = copier.dict(source);
    if (visible !== null) copy.set('Contents', writer.add(visible));
    const flattened = { page, copy, layers, visible: visible !== null };
    if (flattenAnnotations(document, writer, copier, flattened)) notDrawn.push(index + 1);
    writer.set(ref, copy);
    return { ref, dict: copy };
  });
  const root = writer.reserve();
  copier.map(document.rootRef, root);
  const catalog = copier.dict(
    new Map([...document.catalog].filter(([key]) => !DROPPED_FROM_CATALOG.includes(key))),
    true,
  );
  catalog.set('Type', name('Catalog'));
  catalog.set('Pages', balancedPageTree(writer, copies));
  writer.set(root, catalog);
  const source = document.getDict(document.trailer.get('Info'));
  const info = source === null ? undefined : writer.add(copier.dict(source));
  copier.finish();
  const bytes = writer.write(root, { version: version < '1.4' ? '1.4' : version, info: info ?? writer.add(dict({})) });
  return { bytes, notDrawn };
}

/** The visible content of a page with hidden content; null if its streams can stay unchanged. */
function visibleContents(document: PdfDocument, layers: Layers, page: PdfDict): PdfStream | null {
  const hidden = layers.hiddenNames(page.get('Resources'));
  if (hidden.size === 0) return null;
  const held = document.get(page.get('Contents'));
  const streams = (Array.isArray(held) ? held : [held]).map((each) => document.get(each));
  // The streams of an array form one content, split between any two tokens (ISO 32000-2 §7.8.2).
  const parts = streams.flatMap((each) =>
    each instanceof PdfStream ? [document.decode(each), Buffer.from('\n')] : [],
  );
  return deflated(visibleContent(Buffer.concat(parts), (each) => hidden.has(each), document.limits.depth));
}

/** Allocates the numbers of the pages first: links and bookmarks refer to them before they are copied. */
function mapPages(document: PdfDocument, writer: FileWriter, copier: Copier) {
  const pages = readPageTree(document).pages.map((page) => ({ page, ref: writer.reserve() }));
  for (const { page, ref } of pages) copier.map(page.ref, ref);
  const treeNodes = new Map<number, PdfRef>();
  for (const { page } of pages) collectParents(document, page, treeNodes);
  return { pages, treeNodes: treeNodes.values() };
}

function collectParents(document: PdfDocument, page: Page, into: Map<number, PdfRef>): void {
  let parent = page.dict.get('Parent');
  while (parent instanceof PdfRef && !into.has(parent.num)) {
    into.set(parent.num, parent);
    parent = document.getDict(parent)?.get('Parent');
  }
}
