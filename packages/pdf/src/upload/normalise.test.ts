import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageToPdf, inspect, normalise } from '../index.ts';
import { createJudges, type Judges } from '../testing/judges.ts';
import {
  activePdf,
  customPdf,
  emptyFormPdf,
  flatPdf,
  formPdf,
  layeredPdf,
  rotatedPdf,
  textPdf,
} from '../testing/sample-pdfs.ts';
import { prepare, sign } from '../testing/signed-file.ts';
import { PdfDocument } from '../syntax/document.ts';
import { asciiString, dict, name, type PdfRef, PdfStream } from '../syntax/objects.ts';
import { findPage, readPageTree } from '../syntax/pages.ts';

let judges: Judges;
beforeAll(() => {
  judges = createJudges();
});
afterAll(() => judges.bench.remove());

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const WHITE = [255, 255, 255];
/** Pixels of an A4 page at 72 dpi; y from the bottom, in points. */
const colourAt = (image: Uint8Array, x: number, y: number): number[] => {
  const header = latin1(image.subarray(0, 15)).match(/^P6\s+\d+\s+\d+\s+255\s/)![0].length;
  const at = header + ((842 - y) * 595 + x) * 3;
  return [...image.subarray(at, at + 3)];
};
const refusal = (kind: string): object => expect.objectContaining({ name: 'PdfError', kind });
const qpdf = (file: Uint8Array, ...options: string[]): Uint8Array => {
  judges.bench.write('in.pdf', file);
  const { ok, output } = judges.bench.run('qpdf', ...options, 'in.pdf', 'out.pdf');
  if (!ok) throw new Error(output);
  return judges.bench.read('out.pdf');
};

describe('the inspection of a file', () => {
  it.each([
    [0, 500, 700],
    [90, 700, 500],
    [180, 500, 700],
    [270, 700, 500],
  ] as const)('a page rotated by %s degrees is displayed as %s by %s points', (rotate, width, height) => {
    expect(inspect(rotatedPdf(rotate)).pages).toEqual([{ width, height, rotate }]);
  });

  it('applies the user unit, and the crop box only within the media box', () => {
    const pages = [
      { UserUnit: 2 },
      { CropBox: [-100, -100, 300, 9000] },
      { Rotate: -90 },
      { CropBox: [900, 900, 1000, 1000] },
    ];
    expect(inspect(customPdf({ pages })).pages).toEqual([
      { width: 1190, height: 1684, rotate: 0 },
      { width: 300, height: 842, rotate: 0 },
      { width: 842, height: 595, rotate: 270 },
      { width: 595, height: 842, rotate: 0 },
    ]);
  });

  it('lists active content', () => {
    const kinds = ['AA', 'EmbeddedFiles', 'JavaScript', 'Launch', 'Multimedia', 'OpenAction'];
    expect(inspect(activePdf()).activeContent).toEqual(kinds);
    expect(inspect(textPdf()).activeContent).toEqual([]);
  });

  it('does not mistake a font for a script because of its name', () => {
    const font = dict({ Type: name('Font'), Subtype: name('Type1'), BaseFont: name('Helvetica') });
    const pages = [{ Resources: dict({ Font: dict({ AA: font, JS: font, AF: font, H: font }) }) }];
    expect(inspect(customPdf({ pages })).activeContent).toEqual([]);
  });
});

describe('a well-formed upload', () => {
  it.each([
    ['with a table', () => textPdf(3)],
    ['with object streams', () => qpdf(textPdf(3), '--object-streams=generate')],
    ['linearised', () => qpdf(textPdf(3), '--linearize')],
  ])('stays unchanged, %s', (_, make) => {
    const upload = make();
    const { bytes, rewritten } = normalise(upload);
    expect(rewritten).toBe(false);
    expect(bytes).toBe(upload);
  });
});

describe('an upload that has to change', () => {
  it('loses everything active and keeps its page and its web link (security 47)', () => {
    const upload = activePdf();
    const { bytes, rewritten, inspection } = normalise(upload);
    expect(rewritten).toBe(true);
    expect(inspection.activeContent).toEqual([]);
    const words = [
      'JavaScript',
      '/JS',
      '/AA',
      '/OpenAction',
      'Launch',
      'calc.exe',
      'EmbeddedFile',
      'RichMedia',
      'alert',
      'secret',
    ];
    for (const word of words) expect(latin1(bytes)).not.toContain(word);
    expect(latin1(bytes)).toContain('/URI');
    expect(judges.qpdfRemarks(bytes)).toBe('');
    expect(judges.difference(judges.render(upload), judges.render(bytes))).toBeNull();
    judges.bench.write('clean.pdf', bytes);
    expect(judges.bench.run('pdfinfo', '-js', 'clean.pdf').output).toBe('');
    expect(judges.bench.run('pdfdetach', '-list', 'clean.pdf').output).toContain('0 embedded files');
  });

  it('shows an annotation whose appearance has no form subtype', () => {
    const upload = customPdf({
      pages: [
        (writer) => {
          const look = new PdfStream(dict({ BBox: [0, 0, 50, 20] }), Buffer.from('1 0 0 rg 0 0 50 20 re f'));
          const AP = dict({ N: writer.add(look) });
          return {
            Annots: [dict({ Type: name('Annot'), Subtype: name('Stamp'), Rect: [300, 500, 350, 520], F: 4, AP })],
          };
        },
      ],
    });
    const [before, after] = [judges.render(upload), judges.render(normalise(upload).bytes)];
    expect([colourAt(before, 320, 510), colourAt(after, 320, 510)]).toEqual([
      [255, 0, 0],
      [255, 0, 0],
    ]);
  });

  it('keeps the fonts that its fields take only from their form', () => {
    const fields: PdfRef[] = [];
    const upload = customPdf({
      pages: [
        (writer) => {
          const look = new PdfStream(
            dict({ Subtype: name('Form'), BBox: [0, 0, 20, 20] }),
            Buffer.from('BT /ZaDb 18 Tf 2 2 Td (n) Tj ET'),
          );
          const state = { FT: name('Btn'), T: asciiString('b'), V: name('On'), AS: name('On') };
          const box = { Type: name('Annot'), Subtype: name('Widget'), Rect: [300, 500, 320, 520], F: 4 };
          fields.push(writer.add(dict({ ...box, ...state, AP: dict({ N: dict({ On: writer.add(look) }) }) })));
          return { Annots: [...fields] };
        },
      ],
      catalog: () => {
        const ZaDb = dict({ Type: name('Font'), Subtype: name('Type1'), BaseFont: name('ZapfDingbats') });
        return { AcroForm: dict({ Fields: fields, DR: dict({ Font: dict({ ZaDb }) }) }) };
      },
    });
    // Poppler does not look for them in the form; other readers do.
    expect(colourAt(judges.render(normalise(upload).bytes), 309, 508)).toEqual([0, 0, 0]);
  });

  it('loses usage rights, which are not a signature of a person', () => {
    const granted = (method: string): Uint8Array =>
      customPdf({
        pages: [{}],
        catalog: (writer) => {
          const reference = dict({ Type: name('SigRef'), TransformMethod: name(method) });
          const rights = dict({ Type: name('Sig'), ByteRange: [0, 1, 2, 3], Reference: [reference] });
          return { Perms: dict({ UR3: writer.add(rights) }) };
        },
      });
    const { bytes, rewritten, inspection } = normalise(granted('UR3'));
    expect({ rewritten, signed: inspection.signed }).toEqual({ rewritten: true, signed: false });
    expect(latin1(bytes)).not.toMatch(/Perms|ByteRange/);
    expect(() => normalise(granted('FieldMDP'))).toThrow(refusal('ALREADY_SIGNED_DAMAGED'));
  });

  it('loses active content hidden in object streams', () => {
    const { bytes } = normalise(qpdf(activePdf(), '--object-streams=generate'));
    expect(inspect(bytes).activeContent).toEqual([]);
    expect(latin1(bytes)).not.toContain('alert');
  });

  it('has its form fields drawn into the page, those without an appearance too', () => {
    const upload = formPdf();
    const { bytes, inspection } = normalise(upload);
    expect(inspection.hasForm).toBe(false);
    expect(latin1(bytes)).not.toMatch(/AcroForm|Widget|XFA/);
    expect(judges.qpdfRemarks(bytes)).toBe('');
    expect(judges.text(bytes)).toContain('未签 Bare');
    const image = judges.render(bytes);
    expect(colourAt(image, 150, 720)).toEqual([0, 0, 255]);
    expect(colourAt(image, 60, 610)).toEqual([255, 0, 0]);
  });

  it('tells where its form had empty text and signature fields, on the displayed page', () => {
    expect(normalise(emptyFormPdf()).formerFields).toEqual([
      { kind: 'SIGNATURE', name: '甲方签名', page: 1, position: { ulx: 200, uly: 500, lrx: 300, lry: 450 } },
      { kind: 'TEXT', name: 'Your address', page: 2, position: { ulx: 50, uly: 720, lrx: 250, lry: 700 } },
      { kind: 'TEXT', name: 'low', page: 2, position: { ulx: 50, uly: 120, lrx: 250, lry: 100 } },
    ]);
    expect(normalise(textPdf(1)).formerFields).toEqual([]);
  });

  it('keeps its visible content, drawn into the page, and loses hidden layers and annotations (security 55)', () => {
    const upload = layeredPdf();
    expect(inspect(upload).activeContent).toEqual(['Annotation', 'OptionalContent']);
    const { bytes, inspection } = normalise(upload);
    expect(inspection.activeContent).toEqual([]);
    expect(latin1(bytes)).not.toMatch(/OCProperties|\/Annot\b|Popup|Only some show me/);
    expect(judges.qpdfRemarks(bytes)).toBe('');
    const [before, after] = [judges.render(upload), judges.render(bytes)];
    const layer = [320, 310] as const;
    expect([colourAt(before, ...layer), colourAt(after, ...layer)]).toEqual([WHITE, WHITE]);
    const [stamp, hidden, note] = [[120, 510] as const, [320, 510] as const, [410, 710] as const];
    expect(colourAt(after, ...stamp)).toEqual([255, 0, 0]);
    expect(colourAt(after, ...hidden)).toEqual(WHITE);
    expect(colourAt(after, ...note)).toEqual(WHITE);
    expect(colourAt(after, 120, 310)).toEqual([0, 0, 255]);
    expect(colourAt(after, 450, 310)).toEqual([255, 0, 0]);
    expect(colourAt(after, 520, 310)).toEqual(WHITE);
    expect(judges.text(bytes)).not.toContain('Secret');
  });

  it('gets a balanced page tree with the same pages in the same order', () => {
    const upload = flatPdf(600);
    expect(inspect(upload).balanced).toBe(false);
    const { bytes, inspection } = normalise(upload);
    expect(inspection.balanced).toBe(true);
    expect(inspection.pages).toHaveLength(600);
    const document = PdfDocument.open(bytes);
    const { pages } = readPageTree(document);
    for (const index of [0, 31, 32, 333, 599]) expect(findPage(document, index).ref).toEqual(pages[index]!.ref);
    expect(judges.qpdfRemarks(bytes)).toBe('');
    expect(judges.text(bytes).match(/Page \d+/g)).toEqual(
      Array.from({ length: 600 }, (_, index) => `Page ${index + 1}`),
    );
  });

  it.each([
    ['cut off at its end', (file: Uint8Array) => file.subarray(0, file.length - 200)],
    [
      'whose startxref is wrong',
      (file: Uint8Array) => Buffer.from(latin1(file).replace(/startxref\n\d+/, 'startxref\n7'), 'latin1'),
    ],
    [
      'whose offsets have moved',
      (file: Uint8Array) =>
        Buffer.from(latin1(file).replace('\n1 0 obj', '\n%moved by this remark\n1 0 obj'), 'latin1'),
    ],
  ])('is repaired, %s', (_, damage) => {
    const { bytes, rewritten, inspection } = normalise(damage(textPdf(3)));
    expect(rewritten).toBe(true);
    expect(inspection.pages).toHaveLength(3);
    expect(judges.qpdfRemarks(bytes)).toBe('');
    expect(judges.text(bytes)).toContain('第12条');
  });
});

describe('a signed upload', () => {
  const withSignature = (upload: Uint8Array): Uint8Array =>
    sign(judges, prepare(upload, [{ kind: 'SIGNATURE', fieldId: 's', place: null }]), { fieldId: 's' });

  it('is never rewritten, even with a flat page tree (security 48)', () => {
    const signed = withSignature(flatPdf(300));
    const { bytes, rewritten, inspection } = normalise(signed);
    expect(bytes).toBe(signed);
    expect(rewritten).toBe(false);
    expect(inspection).toMatchObject({ signed: true, signatures: 1, balanced: false, certification: null });
  });

  it.each([
    ['damaged', () => withSignature(textPdf(1)).slice(0, -60), 'ALREADY_SIGNED_DAMAGED'],
    ['one with scripts and attachments', () => withSignature(activePdf()), 'ALREADY_SIGNED_ACTIVE'],
    ['encrypted', () => qpdf(withSignature(textPdf(1)), '--encrypt', '', 'owner', '256', '--'), 'ENCRYPTED_SIGNED'],
  ])('is refused if it is %s', (_, make, kind) => {
    const upload = make();
    expect(() => normalise(upload)).toThrow(refusal(kind));
  });
});

describe('foreign octets', () => {
  it.each([
    ['NOT_PDF', Buffer.from('hello')],
    ['NOT_PDF', Buffer.concat([Buffer.alloc(16), textPdf(1)])],
    ['DAMAGED', Buffer.from('%PDF-1.7\nnothing here')],
    ['NO_PAGES', customPdf({ pages: [] })],
    ['TOO_MANY_PAGES', flatPdf(3001)],
    ['XFA', formPdf({ XFA: asciiString('<xdp/>') })],
  ])('%s', (kind, bytes) => {
    expect(() => normalise(bytes)).toThrow(refusal(kind));
  });
});

describe('a picture', () => {
  it('becomes one A4 page that shows it completely, with its aspect ratio', () => {
    const picture = (value: number) => ({ width: 1200, height: 300, rgba: new Uint8Array(1200 * 300 * 4).fill(value) });
    const file = imageToPdf({
      ...picture(255),
      rgba: picture(255).rgba.map((octet, at) => (at % 4 === 1 ? 0 : octet)),
    });
    expect(inspect(file).pages).toEqual([{ width: 841.89, height: 595.28, rotate: 0 }]);
    expect(judges.qpdfRemarks(file)).toBe('');
    const [left, top, right, bottom] = judges.difference(judges.render(imageToPdf(picture(255))), judges.render(file))!;
    expect([left, right]).toEqual([28, 813]);
    expect((right - left) / (bottom - top)).toBeCloseTo(4, 1);
  });
});
