import type { Manual, ManualSection } from '@countersign/contract/manual';
import { type DocumentStyle, type Mark, PageLayout, type Typesetter } from '../../platform/index.ts';

const STYLE: DocumentStyle = {
  bodyPt: 10.5,
  headingPt: 17,
  leading: 1.62,
  accent: [0.12, 0.43, 0.36],
  band: [0.93, 0.96, 0.945],
};

/**
 * The pages of the user manual: a cover, the table of contents, the sections. `address` is that of its web page. The pages
 * are laid out twice, because the contents show page numbers that are known only afterwards; the length of the contents
 * does not depend on them.
 */
export function layOutManual(manual: Manual, address: string, type: Typesetter): readonly (readonly Mark[])[] {
  const first = flow(manual, address, type, []);
  return flow(manual, address, type, first.starts).pages;
}

function flow(manual: Manual, address: string, type: Typesetter, known: readonly number[]) {
  const page = new PageLayout(type, STYLE);
  page.cover(manual.title, manual.subtitle, { above: 'Countersign', below: [address] });
  page.heading(manual.contents);
  page.gap(8);
  manual.sections.forEach(({ title }, at) => page.entry(`${at + 1}  ${title}`, known[at] ?? 0));
  page.breakPage();
  const starts = manual.sections.map((section, at) => {
    page.heading(`${at + 1}  ${section.title}`);
    const start = page.pageNumber;
    layOutSection(page, section);
    page.gap(14);
    return start;
  });
  return { starts, pages: page.finish(`Countersign · ${manual.title}`) };
}

function layOutSection(page: PageLayout, { blocks }: ManualSection): void {
  for (const block of blocks) {
    if ('items' in block) {
      block.items.forEach((item, at) => page.item(block.kind === 'steps' ? `${at + 1}` : null, item));
      page.gap(4);
    } else if (block.kind === 'note') page.note(block.text);
    else page.paragraph(block.text);
  }
}
