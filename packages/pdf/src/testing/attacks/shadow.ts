import { PdfDocument } from '../../syntax/document.ts';
import { PdfRef, PdfStream, asciiString, dict, isDict, name, type PdfValue } from '../../syntax/objects.ts';
import { joinRevision, prepareRevision } from '../../sign/revisions.ts';
import { type CustomFile, customPdf } from '../sample-pdfs.ts';
import { signFile } from '../test-authority.ts';
import { FIELDS, forge, Forgery, forgeSigned, type Scene, type Variant } from './scene.ts';

type Page = CustomFile['pages'][number];
type Catalog = CustomFile['catalog'];

/** A file prepared by the attacker and signed by Alice in good faith. */
function signedShadow({ alice, stamper, now }: Scene, page: Page, catalog?: Catalog): Uint8Array {
  const upload = customPdf({ pages: [page, {}], ...(catalog ? { catalog } : {}) });
  const prepared = joinRevision(upload, prepareRevision(upload, { fields: FIELDS }));
  return signFile(prepared, alice, { fieldId: 'alice', signingTime: now }, { stamp: { by: stamper, at: now } });
}

/** An image over the text, drawn last. */
const covered: Page = (writer) => {
  const image = { Type: name('XObject'), Subtype: name('Image'), Width: 1, Height: 1, BitsPerComponent: 8 };
  const overlay = writer.add(new PdfStream(dict({ ...image, ColorSpace: name('DeviceGray') }), Uint8Array.of(255)));
  return {
    Contents: writer.add(
      new PdfStream(dict({}), Buffer.from('BT /H 18 Tf 20 50 Td (Pay 1000) Tj ET q 200 0 0 50 0 40 cm /O Do Q')),
    ),
    Resources: dict({ XObject: dict({ O: overlay }) }),
  };
};
const overlayOf = (forgery: Forgery): PdfRef => {
  const resources = forgery.document.getDict(forgery.document.getDict(forgery.pageRef(1))?.get('Resources'));
  return forgery.document.getDict(resources?.get('XObject'))?.get('O') as PdfRef;
};

/** Content in an array with a reference that does not resolve yet. */
const dangling: Page = (writer) => ({
  Contents: [writer.add(new PdfStream(dict({}), Buffer.from('0 g 10 10 20 20 re f'))), new PdfRef(90)],
});

const FILLER = 'x'.repeat(20);
/** A stream with an indirect length: a shorter one shows less. The writer writes direct lengths, so it is inserted by hand. */
function lengthElsewhere({ alice, stamper, now }: Scene): Uint8Array {
  const upload = customPdf({
    pages: [
      (writer) => {
        const length = writer.add(42);
        const content = 'BT /H 18 Tf (Pay 100) Tj ET   BT (0) Tj ET';
        const held = dict({ Filler: name(FILLER), Elsewhere: length });
        return { Contents: writer.add(new PdfStream(held, Buffer.from(content))) };
      },
    ],
  });
  const file = Buffer.from(upload);
  const text = file.toString('latin1');
  const found = /\/Filler \/x+\s*\/Elsewhere (\d+ 0 R)\s*\/Length 42/.exec(text);
  if (found === null) throw new Error('no stream');
  file.write(`/Length ${found[1]}`.padEnd(found[0].length), found.index, 'latin1');
  const prepared = joinRevision(file, prepareRevision(file, { fields: FIELDS.slice(0, 1) }));
  return signFile(prepared, alice, { fieldId: 'alice', signingTime: now }, { stamp: { by: stamper, at: now } });
}

const fontOf = (forgery: Forgery): PdfRef => {
  const resources = forgery.document.getDict(forgery.document.getDict(forgery.pageRef(2))?.get('Resources'));
  return forgery.document.getDict(resources?.get('Font'))?.get('H') as PdfRef;
};

/** An appearance of a field that was never on a page. */
const hiddenField: Catalog = (writer, pages) => {
  const drawn = { Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, 200, 200] };
  const appearance = writer.add(new PdfStream(dict(drawn), Buffer.from('1 0 0 rg 0 0 200 200 re f')));
  const widget = {
    Type: name('Annot'),
    Subtype: name('Widget'),
    FT: name('Sig'),
    P: pages[0]!,
    Rect: [0, 0, 100, 100],
  };
  return { AcroForm: dict({ Fields: [writer.add(dict({ ...widget, AP: dict({ N: appearance }) }))] }) };
};

/** The same stream is the content of a page and a certificate of the store. */
const sharedStore: Catalog = (writer, pages) => {
  const page = writer.get(pages[0]!);
  const contents: PdfValue = isDict(page) ? (page.get('Contents') ?? null) : null;
  return { DSS: dict({ Certs: [contents], OCSPs: [pages[0]!] }) };
};

/** Another page with the same number, hidden in a stream of the signed file and activated only by cross-references. */
function hiddenPage(scene: Scene): Uint8Array {
  const file = signedShadow(scene, (writer) => {
    const holder = writer.reserve();
    const hidden = `${holder.num + 3} 0 obj\n<</Type/Page/MediaBox[0 0 99 99]>>\nendobj\n`;
    writer.set(holder, new PdfStream(dict({}), Buffer.from(hidden)));
    return { Contents: writer.add(new PdfStream(dict({}), Buffer.from('0 g 10 10 20 20 re f'))), PieceInfo: holder };
  });
  const document = PdfDocument.open(file);
  const page = new Forgery(file).pageRef(1).num;
  const row = `${page} 1\n${String(Buffer.from(file).indexOf(`${page} 0 obj\n<</Type`)).padStart(10, '0')} 00000 n \n`;
  const trailer = `<</Size ${document.size}/Root ${document.rootRef.num} 0 R/Prev ${document.startxref}>>`;
  const tail = `\nxref\n${row}trailer\n${trailer}\nstartxref\n${file.length + 1}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(tail)]);
}

/** Shadow attacks (Mainka et al., NDSS 2021): hide, replace, hide and replace, with content prepared before the signature. */
export const SHADOW: readonly Variant[] = [
  {
    name: 'hide: the picture over the text removed',
    make: (scene) => forge(signedShadow(scene, covered), (forgery) => forgery.increment.set(overlayOf(forgery), null)),
    expected: 'OBJECT_FREED',
  },
  {
    name: 'hide: the picture over the text turned into another kind of object',
    make: (scene) =>
      forge(signedShadow(scene, covered), (forgery) =>
        forgery.increment.set(overlayOf(forgery), forgery.stream('', { Subtype: name('Form'), BBox: [0, 0, 1, 1] })),
      ),
    expected: 'OBJECT_REPLACED',
  },
  {
    name: 'replace: a font with other glyphs',
    make: ({ certified }) =>
      forge(certified, (forgery) =>
        forgery.increment.set(
          fontOf(forgery),
          dict({ Type: name('Font'), Subtype: name('Type1'), BaseFont: name('Symbol') }),
        ),
      ),
    expected: 'OBJECT_REPLACED',
  },
  {
    name: 'replace: a ToUnicode map added to a font',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const font = forgery.increment.edit(fontOf(forgery));
        font.set('ToUnicode', forgery.increment.add(forgery.stream('1 beginbfchar <31> <0039> endbfchar')));
      }),
    expected: 'OBJECT_REPLACED',
  },
  {
    name: 'hide and replace: an object for a signed dangling reference',
    make: (scene) =>
      forge(signedShadow(scene, dangling), (forgery) =>
        forgery.increment.set(new PdfRef(90), forgery.stream('1 0 0 rg 0 0 500 500 re f')),
      ),
    expected: 'DANGLING_REFERENCE_FILLED',
  },
  {
    name: 'hide and replace: a page hidden in a stream',
    make: hiddenPage,
    expected: 'PAGE_CHANGED ANNOTATION_REMOVED',
  },
  {
    name: 'the indirect length of a stream',
    make: (scene) =>
      forge(lengthElsewhere(scene), (forgery) => {
        const stream = forgery.document.get(forgery.document.getDict(forgery.pageRef(1))?.get('Contents'));
        const length = stream instanceof PdfStream ? stream.dict.get('Length') : null;
        if (length instanceof PdfRef) forgery.increment.set(length, 10);
      }),
    expected: 'OBJECT_REPLACED',
  },
  {
    name: 'a field with a picture, placed on a page afterwards',
    make: (scene) =>
      forge(signedShadow(scene, {}, hiddenField), (forgery) => {
        const form = forgery.document.getDict(forgery.document.catalog.get('AcroForm'));
        const [hidden] = forgery.document.getArray(form?.get('Fields')) ?? [];
        forgery.increment.append(forgery.page(1), 'Annots', [hidden ?? null]);
      }),
    expected: 'HIDDEN_OBJECT_SHOWN',
  },
  {
    name: 'an unreferenced field with a picture, signed afterwards',
    make: (scene) => {
      let preparedField: PdfRef | null = null;
      const signed = signedShadow(scene, {}, (writer, pages) => {
        const drawn = { Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, 100, 100] };
        const look = writer.add(new PdfStream(dict(drawn), Buffer.from('0 0 1 rg 0 0 9 9 re f')));
        const widget = { Type: name('Annot'), Subtype: name('Widget'), FT: name('Sig'), T: asciiString('late'), F: 4 };
        const place = { P: pages[1]!, Rect: [300, 600, 400, 700], AP: dict({ N: look }) };
        preparedField = writer.add(dict({ ...widget, ...place }));
        return {};
      });
      return forgeSigned(scene, signed, (forgery) => {
        if (preparedField === null) throw new Error('nothing prepared');
        forgery.increment.append(forgery.page(2), 'Annots', [preparedField]);
        forgery.increment.append(forgery.form(), 'Fields', [preparedField]);
        return preparedField;
      });
    },
    expected: 'HIDDEN_OBJECT_SHOWN',
  },
  {
    name: 'a store that refers to page content',
    make: (scene) =>
      forge(signedShadow(scene, {}, sharedStore), (forgery) => {
        const contents = forgery.document.getDict(forgery.pageRef(1))?.get('Contents');
        if (contents instanceof PdfRef) forgery.increment.set(contents, forgery.stream('1 0 0 rg 0 0 500 500 re f'));
      }),
    expected: 'OBJECT_REPLACED',
  },
  {
    name: 'a layer switched on',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const layers = forgery.document.getDict(forgery.document.catalog.get('OCProperties'));
        if (layers)
          forgery.catalog().set('OCProperties', new Map([...layers, ['D', dict({ ON: layers.get('OCGs') })]]));
      }),
    expected: 'CATALOG_CHANGED',
  },
];
