import type { PagePictures } from '@countersign/pdf';

// Text, rules and pages in small on A4 pages, in points with the origin at the bottom left.

export interface TextRun {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly sizePt: number;
  readonly color: Color;
  readonly text: string;
}
export interface FilledBox {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: Color;
}
/** A page of another file in small, counted from 0. */
interface PageCopy {
  readonly kind: 'page';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly of: PagePictures;
  readonly page: number;
}
export type Mark = TextRun | FilledBox | PageCopy;
export type Color = readonly [red: number, green: number, blue: number];

export const textRun = (text: string, x: number, y: number, sizePt: number, color: Color): TextRun => ({
  kind: 'text',
  text,
  x,
  y,
  sizePt,
  color,
});
