import { embedFont, deflated } from './appearance/embed-font.ts';
import { withoutIsolates } from './appearance/bidi.ts';
import { drawable, missingGlyphs } from './appearance/font.ts';
import { imageEmbedder } from './appearance/image.ts';
import { operand } from './appearance/operand.ts';
import { PdfError } from './errors.ts';
import type { Rgba } from './model.ts';
import { FileWriter } from './syntax/file-writer.ts';
import { dateString, dict, name, type PdfDict, type PdfRef, PdfStream, real, textString } from './syntax/objects.ts';
import type { PagePictures } from './pictures/page-pictures.ts';
import { balancedPageTree } from './syntax/page-tree.ts';
import type { Copier } from './upload/copier.ts';

/** Red, green and blue, each from 0 to 1. */
type Colour = readonly [number, number, number];

/** Something drawn on a composed page; points from the bottom left corner. */
export type Drawing =
  | {
      readonly draw: 'text';
      readonly text: string;
      readonly x: number;
      /** The baseline. */
      readonly y: number;
      readonly fontSize: number;
      readonly colour?: Colour;
    }
  | {
      readonly draw: 'line';
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly thickness?: number;
      readonly colour?: Colour;
    }
  | {
      readonly draw: 'rectangle';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fill: Colour;
    }
  | {
      readonly draw: 'image';
      readonly image: Rgba | JpegImage;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly draw: 'page';
      /** A page of another file, counted from 0. */
      readonly of: PagePictures;
      readonly page: number;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

/** A JPEG whose size and channels the decoder has determined; its octets are embedded unchanged. */
export type JpegImage = {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
};

type ComposedPage = { readonly width: number; readonly height: number; readonly drawings: readonly Drawing[] };
export type Composition = {
  readonly pages: readonly ComposedPage[];
  readonly title?: string;
  readonly language?: string;
  readonly created?: Date;
};

const BLACK: Colour = [0, 0, 0];
const colourOperands = (colour: Colour): string => colour.map(operand).join(' ');

const lineOf = (text: string): string => drawable(text).replaceAll('\n', ' ');

/**
 * Makes a new file of pages with text, lines, pictures and pages of other files. Throws GLYPH_MISSING, BAD_IMAGE, NO_PAGES,
 * and DAMAGED or TOO_COMPLEX for a page of another file.
 */
export function composePdf({ pages, title, language = 'zh-CN', created }: Composition): Uint8Array {
  if (pages.length === 0) throw new PdfError('NO_PAGES', 'a document needs a page');
  const writer = new FileWriter();
  const catalog = writer.reserve();
  const texts = pages.flatMap(({ drawings }) => drawings.flatMap((each) => (each.draw === 'text' ? [each.text] : [])));
  const lines = texts.map(lineOf).filter((text) => text.trim() !== '');
  const missing = missingGlyphs(withoutIsolates(lines.join('\n')));
  if (missing.length > 0) throw new PdfError('GLYPH_MISSING', `no glyph for ${missing.join(' ')}`);
  const font =
    lines.length === 0
      ? null
      : embedFont(
          writer,
          lines.map((text) => ({ text })),
        );
  const embed = imageEmbedder(writer);
  const copiers = new Map<PagePictures, Copier>();
  const copierOf = (of: PagePictures): Copier => {
    const copier = copiers.get(of) ?? of.copierFor(writer);
    copiers.set(of, copier);
    return copier;
  };
  const made = pages.map(({ width, height, drawings }) => {
    const images: PdfDict = new Map();
    const keep = (object: PdfRef): string => {
      const key = `I${images.size}`;
      images.set(key, object);
      return key;
    };
    const show: Shown = {
      text: (text, size) => font?.show({ text }, 'F', size) ?? '',
      image: (image) => keep('jpeg' in image ? addJpeg(writer, image) : embed(image)),
      page: ({ of, page }) => keep(of.draw(page, writer, copierOf(of))),
    };
    const content = drawings.map((each) => operators(each, show)).join('\n');
    const page = dict({
      Type: name('Page'),
      MediaBox: [0, 0, real(width), real(height)],
      Resources: dict({ Font: font?.resources('F'), XObject: images }),
      Contents: writer.add(deflated(Buffer.from(content, 'latin1'))),
    });
    return { ref: writer.add(page), dict: page };
  });
  for (const copier of copiers.values()) copier.finish();
  const tree = balancedPageTree(writer, made);
  writer.set(catalog, dict({ Type: name('Catalog'), Pages: tree, Lang: textString(language) }));
  const info = writer.add(
    dict({
      Title: title === undefined ? undefined : textString(title),
      CreationDate: created === undefined ? undefined : dateString(created),
    }),
  );
  return writer.write(catalog, { info });
}

/** Puts what is drawn into the file: a text as its operators, all others as the name of a resource. */
interface Shown {
  text(text: string, fontSize: number): string;
  image(image: Rgba | JpegImage): string;
  page(drawing: Extract<Drawing, { draw: 'page' }>): string;
}

function operators(drawing: Drawing, show: Shown): string {
  switch (drawing.draw) {
    case 'text': {
      const { text, x, y, fontSize, colour = BLACK } = drawing;
      const shown = show.text(lineOf(text), fontSize);
      return `BT ${colourOperands(colour)} rg /F ${operand(fontSize)} Tf ${operand(x)} ${operand(y)} Td ${shown} ET`;
    }
    case 'line': {
      const { from, to, thickness = 0.5, colour = BLACK } = drawing;
      const path = `${from.map(operand).join(' ')} m ${to.map(operand).join(' ')} l S`;
      return `q ${colourOperands(colour)} RG ${operand(thickness)} w ${path} Q`;
    }
    case 'rectangle': {
      const { x, y, width, height, fill } = drawing;
      return `q ${colourOperands(fill)} rg ${[x, y, width, height].map(operand).join(' ')} re f Q`;
    }
    case 'image': {
      const { image, x, y, width, height } = drawing;
      const frame = `${operand(width)} 0 0 ${operand(height)} ${operand(x)} ${operand(y)} cm`;
      return `q ${frame} /${show.image(image)} Do Q`;
    }
    case 'page': {
      const { of, page, x, y, width, height } = drawing;
      const size = of.pages[page]!;
      // A large page in a small frame needs more decimals than a position.
      const scale = `${(width / size.width).toFixed(6)} 0 0 ${(height / size.height).toFixed(6)}`;
      return `q ${scale} ${operand(x)} ${operand(y)} cm /${show.page(drawing)} Do Q`;
    }
  }
}

function addJpeg(writer: FileWriter, { jpeg, width, height, channels }: JpegImage): PdfRef {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8 || !(width > 0) || !(height > 0)) {
    throw new PdfError('BAD_IMAGE', 'these octets are not a JPEG');
  }
  const entries = dict({
    Type: name('XObject'),
    Subtype: name('Image'),
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    ColorSpace: name(channels === 1 ? 'DeviceGray' : 'DeviceRGB'),
    Filter: name('DCTDecode'),
  });
  return writer.add(new PdfStream(entries, jpeg));
}
