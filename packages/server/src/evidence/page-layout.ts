/** Text and rules on A4 pages, in points with the origin at the bottom left. */
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
export type Mark = TextRun | FilledBox;
export type Color = readonly [red: number, green: number, blue: number];
/** Width of a text in points. */
export type Measure = (text: string, sizePt: number) => number;

export const A4 = { width: 595.28, height: 841.89 } as const;
const MARGIN = { left: 48, right: 48, top: 56, bottom: 56 } as const;
const WIDTH = A4.width - MARGIN.left - MARGIN.right;
const LEADING = 1.45;

export const INK: Color = [0.11, 0.14, 0.2];
export const QUIET: Color = [0.42, 0.46, 0.53];
export const ACCENT: Color = [0.1, 0.3, 0.62];
const RULE: Color = [0.85, 0.88, 0.92];
const BAND: Color = [0.95, 0.965, 0.985];

export interface Column {
  readonly title: string;
  /** Share of the page's width. */
  readonly share: number;
}

/** Flows headings, rows and tables down the pages, breaking where they are full. */
export class PageLayout {
  readonly #measure: Measure;
  readonly #pages: Mark[][] = [[]];
  #y: number = A4.height - MARGIN.top;

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  title(text: string, subtitle: string): void {
    this.#put({ kind: 'box', x: 0, y: A4.height - 6, width: A4.width, height: 6, color: ACCENT });
    this.#line(text, MARGIN.left, 22, INK);
    this.#line(subtitle, MARGIN.left, 11, QUIET);
    this.gap(10);
  }

  heading(text: string): void {
    this.#need(64);
    this.gap(12);
    this.#line(text, MARGIN.left, 13, ACCENT);
    this.#put({ kind: 'box', x: MARGIN.left, y: this.#y + 2, width: WIDTH, height: 0.8, color: RULE });
    this.gap(6);
  }

  paragraph(text: string): void {
    for (const line of this.#wrap(text, WIDTH, 9)) this.#line(line, MARGIN.left, 9, INK);
    this.gap(4);
  }

  /** A name and what it is, side by side. */
  row(name: string, value: string): void {
    const nameWidth = WIDTH * 0.3;
    const names = this.#wrap(name, nameWidth - 8, 9);
    const values = this.#wrap(value, WIDTH - nameWidth, 9);
    this.#need(Math.max(names.length, values.length) * 9 * LEADING);
    const top = this.#y;
    const below = [
      this.#column(names, MARGIN.left, top, 9, QUIET),
      this.#column(values, MARGIN.left + nameWidth, top, 9, INK),
    ];
    this.#y = Math.min(...below) - 2;
  }

  /** A table with its head repeated on each page. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[], sizePt = 7.5): void {
    const lefts = columns.map(
      (_, at) => MARGIN.left + WIDTH * columns.slice(0, at).reduce((sum, { share }) => sum + share, 0),
    );
    const cells = (texts: readonly string[]) =>
      columns.map(({ share }, at) => this.#wrap(texts[at] ?? '', WIDTH * share - 6, sizePt));
    const head = cells(columns.map(({ title }) => title));
    this.#need(heightOf(head, sizePt) * 3);
    this.#tableRow(head, lefts, { sizePt, color: QUIET, band: BAND });
    for (const row of rows) {
      const texts = cells(row);
      if (!this.#fits(heightOf(texts, sizePt))) {
        this.#breakPage();
        this.#tableRow(head, lefts, { sizePt, color: QUIET, band: BAND });
      }
      this.#tableRow(texts, lefts, { sizePt, color: INK, band: null });
    }
    this.gap(6);
  }

  /** Begins a new page unless this much still fits on this one; a page's height at most. */
  keep(points: number): void {
    this.#need(Math.min(points, A4.height / 2));
  }

  gap(points: number): void {
    this.#y -= points;
  }

  /** The pages with their feet; nothing can be added afterwards. */
  finish(foot: string): readonly (readonly Mark[])[] {
    return this.#pages.map((marks, at) => {
      const number = `${at + 1} / ${this.#pages.length}`;
      const y = MARGIN.bottom - 24;
      const right = A4.width - MARGIN.right - this.#measure(number, 8);
      return [...marks, run(foot, MARGIN.left, y, 8, QUIET), run(number, right, y, 8, QUIET)];
    });
  }

  #tableRow(
    cells: readonly (readonly string[])[],
    lefts: readonly number[],
    style: { sizePt: number; color: Color; band: Color | null },
  ): void {
    const { sizePt, color, band } = style;
    const height = heightOf(cells, sizePt);
    const top = this.#y;
    if (band)
      this.#put({ kind: 'box', x: MARGIN.left - 4, y: top - height + 3, width: WIDTH + 8, height, color: band });
    cells.forEach((lines, at) => this.#column(lines, lefts[at] ?? 0, top, sizePt, color));
    this.#y = top - height;
    if (!band)
      this.#put({ kind: 'box', x: MARGIN.left - 4, y: this.#y + 2.5, width: WIDTH + 8, height: 0.5, color: RULE });
  }

  /** Writes lines downwards and answers where the last one ends. */
  #column(lines: readonly string[], x: number, top: number, sizePt: number, color: Color): number {
    lines.forEach((text, at) => this.#put(run(text, x, top - sizePt * (LEADING * at + 1), sizePt, color)));
    return top - lines.length * sizePt * LEADING;
  }

  #line(text: string, x: number, sizePt: number, color: Color): void {
    this.#need(sizePt * LEADING);
    this.#y = this.#column([text], x, this.#y, sizePt, color);
  }

  #put(mark: Mark): void {
    this.#pages.at(-1)?.push(mark);
  }

  #fits = (height: number): boolean => this.#y - height >= MARGIN.bottom;

  #need(height: number): void {
    if (!this.#fits(height)) this.#breakPage();
  }

  #breakPage(): void {
    this.#pages.push([]);
    this.#y = A4.height - MARGIN.top;
  }

  /** Breaks at spaces, between Chinese characters, and inside what is longer than a line. */
  #wrap(text: string, width: number, sizePt: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const part of text.match(/\n|[^\s\u2e80-\u9fff\uff00-\uffef]+|[\u2e80-\u9fff\uff00-\uffef]|[^\S\n]+/gu) ??
      []) {
      if (part === '\n') {
        lines.push(line);
        line = '';
        continue;
      }
      for (const piece of this.#measure(part, sizePt) > width ? [...part] : [part]) {
        if (line !== '' && this.#measure(line + piece, sizePt) > width) {
          lines.push(line.trimEnd());
          line = piece.trimStart();
        } else line += piece;
      }
    }
    return [...lines, line.trimEnd()];
  }
}

const run = (text: string, x: number, y: number, sizePt: number, color: Color): TextRun => ({
  kind: 'text',
  text,
  x,
  y,
  sizePt,
  color,
});
const heightOf = (cells: readonly (readonly string[])[], sizePt: number): number =>
  Math.max(...cells.map(({ length }) => length)) * sizePt * LEADING + 4;
