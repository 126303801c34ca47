import type { FileWriter } from './file-writer.ts';
import { dict, name, type PdfDict, type PdfRef, type PdfValue } from './objects.ts';

/**
 * The largest number of kids of one node: a page is found in a few short lists, however long the document is (ISO 32000-2
 * §7.7.3.2).
 */
const KIDS_PER_NODE = 32;

type Node = { readonly ref: PdfRef; readonly dict: PdfDict; readonly count: number };

/** Builds a balanced page tree of existing page objects, sets their Parent, and returns its root. */
export function balancedPageTree(
  writer: FileWriter,
  pages: readonly { readonly ref: PdfRef; readonly dict: PdfDict }[],
): PdfRef {
  let level: Node[] = pages.map(({ ref, dict: page }) => ({ ref, dict: page, count: 1 }));
  do {
    const parents: Node[] = [];
    for (let i = 0; i < level.length; i += KIDS_PER_NODE) {
      const kids = level.slice(i, i + KIDS_PER_NODE);
      const ref = writer.reserve();
      const count = kids.reduce((sum, kid) => sum + kid.count, 0);
      const node = dict({ Type: name('Pages'), Count: count, Kids: kids.map((kid): PdfValue => kid.ref) });
      writer.set(ref, node);
      for (const kid of kids) kid.dict.set('Parent', ref);
      parents.push({ ref, dict: node, count });
    }
    level = parents;
  } while (level.length > 1);
  return level[0]!.ref;
}
