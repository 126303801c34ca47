import { describe, expect, it } from 'vitest';
import { normalise } from '../index.ts';
import { asciiString, dict, name, PdfStream, type PdfValue } from '../syntax/objects.ts';
import type { FileWriter } from '../syntax/file-writer.ts';
import { customPdf, layeredPdf, textPdf } from '../testing/sample-pdfs.ts';

type Held = Record<string, PdfValue>;
const font = (BaseFont: string, more: Held = {}): PdfValue =>
  dict({ Type: name('Font'), Subtype: name('TrueType'), BaseFont: name(BaseFont), ...more });
const latin1 = (text: Uint8Array): string => Buffer.from(text).toString('latin1');

/** A page with this content and these fonts. */
const page =
  (content: string, fonts: Held, more: Held = {}) =>
  (writer: FileWriter): Held => ({
    Contents: writer.add(new PdfStream(dict({}), Buffer.from(content))),
    Resources: dict({ Font: dict(fonts), ...more }),
  });
const remarksOf = (...pages: ReturnType<typeof page>[]): unknown => normalise(customPdf({ pages })).remarks;
const shown = 'BT /F 12 Tf 50 700 Td (Clause) Tj ET';

describe('fonts that are not embedded', () => {
  it('are listed by name and page, in any encoding of the name', () => {
    // 宋体 in GBK, as written by Chinese systems, and in UTF-8, as ISO 32000 requires.
    const fonts = ['\u00cb\u00ce\u00cc\u00e5', latin1(Buffer.from('楷体')), 'ABCDEF+FangSong'];
    const pages = fonts.map((each) => page(shown, { F: font(each) }));
    expect(remarksOf(...pages, pages[0]!)).toEqual([
      { kind: 'FONT_NOT_EMBEDDED', name: '宋体', pages: [1, 4] },
      { kind: 'FONT_NOT_EMBEDDED', name: '楷体', pages: [2] },
      { kind: 'FONT_NOT_EMBEDDED', name: 'FangSong', pages: [3] },
    ]);
  });

  it('are listed if a form or a graphics state selects them, and if they are composite fonts', () => {
    const composite = dict({
      Type: name('Font'),
      Subtype: name('Type0'),
      BaseFont: name('STSong-Light'),
      Encoding: name('UniGB-UCS2-H'),
      DescendantFonts: [font('STSong-Light', { Subtype: name('CIDFontType0') })],
    });
    const state = dict({ S: dict({ Font: [font('KaiTi'), 12] }) });
    const inForm = (writer: FileWriter): Held => {
      const own = dict({ Font: dict({ F: composite }) });
      const entries = dict({ Subtype: name('Form'), BBox: [0, 0, 500, 800], Resources: own });
      const XObject = dict({ Fm: writer.add(new PdfStream(entries, Buffer.from(shown))) });
      return page('/Fm Do BT /S gs 50 50 Td (x) Tj ET', {}, { XObject, ExtGState: state })(writer);
    };
    expect(remarksOf(inForm)).toEqual([
      { kind: 'FONT_NOT_EMBEDDED', name: 'STSong-Light', pages: [1] },
      { kind: 'FONT_NOT_EMBEDDED', name: 'KaiTi', pages: [1] },
    ]);
  });

  it('are not listed if they are embedded, standard fonts, or used only for invisible text', () => {
    const embedded = (writer: FileWriter): Held => {
      const FontFile2 = writer.add(new PdfStream(dict({}), Buffer.from('x')));
      return page(shown, { F: font('SimSun', { FontDescriptor: dict({ FontFile2 }) }) })(writer);
    };
    const invisible = ['BT 3 Tr /F 12 Tf 50 700 Td (Clause) Tj ET', 'BT /F 12 Tf ET', 'BT /F 12 Tf () Tj ET'];
    const pages = invisible.map((content) => page(content, { F: font('SimSun') }));
    expect(remarksOf(embedded, page(shown, { F: font('Helvetica') }), ...pages)).toEqual([]);
    expect(normalise(textPdf(2)).remarks).toEqual([]);
  });
});

describe('text outside the page', () => {
  it.each([
    ['above', 'BT /F 12 Tf 50 900 Td (Clause) Tj ET', true],
    ['moved there', 'q 1 0 0 1 700 0 cm BT /F 12 Tf 50 700 Td (Clause) Tj ET Q', true],
    ['outside the crop box', 'BT /F 12 Tf 50 20 Td (Clause) Tj ET', true],
    ['across the edge', 'BT /F 12 Tf -5 700 Td (Clause) Tj ET', false],
    ['scaled up on it', 'BT /F 1 Tf 12 0 0 12 50 700 Tm (Clause) Tj ET', false],
  ])('is told, %s', (_, content, isReported) => {
    const cropped = (writer: FileWriter): Held => ({
      ...page(content, { F: font('Helvetica') })(writer),
      CropBox: [0, 100, 595, 842],
    });
    expect(remarksOf(cropped)).toEqual(isReported ? [{ kind: 'TEXT_OFF_PAGE', pages: [1] }] : []);
  });
});

describe('fields and annotations without an appearance', () => {
  const annotated = (...annotations: Held[]): unknown => {
    const Annots = annotations.map((each) => dict({ Type: name('Annot'), Rect: [10, 10, 90, 30], ...each }));
    return normalise(customPdf({ pages: [{}, { Annots }] })).remarks;
  };
  it.each<[string, Held, boolean]>([
    ['text on the page', { Subtype: name('FreeText'), Contents: asciiString('Not valid') }, true],
    ['a square', { Subtype: name('Square') }, true],
    ['a value that no font here can draw', { Subtype: name('Widget'), FT: name('Tx'), V: asciiString('\u0001') }, true],
    ['a value that can be drawn', { Subtype: name('Widget'), FT: name('Tx'), V: asciiString('ten') }, false],
    ['a note', { Subtype: name('Text'), Contents: asciiString('why?') }, false],
    ['one that is hidden', { Subtype: name('Square'), F: 2 }, false],
  ])('are reported if they are lost: %s', (_, annotation, isReported) => {
    expect(annotated(annotation)).toEqual(isReported ? [{ kind: 'NOT_DRAWN', pages: [2] }] : []);
  });
});

describe('hidden layers', () => {
  it('are reported after their removal', () => {
    expect(normalise(layeredPdf()).remarks).toEqual([{ kind: 'HIDDEN_LAYERS', pages: [] }]);
  });
});

describe('print-only content and references outside the file', () => {
  it('leaves it', () => {
    const writerOf = (writer: FileWriter): Held => {
      const image = dict({
        Subtype: name('Image'),
        Width: 1,
        Height: 1,
        BitsPerComponent: 8,
        ColorSpace: name('DeviceGray'),
      });
      const printed = writer.add(new PdfStream(image, Buffer.from('\u0000')));
      const seen = new Map([...image, ['Alternates', [dict({ Image: printed, DefaultForPrinting: true })]] as const]);
      const XObject = dict({
        Im: writer.add(new PdfStream(seen, Buffer.from('\u00ff', 'latin1'))),
        Ps: writer.add(new PdfStream(dict({ Subtype: name('PS') }), Buffer.from('showpage'))),
        Fm: writer.add(
          new PdfStream(
            dict({ Subtype: name('Form'), BBox: [0, 0, 1, 1], OPI: dict({ F: asciiString('//host/x') }) }),
            Buffer.from('q Q'),
          ),
        ),
      });
      const link = (action: Held): PdfValue =>
        dict({ Type: name('Annot'), Subtype: name('Link'), Rect: [0, 0, 9, 9], A: dict(action) });
      const to = (uri: string): PdfValue => link({ S: name('URI'), URI: asciiString(uri) });
      const Annots = [
        ...['https://example.com/a', 'example.com:8080/b', 'mailto:c@example.com', ' file:///etc/d'].map(to),
        ...['JavaScript:app.alert(1)', '\\\\host\\e'].map(to),
        link({ S: name('Thread'), F: asciiString('other.pdf'), D: 0 }),
      ];
      return { ...page('/Im Do /Ps Do /Fm Do', {}, { XObject })(writer), Annots };
    };
    const { bytes, removed, inspection } = normalise(customPdf({ pages: [writerOf] }));
    expect(removed).toEqual(['ExternalStream', 'GoToR', 'PrintedOtherwise', 'URI']);
    expect(inspection.activeContent).toEqual([]);
    // Strings are written in hexadecimal digits.
    const left = latin1(bytes).replace(/<([0-9a-f]+)>/g, (_, digits: string) => latin1(Buffer.from(digits, 'hex')));
    for (const word of ['Alternates', 'showpage', '/OPI', '//host', 'file:', 'alert', '\\\\host', 'other.pdf'])
      expect(left).not.toContain(word);
    for (const word of ['https://example.com/a', 'example.com:8080/b', 'mailto:c@example.com'])
      expect(left).toContain(word);
  });
});
