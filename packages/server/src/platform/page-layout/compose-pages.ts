import { type Drawing, breakLines, composePdf, textWidth } from '@countersign/pdf';
import type { Mark } from './marks.ts';
import { A4, type Typesetter } from './page-layout.ts';

/** The text font's own measures. */
export const typesetter: Typesetter = { width: textWidth, lines: breakLines };

export interface PagesToCompose {
  readonly pages: readonly (readonly Mark[])[];
  readonly title: string;
  readonly language?: string;
  readonly created: Date;
}

/**
 * A PDF of the laid-out pages.
 * @throws GLYPH_MISSING; DAMAGED and TOO_COMPLEX for a page of another file
 */
export function composePages({ pages, ...about }: PagesToCompose): Uint8Array {
  return composePdf({ ...about, pages: pages.map((marks) => ({ ...A4, drawings: marks.map(drawingOf) })) });
}

function drawingOf(mark: Mark): Drawing {
  switch (mark.kind) {
    case 'text':
      return { draw: 'text', text: mark.text, x: mark.x, y: mark.y, fontSize: mark.sizePt, colour: mark.color };
    case 'box':
      return { draw: 'rectangle', x: mark.x, y: mark.y, width: mark.width, height: mark.height, fill: mark.color };
    case 'page': {
      const { kind, ...place } = mark;
      return { draw: kind, ...place };
    }
  }
}
