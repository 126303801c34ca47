import { encode } from 'uqr';
import { type Color, type Mark, textRun } from './marks.ts';
import { PICTURE_LABEL_PT, type Picture, picturesInRow } from './pictures.ts';

/** Font metrics of a text, in points. */
export interface Typesetter {
  width(text: string, sizePt: number): number;
  lines(text: string, sizePt: number, width: number): readonly string[];
}
/** The style of a document; a report is dense, a manual has more space. */
export interface DocumentStyle {
  readonly bodyPt: number;
  readonly headingPt: number;
  readonly leading: number;
  readonly accent: Color;
  /** Background of a table head and of a remark. */
  readonly band: Color;
}

export const A4 = { width: 595.28, height: 841.89 } as const;
const MARGIN = { left: 48, right: 48, top: 56, bottom: 56 } as const;
const WIDTH = A4.width - MARGIN.left - MARGIN.right;

const INK: Color = [0.11, 0.14, 0.2];
const GREY: Color = [0.42, 0.46, 0.53];
const RULE: Color = [0.85, 0.88, 0.92];

const REPORT: DocumentStyle = {
  bodyPt: 9,
  headingPt: 13,
  leading: 1.45,
  accent: [0.12, 0.435, 0.36],
  band: [0.965, 0.957, 0.937],
};
/** Lines of each column, side by side. */
type Lines = readonly (readonly string[])[];
const ROW_PADDING_PT = 4;
/** Blocks shorter than this are kept on one page. */
const SPLIT_LINES = 12;
/** The side of a QR code; its quiet zone is the white around it. */
const CODE_PT = 92;
/** Indent of the text of a list or a remark. */
const INDENT = 22;

export interface Column {
  readonly title: string;
  /** Share of the width of the page. */
  readonly share: number;
}

/** Flows headings, rows and tables down the pages, with page breaks where they are full. */
export class PageLayout {
  readonly #type: Typesetter;
  readonly #style: DocumentStyle;
  readonly #pages: Mark[][] = [[]];
  #covers = 0;
  #y: number = A4.height - MARGIN.top;

  constructor(type: Typesetter, style: DocumentStyle = REPORT) {
    this.#type = type;
    this.#style = style;
  }

  /** The number of the current page, from 1. */
  get pageNumber(): number {
    return this.#pages.length;
  }

  title(text: string, subtitle: string): void {
    this.#put({ kind: 'box', x: 0, y: A4.height - 6, width: A4.width, height: 6, color: this.#style.accent });
    this.#line(text, MARGIN.left, 22, INK);
    this.#line(subtitle, MARGIN.left, 11, GREY);
    this.gap(10);
  }

  /** A separate page with the title, and the text at its bottom; it has no footer. */
  cover(text: string, subtitle: string, { above, below }: { above: string; below: readonly string[] }): void {
    const { accent } = this.#style;
    this.#put({ kind: 'box', x: 0, y: 0, width: 14, height: A4.height, color: accent });
    this.#line(above, MARGIN.left, 14, accent);
    this.#y = A4.height * 0.64;
    this.#line(text, MARGIN.left, 38, INK);
    this.#put({ kind: 'box', x: MARGIN.left, y: this.#y - 6, width: 64, height: 2, color: accent });
    this.gap(24);
    for (const line of this.#type.lines(subtitle, 14, WIDTH)) this.#line(line, MARGIN.left, 14, GREY);
    this.#y = MARGIN.bottom + below.length * 10 * this.#style.leading;
    for (const line of below) this.#line(line, MARGIN.left, 10, GREY);
    this.#covers += 1;
    this.breakPage();
  }

  heading(text: string): void {
    const { headingPt, accent } = this.#style;
    this.#need(51 + headingPt);
    this.gap(12);
    for (const line of this.#type.lines(text, headingPt, WIDTH)) this.#line(line, MARGIN.left, headingPt, accent);
    this.#put({ kind: 'box', x: MARGIN.left, y: this.#y + 2, width: WIDTH, height: 0.8, color: RULE });
    this.gap(6);
  }

  /** A heading within a section; it stays on one page with the text that follows it. */
  subheading(text: string): void {
    const { bodyPt, accent } = this.#style;
    const sizePt = bodyPt + 1;
    this.#need(bodyPt * 6);
    this.gap(5);
    this.#put({
      kind: 'box',
      x: MARGIN.left,
      y: this.#y - sizePt * 1.25,
      width: 2.5,
      height: sizePt * 1.2,
      color: accent,
    });
    for (const line of this.#type.lines(text, sizePt, WIDTH - 10)) this.#line(line, MARGIN.left + 9, sizePt, INK);
    this.gap(2);
  }

  paragraph(text: string): void {
    const { bodyPt } = this.#style;
    for (const line of this.#type.lines(text, bodyPt, WIDTH)) this.#line(line, MARGIN.left, bodyPt, INK);
    this.gap(4);
  }

  /** A QR code of an address, with a text beside it. */
  code(address: string, text: string): void {
    const { data: modules } = encode(address, { ecc: 'M', border: 0 });
    const { bodyPt, leading } = this.#style;
    const side = CODE_PT / modules.length;
    const left = MARGIN.left + CODE_PT + 14;
    const lines = this.#type.lines(text, bodyPt, WIDTH - CODE_PT - 14);
    const height = Math.max(CODE_PT, lines.length * bodyPt * leading);
    this.#need(height + 18);
    this.gap(8);
    const top = this.#y;
    for (const [row, dark] of modules.entries())
      for (const [from, length] of runsOf(dark))
        this.#put({
          kind: 'box',
          x: MARGIN.left + from * side,
          y: top - (row + 1) * side,
          width: length * side,
          height: side,
          color: INK,
        });
    for (const line of lines) this.#line(line, left, bodyPt, INK);
    this.#y = top - height;
    this.gap(8);
  }

  /** An entry of a list: its number, or a dash where it has none, before an indented text. */
  item(number: string | null, text: string): void {
    const { bodyPt, leading, accent } = this.#style;
    const lines = this.#type.lines(text, bodyPt, WIDTH - INDENT);
    this.#need(Math.min(lines.length, 2) * bodyPt * leading);
    if (number === null)
      this.#put({ kind: 'box', x: MARGIN.left + 3, y: this.#y - bodyPt * 0.68, width: 8, height: 1, color: accent });
    else this.#put(textRun(number, MARGIN.left + 2, this.#y - bodyPt, bodyPt, accent));
    for (const line of lines) this.#line(line, MARGIN.left + INDENT, bodyPt, INK);
    this.gap(2);
  }

  /** A highlighted remark: on a band, with a bar at its side. */
  note(text: string): void {
    const { bodyPt, leading, accent } = this.#style;
    const lines = this.#type.lines(text, bodyPt, WIDTH - INDENT - 12);
    const height = lines.length * bodyPt * leading + 14;
    this.#need(height + 6);
    this.gap(4);
    const y = this.#y - height;
    this.#put({ kind: 'box', x: MARGIN.left, y, width: WIDTH, height, color: this.#style.band });
    this.#put({ kind: 'box', x: MARGIN.left, y, width: 2.5, height, color: accent });
    this.#column(lines, MARGIN.left + 14, this.#y - 6, bodyPt, INK);
    this.#y = y - 8;
  }

  /** A line of the table of contents: title and page. */
  entry(text: string, page: number): void {
    const { bodyPt } = this.#style;
    const number = String(page);
    const right = A4.width - MARGIN.right - this.#type.width(number, bodyPt);
    this.#need(bodyPt * 2);
    const baseline = this.#y - bodyPt;
    const from = MARGIN.left + this.#type.width(text, bodyPt) + 8;
    this.#put({
      kind: 'box',
      x: from,
      y: baseline + 2,
      width: Math.max(0, right - 8 - from),
      height: 0.5,
      color: RULE,
    });
    this.#put(textRun(number, right, baseline, bodyPt, GREY));
    this.#line(text, MARGIN.left, bodyPt, INK);
    this.gap(bodyPt * 0.5);
  }

  /** A label and its value, side by side. */
  row(name: string, value: string): void {
    const nameWidth = WIDTH * 0.3;
    const { bodyPt, leading } = this.#style;
    const names = this.#type.lines(name, bodyPt, nameWidth - 8);
    const values = this.#type.lines(value, bodyPt, WIDTH - nameWidth);
    this.#inPieces([names, values], bodyPt * leading, ([nameLines = [], valueLines = []]) => {
      const top = this.#y;
      const below = [
        this.#column(nameLines, MARGIN.left, top, bodyPt, GREY),
        this.#column(valueLines, MARGIN.left + nameWidth, top, bodyPt, INK),
      ];
      this.#y = Math.min(...below) - 2;
    });
  }

  /** A table with its head repeated on each page. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[], sizePt = 7.5): void {
    const lefts = columns.map(
      (_, at) => MARGIN.left + WIDTH * columns.slice(0, at).reduce((sum, { share }) => sum + share, 0),
    );
    const cells = (texts: readonly string[]) =>
      columns.map(({ share }, at) => this.#type.lines(texts[at] ?? '', sizePt, WIDTH * share - 6));
    const head = cells(columns.map(({ title }) => title));
    this.#need(this.#heightOf(head, sizePt) * 3);
    this.#tableRow(head, lefts, { sizePt, color: GREY, band: this.#style.band });
    for (const row of rows) {
      const again = () => this.#tableRow(head, lefts, { sizePt, color: GREY, band: this.#style.band });
      const draw = (texts: Lines) => this.#tableRow(texts, lefts, { sizePt, color: INK, band: null });
      this.#inPieces(cells(row), sizePt * this.#style.leading, draw, again);
    }
    this.gap(6);
  }

  /** Pictures of pages in rows, the larger the fewer there are. */
  pictures(pictures: readonly Picture[]): void {
    const columns = Math.min(4, Math.max(3, pictures.length));
    for (let from = 0; from < pictures.length; from += columns) {
      const row = picturesInRow(pictures.slice(from, from + columns), columns, WIDTH);
      this.#need(row.height + PICTURE_LABEL_PT * 3);
      const colors = { accent: this.#style.accent, grey: GREY, rule: RULE };
      for (const mark of row.marks(MARGIN.left, this.#y, colors)) this.#put(mark);
      this.gap(row.height + PICTURE_LABEL_PT * 3);
    }
  }

  /** Begins a new page unless `points` still fit on this one; more than half a page is never required. */
  keep(points: number): void {
    this.#need(Math.min(points, A4.height / 2));
  }

  breakPage(): void {
    this.#pages.push([]);
    this.#y = A4.height - MARGIN.top;
  }

  gap(points: number): void {
    this.#y -= points;
  }

  /** The pages with their footers; nothing can be added afterwards. */
  finish(foot: string): readonly (readonly Mark[])[] {
    return this.#pages.map((marks, at) => {
      if (at < this.#covers) return marks;
      const number = `${at + 1} / ${this.#pages.length}`;
      const y = MARGIN.bottom - 24;
      const right = A4.width - MARGIN.right - this.#type.width(number, 8);
      return [...marks, textRun(foot, MARGIN.left, y, 8, GREY), textRun(number, right, y, 8, GREY)];
    });
  }

  /**
   * Columns of lines side by side: moved to the next page as a whole where they do not fit here; long ones are split from
   * here on.
   */
  #inPieces(columns: Lines, linePt: number, draw: (piece: Lines) => void, onNewPage?: () => void): void {
    const longest = Math.max(...columns.map(({ length }) => length));
    for (let from = 0; from < longest;) {
      const left = longest - from;
      const room = Math.floor((this.#y - MARGIN.bottom - ROW_PADDING_PT) / linePt);
      if (room < Math.min(left, SPLIT_LINES)) {
        this.breakPage();
        onNewPage?.();
        continue;
      }
      const taken = Math.min(left, room);
      draw(columns.map((lines) => lines.slice(from, from + taken)));
      from += taken;
    }
  }

  #tableRow(cells: Lines, lefts: readonly number[], style: { sizePt: number; color: Color; band: Color | null }): void {
    const { sizePt, color, band } = style;
    const height = this.#heightOf(cells, sizePt);
    const top = this.#y;
    if (band)
      this.#put({ kind: 'box', x: MARGIN.left - 4, y: top - height + 3, width: WIDTH + 8, height, color: band });
    cells.forEach((lines, at) => this.#column(lines, lefts[at] ?? 0, top, sizePt, color));
    this.#y = top - height;
    if (!band)
      this.#put({ kind: 'box', x: MARGIN.left - 4, y: this.#y + 2.5, width: WIDTH + 8, height: 0.5, color: RULE });
  }

  /** Writes lines downwards and returns the position of the last one. */
  #column(lines: readonly string[], x: number, top: number, sizePt: number, color: Color): number {
    lines.forEach((text, at) =>
      this.#put(textRun(text, x, top - sizePt * (this.#style.leading * at + 1), sizePt, color)),
    );
    return top - lines.length * sizePt * this.#style.leading;
  }

  #line(text: string, x: number, sizePt: number, color: Color): void {
    this.#need(sizePt * this.#style.leading);
    this.#y = this.#column([text], x, this.#y, sizePt, color);
  }

  #put(mark: Mark): void {
    this.#pages.at(-1)?.push(mark);
  }

  #fits = (height: number): boolean => this.#y - height >= MARGIN.bottom;

  #need(height: number): void {
    if (!this.#fits(height)) this.breakPage();
  }

  #heightOf(cells: Lines, sizePt: number): number {
    return Math.max(...cells.map(({ length }) => length)) * sizePt * this.#style.leading + ROW_PADDING_PT;
  }
}

/** The runs of dark modules in a row: where each begins, and how long it is. */
function runsOf(row: readonly boolean[]): readonly (readonly [from: number, length: number])[] {
  const runs: [number, number][] = [];
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last[0] + last[1] === at) last[1] += 1;
    else runs.push([at, 1]);
  }
  return runs;
}
