import { composePdf } from '../compose.ts';
import { FileWriter } from '../syntax/file-writer.ts';
import {
  asciiString,
  dict,
  name,
  type PdfDict,
  type PdfRef,
  PdfStream,
  type PdfValue,
  textString,
} from '../syntax/objects.ts';

export { encryptedPdf } from './encrypted-pdf.ts';

export const A4 = { width: 595, height: 842 };

/** Pages of A4 with a heading and lines of Chinese and Latin text each. */
export function textPdf(pages = 1, text = '合同 Contract'): Uint8Array {
  return composePdf({
    title: text,
    pages: Array.from({ length: pages }, (_, index) => ({
      ...A4,
      drawings: [
        { draw: 'text' as const, text: `${text} ${index + 1}`, x: 72, y: 760, fontSize: 20 },
        ...Array.from({ length: 12 }, (__, line) => ({
          draw: 'text' as const,
          text: `第${line + 1}条 Clause ${line + 1} of this contract`,
          x: 72,
          y: 720 - line * 24,
          fontSize: 11,
        })),
      ],
    })),
  });
}

const stream = (content: string): PdfStream => new PdfStream(new Map(), Buffer.from(content, 'latin1'));

export type CustomPage = Record<string, PdfValue | undefined>;

/** Options of `customPdf`: objects, catalog entries, and pages under a flat or given tree. */
export type CustomFile = {
  readonly pages: readonly (CustomPage | ((writer: FileWriter) => CustomPage))[];
  readonly catalog?: (writer: FileWriter, pages: readonly PdfRef[]) => CustomPage;
  /** Entries of the root of the page tree, which pages inherit. */
  readonly inherited?: CustomPage;
};

/** A file with a flat page tree; each page shows a grey frame, an axis and the word TOP in Helvetica. */
export function customPdf({ pages, catalog, inherited = {} }: CustomFile): Uint8Array {
  const writer = new FileWriter();
  const root = writer.reserve();
  const tree = writer.reserve();
  const font = writer.add(dict({ Type: name('Font'), Subtype: name('Type1'), BaseFont: name('Helvetica') }));
  const refs = pages.map((page, index) => {
    const entries = typeof page === 'function' ? page(writer) : page;
    const content = writer.add(stream(`0.8 g 10 10 200 100 re f 0 g BT /H 18 Tf 20 50 Td (Page ${index + 1}) Tj ET`));
    const made = dict({
      Type: name('Page'),
      Parent: tree,
      Contents: content,
      Resources: dict({ Font: dict({ H: font }) }),
      ...entries,
    });
    return writer.add(made);
  });
  writer.set(
    tree,
    dict({ Type: name('Pages'), Kids: refs, Count: refs.length, MediaBox: [0, 0, 595, 842], ...inherited }),
  );
  writer.set(root, dict({ Type: name('Catalog'), Pages: tree, ...catalog?.(writer, refs) }));
  return writer.write(root);
}

/** A flat, unbalanced tree of many pages. */
export const flatPdf = (pages: number): Uint8Array => customPdf({ pages: Array.from({ length: pages }, () => ({})) });

/** One rotated page; by default with a crop box away from the origin. */
export const rotatedPdf = (rotate: number, entries: CustomPage = { CropBox: [40, 60, 540, 760] }): Uint8Array =>
  customPdf({ pages: [{ Rotate: rotate, ...entries }] });

const script = (code: string): PdfDict => dict({ S: name('JavaScript'), JS: textString(code) });

/** A page with scripts, an attachment, a launch action, a movie and an open action. */
export const activePdf = (): Uint8Array =>
  customPdf({
    pages: [
      {
        AA: dict({ O: script('app.alert("page opened")') }),
        Annots: [
          dict({
            Type: name('Annot'),
            Subtype: name('Link'),
            Rect: [10, 10, 50, 50],
            A: dict({ S: name('Launch'), F: asciiString('calc.exe') }),
          }),
          dict({
            Type: name('Annot'),
            Subtype: name('Link'),
            Rect: [60, 10, 90, 50],
            A: dict({ S: name('URI'), URI: asciiString('https://example.com/') }),
          }),
          dict({ Type: name('Annot'), Subtype: name('RichMedia'), Rect: [100, 10, 150, 50] }),
        ],
      },
    ],
    catalog: (writer) => {
      const file = writer.add(new PdfStream(dict({ Type: name('EmbeddedFile') }), Buffer.from('attached secret')));
      const spec = dict({ Type: name('Filespec'), F: asciiString('a.exe'), EF: dict({ F: file }) });
      return {
        OpenAction: writer.add(script('app.alert("opened")')),
        AA: dict({ WC: script('app.alert("closing")') }),
        Names: dict({
          JavaScript: dict({ Names: [asciiString('x'), script('app.alert("named")')] }),
          EmbeddedFiles: dict({ Names: [asciiString('a.exe'), spec] }),
        }),
      };
    },
  });

/**
 * A page with a filled text field with its appearance, one without, and a checked box; `more` goes into its form dictionary.
 */
export const formPdf = (more: CustomPage = {}): Uint8Array =>
  customPdf({
    pages: [{}],
    catalog: (writer, pages) => {
      const widget = { Type: name('Annot'), Subtype: name('Widget'), F: 4, P: pages[0]! };
      const appearance = (content: string): PdfRef =>
        writer.add(
          new PdfStream(
            dict({ Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, 100, 20] }),
            Buffer.from(content, 'latin1'),
          ),
        );
      const fields = [
        dict({
          ...widget,
          FT: name('Tx'),
          T: asciiString('shown'),
          V: asciiString('Visible'),
          Rect: [50, 700, 250, 740],
          AP: dict({ N: appearance('0 0 1 rg 0 0 100 20 re f') }),
        }),
        dict({
          ...widget,
          FT: name('Tx'),
          T: asciiString('bare'),
          V: textString('未签 Bare'),
          Rect: [50, 640, 250, 660],
          DA: asciiString('/Helv 12 Tf 0 g'),
        }),
        dict({
          ...widget,
          FT: name('Btn'),
          T: asciiString('box'),
          V: name('Yes'),
          AS: name('Yes'),
          Rect: [50, 600, 70, 620],
          AP: dict({ N: dict({ Yes: appearance('1 0 0 rg 0 0 100 20 re f'), Off: appearance('') }) }),
        }),
      ].map((field) => writer.add(field));
      annotate(writer, pages[0]!, fields);
      return { AcroForm: dict({ Fields: fields, NeedAppearances: true, ...more }) };
    },
  });

/**
 * Two pages, the first one rotated, with an empty signature field and two empty text fields, and with fields that are filled, fixed,
 * hidden, or choices.
 */
export const emptyFormPdf = (): Uint8Array =>
  customPdf({
    pages: [{ MediaBox: [0, 0, 600, 800], Rotate: 90 }, { MediaBox: [0, 0, 600, 800] }],
    catalog: (writer, pages) => {
      const field = (more: Record<string, PdfValue>): PdfRef =>
        writer.add(dict({ Type: name('Annot'), Subtype: name('Widget'), F: 4, FT: name('Tx'), ...more }));
      const first = [field({ FT: name('Sig'), T: textString('甲方签名'), Rect: [100, 200, 150, 300] })];
      const second = [
        field({ T: asciiString('low'), Rect: [50, 100, 250, 120] }),
        field({ T: asciiString('high'), TU: asciiString('Your address'), Rect: [250, 720, 50, 700] }),
        field({ T: asciiString('filled'), V: textString('x'), Rect: [50, 600, 250, 620] }),
        field({ T: asciiString('fixed'), Ff: 1, Rect: [50, 500, 250, 520] }),
        field({ T: asciiString('hidden'), F: 2, Rect: [50, 400, 250, 420] }),
        field({ T: asciiString('choice'), FT: name('Ch'), Rect: [50, 300, 250, 320] }),
      ];
      annotate(writer, pages[0]!, first);
      annotate(writer, pages[1]!, second);
      return { AcroForm: dict({ Fields: [...first, ...second] }) };
    },
  });

function annotate(writer: FileWriter, page: PdfRef, annotations: readonly PdfRef[]): void {
  const current = writer.get(page);
  if (current instanceof Map) current.set('Annots', [...annotations]);
}

/**
 * A page with a layer that is hidden unless it is switched on, in its content and around a form, a stamp with an appearance, a
 * stamp that is hidden, a note without one and its pop-up.
 */
export const layeredPdf = (): Uint8Array => {
  const box = (more: PdfDict = dict({})): PdfStream =>
    new PdfStream(
      new Map([...dict({ Subtype: name('Form'), BBox: [0, 0, 50, 20] }), ...more]),
      Buffer.from('1 0 0 rg 0 0 50 20 re f'),
    );
  const layers: PdfRef[] = [];
  return customPdf({
    pages: [
      (writer) => {
        const layer = writer.add(dict({ Type: name('OCG'), Name: textString('Secret clause') }));
        layers.push(layer);
        const annotation = (subtype: string, Rect: number[], more: Record<string, PdfValue>): PdfRef =>
          writer.add(dict({ Type: name('Annot'), Subtype: name(subtype), Rect, ...more }));
        const note = annotation('Text', [400, 700, 420, 720], { Contents: textString('Only some show me') });
        return {
          Contents: [
            '/OC /Layer BDC 0 1 0 rg 300 300 50 20 re f BT /H 18 Tf 300 400 Td (Secret) Tj ET',
            'BI /W 1 /H 1 /BPC 8 /CS /G ID ) EI /Inside BMC 320 300 9 9 re f EMC EMC 0 0 1 rg 100 300 50 20 re f',
            '/OC /Shown BDC q 1 0 0 1 430 300 cm /Always Do Q EMC q 1 0 0 1 500 300 cm /Never Do Q',
          ].map((content) => writer.add(stream(content))),
          Resources: dict({
            Font: dict({ H: dict({ Type: name('Font'), Subtype: name('Type1'), BaseFont: name('Helvetica') }) }),
            Properties: dict({ Layer: layer, Shown: dict({ Type: name('OCMD'), OCGs: [layer], P: name('AllOff') }) }),
            XObject: dict({ Always: writer.add(box()), Never: writer.add(box(dict({ OC: layer }))) }),
          }),
          Annots: [
            annotation('Stamp', [100, 500, 150, 520], { F: 4, AP: dict({ N: writer.add(box()) }) }),
            annotation('Stamp', [300, 500, 350, 520], { F: 2, AP: dict({ N: writer.add(box()) }) }),
            note,
            annotation('Popup', [420, 600, 520, 700], { Parent: note }),
          ],
        };
      },
    ],
    catalog: () => ({ OCProperties: dict({ OCGs: layers, D: dict({ OFF: layers }) }) }),
  });
};
