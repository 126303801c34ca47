import type { PDFDocumentProxy } from '../pdf-view/pdf.ts';
import { OPS } from '../pdf-view/pdf.ts';
import { type Block, blocksOf } from './blocks.ts';
import { linesOf } from './lines.ts';
import { type Drawn, lookAlike, written } from './look-alike.ts';
import { type Box, type Glyph, type KnownFont, type Matrix, type PageContent, pageContent } from './page-content.ts';

/** A block whose picture, if it is one, is cut out of the page as it is drawn. */
export type ReadBlock = Exclude<Block, { kind: 'picture' }> | PictureBlock;
interface PictureBlock {
  readonly kind: 'picture';
  readonly box: Box;
  readonly picture: HTMLCanvasElement;
}

/** What pdf.js knows of a font once the page is drawn. */
interface LoadedFont extends KnownFont {
  /** Whether its characters are drawings of their own. */
  readonly isType3Font: boolean;
  readonly loadedName: string;
  readonly fallbackName: string;
  readonly systemFontInfo?: { readonly css: string } | null;
  readonly black?: boolean;
  readonly bold?: boolean;
  readonly italic?: boolean;
}

const WIDTH_PX = { least: 700, most: 1600 };
/** The difference between the darkest and the lightest spot of what a person sees as ink on paper. */
const CONTRAST = 48;
/** How far characters reach above and below their baseline, in parts of their size. */
const ABOVE = 0.95;
const BELOW = 0.3;
/** The part of a character above its baseline that a line must not cross, in parts of its size. */
const MIDDLE = { top: 0.55, bottom: 0.12, side: 0.1 };

/** Returns after what waits in the event loop. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Reads a page for a narrow screen: its text in paragraphs where what the PDF says is what it shows, and pictures of the rest.
 * The page as it is drawn is binding (ux 46).
 */
export async function readPage(pdf: PDFDocumentProxy, number: number, widthPx: number): Promise<ReadBlock[]> {
  const page = await pdf.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const scale = Math.min(Math.max(widthPx, WIDTH_PX.least), WIDTH_PX.most) / width;
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  await page.render({ canvas, viewport: page.getViewport({ scale }) }).promise;
  const operators = await page.getOperatorList();
  const fonts = new Map<string, LoadedFont>();
  for (const [at, operator] of operators.fnArray.entries()) {
    const name = operator === OPS.setFont ? String(operators.argsArray[at][0]) : null;
    if (name !== null && !fonts.has(name))
      fonts.set(name, await new Promise<LoadedFont>((resolve) => page.commonObjs.get(name, resolve)));
  }
  const none: KnownFont = { vertical: true, fontMatrix: null };
  const content = pageContent(operators, transform as unknown as Matrix, (name) => fonts.get(name) ?? none);
  const ink = new Ink(canvas, scale);
  const proves = await provedBy(content, fonts, ink);
  const lines = linesOf(
    content.glyphs,
    (glyph) => proves(glyph) && !isCovered(glyph, content) && ink.isIn(boxOf(glyph)),
  );
  const whole: Block = { kind: 'picture', box: { left: 0, top: 0, right: width, bottom: height } };
  const drawings = content.shapes.filter(({ box }) => !content.glyphs.some((glyph) => isOn(glyph, box)));
  const pictures = [...content.pictures, ...content.marks, ...drawings].map(({ box }) => box);
  const seen = lines.filter((line) => line.isProved || ink.isIn(line));
  const blocks = content.hasLayers ? [whole] : blocksOf(seen, pictures, { width, height });
  const read = blocks.flatMap((block): ReadBlock[] =>
    block.kind !== 'picture' ? [block] : ink.isIn(block.box) ? [{ ...block, picture: ink.cut(block.box) }] : [],
  );
  canvas.width = canvas.height = 0;
  return read;
}

const isOn = ({ x, baseline }: Glyph, { left, top, right, bottom }: Box): boolean =>
  x >= left && x <= right && baseline >= top && baseline <= bottom;

const boxOf = ({ x, right, baseline, size }: Glyph): Box => ({
  left: x,
  right,
  top: baseline - 0.8 * size,
  bottom: baseline + 0.2 * size,
});

/** The drawn page: whether something is to be seen in a part of it, and that part as a picture. */
class Ink {
  private readonly canvas: HTMLCanvasElement;
  private readonly scale: number;
  private readonly pixels: Uint8ClampedArray;
  constructor(canvas: HTMLCanvasElement, scale: number) {
    this.canvas = canvas;
    this.scale = scale;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no canvas');
    this.pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
  }

  isIn(box: Box): boolean {
    const { left, top, right, bottom } = this.inPixels(box);
    let [darkest, lightest] = [255, 0];
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const at = (y * this.canvas.width + x) * 4;
        const light = ((this.pixels[at] ?? 0) + 2 * (this.pixels[at + 1] ?? 0) + (this.pixels[at + 2] ?? 0)) / 4;
        darkest = Math.min(darkest, light);
        lightest = Math.max(lightest, light);
        if (lightest - darkest > CONTRAST) return true;
      }
    return false;
  }

  /** Copies a character from the page, so that it begins at the origin and its em is as large as given. */
  copy(
    { x, right, baseline, size }: Glyph,
    context: OffscreenCanvasRenderingContext2D,
    em: number,
    origin: { readonly x: number; readonly y: number },
  ): void {
    const by = em / size;
    const [top, bottom] = [baseline - ABOVE * size, baseline + BELOW * size];
    context.drawImage(
      this.canvas,
      x * this.scale,
      top * this.scale,
      (right - x) * this.scale,
      (bottom - top) * this.scale,
      origin.x,
      origin.y - ABOVE * em,
      (right - x) * by,
      (bottom - top) * by,
    );
  }

  cut(box: Box): HTMLCanvasElement {
    const { left, top, right, bottom } = this.inPixels(box);
    const picture = document.createElement('canvas');
    picture.width = right - left;
    picture.height = bottom - top;
    picture
      .getContext('2d')
      ?.drawImage(this.canvas, left, top, picture.width, picture.height, 0, 0, picture.width, picture.height);
    return picture;
  }

  private inPixels({ left, top, right, bottom }: Box): Box {
    return {
      left: Math.max(0, Math.floor(left * this.scale)),
      top: Math.max(0, Math.floor(top * this.scale)),
      right: Math.min(this.canvas.width, Math.ceil(right * this.scale)),
      bottom: Math.min(this.canvas.height, Math.ceil(bottom * this.scale)),
    };
  }
}

/** Which glyphs look like what they mean. */
async function provedBy(
  { glyphs }: PageContent,
  fonts: ReadonlyMap<string, LoadedFont>,
  ink: Ink,
): Promise<(glyph: Glyph) => boolean> {
  const keyOf = ({ font, drawn, text }: Glyph): string => `${font} ${drawn} ${text}`;
  const distinct = new Map<string, Drawn>();
  for (const glyph of glyphs) {
    const font = fonts.get(glyph.font);
    if (!glyph.isPlain || font === undefined || glyph.text.trim() === '') continue;
    if (distinct.has(keyOf(glyph))) continue;
    const draw: Drawn['draw'] = font.isType3Font
      ? (...to) => ink.copy(glyph, ...to)
      : (context, em, origin) => written(glyph.drawn, cssOf(font, em))(context, em, origin);
    distinct.set(keyOf(glyph), { text: glyph.text, draw });
  }
  const results = await lookAlike([...distinct.values()], pause);
  const proved = new Set([...distinct.keys()].filter((_, at) => results[at]));
  return (glyph) => glyph.isPlain && proved.has(keyOf(glyph));
}

/** The font as pdf.js draws it. */
function cssOf({ loadedName, fallbackName, systemFontInfo, black, bold, italic }: LoadedFont, px: number): string {
  const weight = black ? '900' : bold ? 'bold' : 'normal';
  return `${italic ? 'italic' : 'normal'} ${weight} ${px}px ${systemFontInfo?.css ?? `"${loadedName}", ${fallbackName}`}`;
}

/** Whether something is painted over a glyph later, such as a picture or a line that strikes it out. */
function isCovered({ x, right, baseline, size, order }: Glyph, { pictures, shapes }: PageContent): boolean {
  const side = MIDDLE.side * (right - x);
  const middle: Box = {
    left: x + side,
    right: right - side,
    top: baseline - MIDDLE.top * size,
    bottom: baseline - MIDDLE.bottom * size,
  };
  return [pictures, shapes].some((painted) =>
    painted.some(
      ({ box, order: later }) =>
        later > order &&
        box.left < middle.right &&
        box.right > middle.left &&
        box.top < middle.bottom &&
        box.bottom > middle.top,
    ),
  );
}
