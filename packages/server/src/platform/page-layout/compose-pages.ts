import { type Drawing, breakLines, composePdf, textWidth } from '@countersign/pdf';
import { A4, type Mark, type Typesetter } from './page-layout.ts';

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
 * @throws GLYPH_MISSING
 */
export function composePages({ pages, ...about }: PagesToCompose): Uint8Array {
  return composePdf({ ...about, pages: pages.map((marks) => ({ ...A4, drawings: marks.map(drawingOf) })) });
}

const drawingOf = (mark: Mark): Drawing =>
  mark.kind === 'text'
    ? { draw: 'text', text: mark.text, x: mark.x, y: mark.y, fontSize: mark.sizePt, colour: mark.color }
    : { draw: 'rectangle', x: mark.x, y: mark.y, width: mark.width, height: mark.height, fill: mark.color };
