import { joinRevision, prepareRevision } from '../../sign/revisions.ts';
import {
  type PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
  asciiString,
  dict,
  isDict,
  name,
} from '../../syntax/objects.ts';
import { customPdf } from '../sample-pdfs.ts';
import { signFile } from '../test-authority.ts';
import { FIELDS, type Forgery, forge, type Scene, type Variant } from './scene.ts';

/** The empty field filled in with a value and an independent appearance. */
export const filledWith = (
  value: string,
  content: string,
  font: (forgery: Forgery) => Record<string, PdfValue> = () => ({}),
): Variant['make'] => {
  return ({ certified }) =>
    forge(certified, (forgery) => {
      const drawn = forgery.appearance(content, 120, 50, font(forgery));
      forgery
        .field('remark')
        .set('V', asciiString(value))
        .set('AP', dict({ N: drawn }));
    });
};
const words = (text: string, more = ''): string => `/Tx BMC q BT /F 12 Tf 0 g 2 20 Td (${text}) Tj ET ${more} Q EMC`;

const spoofed = (
  what: string,
  content: string,
  expected = 'VALUE_CHANGED_UNSIGNED',
  font?: (forgery: Forgery) => Record<string, PdfValue>,
): Variant => ({
  name: what,
  make: filledWith('1000', content, font),
  expected,
});

/** Glyphs under other names: the text is 1000, the page shows 9000. */
const renamed = () => ({ Encoding: dict({ Type: name('Encoding'), Differences: [0x31, name('nine')] }) });
const mismatchedMap = (forgery: Forgery) => ({
  ToUnicode: forgery.increment.add(
    forgery.stream(
      '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <39> <0031> endbfchar 1 beginbfchar <30> <0030> endbfchar',
    ),
  ),
});

/** A check box that is drawn unchecked although its value says checked. */
function uncheckedBox({ alice, stamper, now }: Scene): Uint8Array {
  const state = { Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, 20, 20] };
  const upload = customPdf({
    pages: [{}, {}],
    catalog: (writer, pages) => {
      const [on, off] = ['0 0 20 20 re f', ''].map((content) =>
        writer.add(new PdfStream(dict(state), Buffer.from(content))),
      );
      const widget = { Type: name('Annot'), Subtype: name('Widget'), FT: name('Btn'), T: asciiString('agree'), F: 4 };
      const drawn = dict({ N: dict({ Yes: on!, Off: off! }) });
      const place = { P: pages[0]!, Rect: [400, 400, 420, 420], AS: name('Off'), V: name('Off'), AP: drawn };
      return { AcroForm: dict({ Fields: [writer.add(dict({ ...widget, ...place }))] }) };
    },
  });
  const prepared = joinRevision(upload, prepareRevision(upload, { fields: FIELDS.slice(0, 1) }));
  const signed = signFile(prepared, alice, { fieldId: 'alice', signingTime: now }, { stamp: { by: stamper, at: now } });
  return forge(signed, (forgery) => void forgery.field('agree').set('V', name('Yes')));
}

/** A signed contract with two boxes, of which only one may be checked. */
export function signedGroup({ alice, stamper, now }: Scene): Uint8Array {
  const state = { Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, 20, 20] };
  const upload = customPdf({
    pages: [{}, {}],
    catalog: (writer, pages) => {
      const [on, off] = ['0 0 20 20 re f', ''].map((content) =>
        writer.add(new PdfStream(dict(state), Buffer.from(content))),
      );
      const group = writer.reserve();
      const boxes = ['Yes', 'No'].map((choice, i) => {
        const widget = { Type: name('Annot'), Subtype: name('Widget'), F: 4, AS: name('Off'), Parent: group };
        const place = { P: pages[0]!, Rect: [400 + 30 * i, 400, 420 + 30 * i, 420] };
        return writer.add(dict({ ...widget, ...place, AP: dict({ N: dict({ [choice]: on!, Off: off! }) }) }));
      });
      const held = { FT: name('Btn'), Ff: 1 << 15, T: asciiString('agree'), V: name('Off'), Kids: boxes };
      writer.set(group, dict(held));
      return { AcroForm: dict({ Fields: [group] }) };
    },
  });
  const prepared = joinRevision(upload, prepareRevision(upload, { fields: FIELDS.slice(0, 1) }));
  return signFile(prepared, alice, { fieldId: 'alice', signingTime: now }, { stamp: { by: stamper, at: now } });
}

/** A font embedded by the revision: arbitrary glyphs for each code, and a map that claims other characters. */
const embeddedFont = (forgery: Forgery) => ({
  Subtype: name('TrueType'),
  BaseFont: name('ABCDEF+Foo'),
  Encoding: name('WinAnsiEncoding'),
  ...mismatchedMap(forgery),
  FirstChar: 0x30,
  Widths: Array.from({ length: 10 }, () => 600),
  FontDescriptor: dict({ Type: name('FontDescriptor'), FontFile2: forgery.increment.add(forgery.stream('glyphs')) }),
});

interface Drawn {
  readonly value?: string;
  /** Entries of the appearance's resources, and of the appearance. */
  readonly resources?: (forgery: Forgery) => Record<string, PdfValue>;
  readonly entries?: (forgery: Forgery) => Record<string, PdfValue>;
  /** The appearance dictionary of the field, made from the drawn appearance. */
  readonly looks?: (drawn: PdfRef, forgery: Forgery) => Record<string, PdfValue>;
  readonly expected?: string;
}

const drawnAs = (
  what: string,
  content: string,
  {
    value = '1000',
    resources,
    entries,
    looks = (drawn) => ({ N: drawn }),
    expected = 'VALUE_CHANGED_UNSIGNED',
  }: Drawn = {},
): Variant => ({
  name: what,
  make: ({ certified }) =>
    forge(certified, (forgery) => {
      const drawn = forgery.appearance(content);
      const stream = forgery.increment.get(drawn);
      if (!(stream instanceof PdfStream)) throw new Error('no appearance');
      const held = stream.dict.get('Resources');
      for (const [key, each] of Object.entries(resources?.(forgery) ?? {})) if (isDict(held)) held.set(key, each);
      for (const [key, each] of Object.entries(entries?.(forgery) ?? {})) stream.dict.set(key, each);
      const field = forgery.field('remark').set('V', asciiString(value));
      field.set('AS', name('X')).set('AP', dict(looks(drawn, forgery)));
    }),
  expected,
});

const layer = (forgery: Forgery): PdfValue => {
  const layers = forgery.document.getDict(forgery.document.catalog.get('OCProperties'));
  return forgery.document.getArray(layers?.get('OCGs'))?.[0] ?? null;
};
const clear = () => ({ ExtGState: dict({ G: dict({ ca: 0, CA: 0 }) }) });
const palette = () => ({
  ColorSpace: dict({ C: [name('Indexed'), name('DeviceGray'), 0, new PdfString(Uint8Array.of(0xff))] }),
});
const NINE = '0 g 5 2 m 25 2 l 25 48 l 5 48 l 5 22 l 20 22 l 20 26 l 9 26 l 9 44 l 21 44 l 21 6 l 5 6 l h f';
const more = (state: string): string => words('100', `BT /F 12 Tf ${state} 30 20 Td (0) Tj ET`);
const laid = (text: string): string => `/Tx BMC q BT /F 12 Tf 0 g ${text} ET Q EMC`;

/** Drawings whose effect cannot be seen from their letters alone. */
const DRAWN: readonly Variant[] = [
  drawnAs('a state of several', words('1000'), {
    value: '100',
    looks: (drawn) => ({ N: dict({ X: drawn }) }),
    expected: 'VALUE_SHOWN_OTHERWISE',
  }),
  drawnAs('another number as rollover appearance', words('1000'), {
    looks: (drawn, forgery) => ({ N: drawn, R: forgery.appearance(words('9000')) }),
    expected: 'VALUE_SHOWN_OTHERWISE',
  }),
  drawnAs('another number as down appearance', words('1000'), {
    looks: (drawn, forgery) => ({ N: drawn, D: forgery.appearance(words('9000')) }),
    expected: 'VALUE_SHOWN_OTHERWISE',
  }),
  drawnAs('a letter painted over', words('1000', '1 g 22 0 98 50 re f')),
  drawnAs('all painted over and drawn again', words('1000', `1 g 0 0 120 50 re f ${NINE}`)),
  drawnAs('a digit of lines from top to bottom before the text', `0 G 1 w 2 2 m 2 48 l S ${words('1000')}`),
  drawnAs('a digit of broken lines', `0 G [8 200] 0 d 2 1 m 118 1 l S ${words('1000')}`),
  drawnAs('letters clipped away at full height', words('1000').replace('q BT', 'q 0 0 22 50 re W n BT')),
  drawnAs('letters clipped to half their height', words('1000').replace('q BT', 'q 0 0 120 24 re W n BT')),
  drawnAs('a transparent letter', more('/G gs'), { resources: clear }),
  drawnAs('a letter of a hidden layer', words('100', '/OC /L BDC BT /F 12 Tf 30 20 Td (0) Tj ET EMC'), {
    resources: (forgery) => ({ Properties: dict({ L: layer(forgery) }) }),
  }),
  drawnAs('an appearance of a hidden layer', words('1000'), { entries: (forgery) => ({ OC: layer(forgery) }) }),
  drawnAs('letters that overlap by kerning', laid('2 20 Td [(100) 556 (0)] TJ')),
  drawnAs('letters in another order', laid('9 20 Td (1) Tj -7 0 Td (9) Tj 14 0 Td (00) Tj'), { value: '1900' }),
  drawnAs('a letter upside down', laid('-1 0 0 -1 9 29 Tm (6) Tj 1 0 0 1 9 20 Tm (000) Tj'), { value: '6000' }),
  drawnAs('all upside down', words('9006'), { value: '9006', entries: () => ({ Matrix: [-1, 0, 0, -1, 120, 50] }) }),
  drawnAs('letters that extend beyond the frame', laid('97 20 Td (1000) Tj')),
  drawnAs('all too small to be seen', words('1000'), { entries: () => ({ BBox: [0, 0, 12_000, 5000] }) }),
  drawnAs('a letter in the first colour of a palette', more('/C cs'), { resources: palette }),
  drawnAs('a letter of white lines', more('1 Tr 1 G')),
  drawnAs('a white letter on a white background', `1 g 0 0 120 50 re f ${words('1000').replace('0 g', '1 g')}`),
  drawnAs('all on black', `0 g 0 0 120 50 re f ${words('1000')}`),
  spoofed('letters without an advance width', words('1000'), undefined, () => ({
    FirstChar: 0x30,
    Widths: [0, 556],
    Encoding: name('WinAnsiEncoding'),
  })),
  spoofed('a new font that maps a nine to a one', words('9000'), undefined, embeddedFont),
];

/** Forms whose machine-readable value differs from what a person sees. */
export const VALUES: readonly Variant[] = [
  ...DRAWN,
  spoofed('another number', words('10000'), 'VALUE_SHOWN_OTHERWISE'),
  spoofed('a smaller number', words('100'), 'VALUE_SHOWN_OTHERWISE'),
  spoofed('invisible letters', words('100', 'BT 3 Tr /F 12 Tf 30 20 Td (0) Tj ET')),
  spoofed('a renamed glyph', words('1000'), 'VALUE_SHOWN_OTHERWISE', renamed),
  spoofed('a font map that does not match its glyphs', words('9000'), 'VALUE_SHOWN_OTHERWISE', mismatchedMap),
  spoofed('a white letter', words('100', 'BT 1 g /F 12 Tf 30 20 Td (0) Tj ET')),
  spoofed('a letter too small to be seen', words('100', 'BT /F 0.1 Tf 30 20 Td (0) Tj ET')),
  spoofed('a letter beside the field', words('100', 'BT /F 12 Tf 300 20 Td (0) Tj ET')),
  spoofed('an additional letter drawn as an outline', words('1000', '40 20 m 46 20 l 46 30 l 40 30 l h S')),
  spoofed('an additional letter drawn as curves', words('1000', '40 20 m 44 20 44 30 40 30 c 36 30 36 20 40 20 c f')),
  spoofed(
    'an additional letter as a picture',
    words('1000', 'q 8 0 0 10 40 20 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \u0000 EI Q'),
  ),
  spoofed('a letter clipped away', words('1000').replace('q BT', 'q 0 0 22 20 re W n BT')),
  {
    name: 'another number, drawn and signed by a malicious signer',
    make: (scene) => {
      const { certified, bob, stamper, now } = scene;
      const filled = filledWith('1000', words('100'))(scene);
      if (filled.length === certified.length) throw new Error('nothing filled');
      return signFile(filled, bob, { fieldId: 'bob', signingTime: now }, { stamp: { by: stamper, at: now } });
    },
    expected: 'VALUE_SHOWN_OTHERWISE',
  },
  {
    name: 'one box of several, checked only in its value',
    make: (scene) => forge(signedGroup(scene), (forgery) => void forgery.field('agree').set('V', name('Yes'))),
    expected: 'VALUE_NOT_SHOWN',
  },
  { name: 'a box checked only in its value', make: uncheckedBox, expected: 'VALUE_NOT_SHOWN' },
];
