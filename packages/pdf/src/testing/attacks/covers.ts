import type { FileWriter } from '../../syntax/file-writer.ts';
import { joinRevision, prepareRevision } from '../../sign/revisions.ts';
import { PdfRef, PdfStream, type PdfValue, dict, name, real } from '../../syntax/objects.ts';
import { type CustomPage, customPdf } from '../sample-pdfs.ts';
import { signFile } from '../test-authority.ts';
import { FIELDS, forge, type Forgery, forgeSigned, type Scene, shownIn, type Variant } from './scene.ts';

/** The position of the contract's text: left, bottom, width and height. */
const [X, Y, WIDTH, HEIGHT] = [50, 400, 200, 60];

/** A contract with the given content on its first page, signed by Alice. */
function contractOf({ alice, stamper, now }: Scene, page: (writer: FileWriter) => CustomPage): Uint8Array {
  const upload = customPdf({ pages: [page, {}] });
  const prepared = joinRevision(upload, prepareRevision(upload, { fields: FIELDS.slice(0, 1) }));
  return signFile(prepared, alice, { fieldId: 'alice', signingTime: now }, { stamp: { by: stamper, at: now } });
}

const drawing =
  (content: string, entries: (writer: FileWriter) => Record<string, PdfValue> = () => ({})) =>
  (writer: FileWriter): CustomPage => ({
    Contents: writer.add(new PdfStream(dict({}), Buffer.from(content, 'latin1'))),
    Resources: dict(entries(writer)),
  });
const WORDS = drawing(`0 g BT /H 18 Tf ${X} ${Y + 20} Td (Pay 1000 to Alice) Tj ET`, (writer) => ({
  Font: dict({ H: writer.add(dict({ Type: name('Font'), Subtype: name('Type1'), BaseFont: name('Helvetica') })) }),
}));

/** An image with a filter that the package does not decode, as scanners produce. */
const scan = (writer: FileWriter): Record<string, PdfValue> => {
  const image = { Type: name('XObject'), Subtype: name('Image'), Width: 600, Height: 800, BitsPerComponent: 8 };
  const entries = dict({ ...image, ColorSpace: name('DeviceGray'), Filter: name('DCTDecode') });
  return { XObject: dict({ S: writer.add(new PdfStream(entries, Buffer.from([0xff, 0xd8, 0xff, 0xd9]))) }) };
};
export const SCANNED = drawing('q 595 0 0 842 0 0 cm /S Do Q', scan);
/** Letters drawn as filled outlines. */
const OUTLINES = drawing(
  Array.from(
    { length: 10 },
    (_, i) => `${X + 8 * i} ${Y + 20} m ${X + 8 * i + 5} ${Y + 35} l ${X + 8 * i + 5} ${Y + 20} l f`,
  ).join(' '),
);
const STROKES = drawing(
  `2 w ${Array.from({ length: 10 }, (_, i) => `${X + 8 * i} ${Y + 20} m ${X + 8 * i + 5} ${Y + 35} l S`).join(' ')}`,
);
const encodedWords = (writer: FileWriter): CustomPage => {
  const { Contents, Resources } = WORDS(writer);
  const plain = Contents instanceof PdfRef ? writer.get(Contents) : null;
  const hex = plain instanceof PdfStream ? Buffer.from(plain.raw).toString('hex') : '';
  const encoded = new PdfStream(dict({ Filter: name('ASCIIHexDecode') }), Buffer.from(`${hex}>`));
  return { Contents: writer.add(encoded), Resources };
};

interface Look {
  readonly content: string;
  readonly resources?: (forgery: Forgery) => Record<string, PdfValue>;
  readonly entries?: Record<string, PdfValue>;
  readonly box?: readonly [number, number, number, number];
  /** Also listed on the second page. */
  readonly isTwice?: boolean;
}

/** Fields that Mallory adds and draws in one revision and of which she signs the last: a valid signature. */
const draw = (scene: Scene, base: Uint8Array, looks: readonly Look[]): Uint8Array =>
  forgeSigned(scene, base, (forgery) => {
    const refs = looks.map(({ content, resources, entries = {}, box = [X, Y, WIDTH, HEIGHT], isTwice }, i) => {
      const [left, bottom, width, height] = box;
      const form = { Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, width, height] };
      const held = { ...form, Resources: dict(resources?.(forgery) ?? {}), ...entries };
      const appearance = dict({ N: forgery.increment.add(forgery.stream(content, held)) });
      const place = { Rect: [left, bottom, left + width, bottom + height] };
      const ref = forgery.addField(`late-${i}`, { ...place, AP: appearance });
      if (isTwice) forgery.increment.append(forgery.page(2), 'Annots', [ref]);
      return ref;
    });
    const last = refs.at(-1);
    if (last === undefined) throw new Error('nothing drawn');
    return last;
  });

export const lateFields =
  (page: (writer: FileWriter) => CustomPage, ...looks: readonly Look[]): Variant['make'] =>
  (scene) =>
    draw(scene, contractOf(scene, page), looks);

const states = (set: Record<string, PdfValue>) => () => ({ ExtGState: dict({ G: dict(set) }) });
const FILL = `0 0 ${WIDTH} ${HEIGHT} re f`;
const MULTIPLY = states({ BM: name('Multiply') });
const isolated = { Group: dict({ S: name('Transparency'), I: true }) };
/** A luminosity mask. */
export const masked = (lightness: number) => (forgery: Forgery) => {
  const group = { Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, WIDTH, HEIGHT] };
  const space = dict({ S: name('Transparency'), CS: name('DeviceGray') });
  const inner = forgery.increment.add(forgery.stream(`${lightness} g ${FILL}`, { ...group, Group: space }));
  return states({ SMask: dict({ S: name('Luminosity'), G: inner }) })();
};
/** A Type 3 font whose glyphs are full boxes. */
const blocks = (forgery: Forgery) => {
  const glyph = forgery.increment.add(forgery.stream('1000 0 0 -250 1000 1000 d1 0 -250 1000 1250 re f'));
  const font = {
    Type: name('Font'),
    Subtype: name('Type3'),
    FontBBox: [0, -250, 1000, 1000],
    FirstChar: 65,
    LastChar: 65,
    FontMatrix: [real(0.001), 0, 0, real(0.001), 0, 0],
    Widths: [1000],
    CharProcs: dict({ A: glyph }),
    Encoding: dict({ Differences: [65, name('A')] }),
  };
  return { Font: dict({ B: forgery.increment.add(dict(font)) }) };
};

const hiding = (what: string, page: (writer: FileWriter) => CustomPage, ...looks: readonly Look[]): Variant => ({
  name: `covered by a later signer: ${what}`,
  make: lateFields(page, ...looks),
  expected: 'FIELD_COVERS_CONTENT',
});
const WHITE = { content: `1 g ${FILL}` };

/** All page content counts, text or not, and anything that hides it counts as a cover. */
export const COVERS: readonly Variant[] = [
  hiding('a scanned page', SCANNED, WHITE),
  hiding('letters that are outlines', OUTLINES, WHITE),
  hiding('letters that are strokes', STROKES, WHITE),
  hiding('a page whose content is encoded in another way', encodedWords, WHITE),
  hiding('black that multiplies', WORDS, { content: `/G gs 0 g ${FILL}`, resources: MULTIPLY }),
  hiding('grey that multiplies several times', WORDS, {
    content: `/G gs 0.6 g ${FILL} ${FILL} ${FILL}`,
    resources: MULTIPLY,
  }),
  hiding('black that darkens', WORDS, { content: `/G gs 0 g ${FILL}`, resources: states({ BM: name('Darken') }) }),
  hiding('white that multiplies in an isolated group', WORDS, {
    content: `/G gs 1 g ${FILL}`,
    resources: MULTIPLY,
    entries: isolated,
  }),
  hiding('white that lightens', WORDS, { content: `/G gs 1 g ${FILL}`, resources: states({ BM: name('Screen') }) }),
  hiding('an unknown blend mode', WORDS, { content: `/G gs 1 g ${FILL}`, resources: states({ BM: name('Foo') }) }),
  hiding('a fully opaque mask', WORDS, { content: `/G gs 1 g ${FILL}`, resources: masked(1) }),
  hiding('letters that are boxes', WORDS, {
    content: `BT /B 60 Tf 0 15 Td (AAAA) Tj ET`,
    resources: blocks,
  }),
  hiding('white letters', WORDS, { content: `1 g BT /Helv 60 Tf 0 15 Td (IIIIIIIII) Tj ET` }),
  hiding(
    'two fields, half a line each',
    WORDS,
    { ...WHITE, content: `1 g 0 0 200 6.5 re f`, box: [X, Y + 18, WIDTH, 6.5] },
    { ...WHITE, content: `1 g 0 0 200 6.5 re f`, box: [X, Y + 24.5, WIDTH, 6.5] },
  ),
  hiding(
    'fields that are each partly transparent',
    WORDS,
    ...Array.from({ length: 3 }, () => ({
      content: `/G gs 1 g ${FILL}`,
      resources: states({ ca: real(0.5) }),
    })),
  ),
  hiding('a field that is listed on another page as well', WORDS, { ...WHITE, isTwice: true }),
  {
    name: 'a field that was placed on one page and is signed on another',
    make: (scene) => {
      const { approved, bob, stamper, now } = scene;
      const moved = forge(approved, (forgery) => {
        forgery.increment.append(forgery.page(2), 'Annots', [forgery.fieldRef('bob')]);
      });
      return signFile(
        moved,
        bob,
        { fieldId: 'bob', signingTime: now, pictures: shownIn('bob') },
        { stamp: { by: stamper, at: now } },
      );
    },
    expected: 'HIDDEN_OBJECT_SHOWN',
  },
];
