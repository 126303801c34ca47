import { joinRevision, prepareRevision } from '../../sign/revisions.ts';
import type { FileWriter } from '../../syntax/file-writer.ts';
import { PdfRef, PdfStream, type PdfValue, asciiString, dict, isDict, name } from '../../syntax/objects.ts';
import { customPdf } from '../sample-pdfs.ts';
import { signFile } from '../test-authority.ts';
import { FIELDS, forge, type Forgery, type Scene, type Variant } from './scene.ts';

const CATALOG = new PdfRef(1);

const drawing = (writer: FileWriter, text: string): PdfRef =>
  writer.add(
    new PdfStream(
      dict({ Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, 120, 50] }),
      Buffer.from(`0 0 ${text} 50 re f`, 'latin1'),
    ),
  );

type Catalog = (writer: FileWriter, pages: readonly PdfRef[]) => Record<string, PdfValue>;

/** A contract signed by Alice whose first page draws `name` from the XObject dictionary `held`. */
function drawingFrom(
  scene: Scene,
  held: (writer: FileWriter, pages: readonly PdfRef[]) => PdfValue,
  what: string,
  catalog: Catalog,
) {
  const upload = customPdf({
    pages: [{}, {}],
    catalog: (writer, pages) => {
      const entries = catalog(writer, pages);
      const page = writer.get(pages[0] as PdfRef);
      if (!isDict(page)) throw new Error('no page');
      page.set('Resources', dict({ XObject: held(writer, pages) }));
      page.set('Contents', writer.add(new PdfStream(new Map(), Buffer.from(`/${what} Do`))));
      return entries;
    },
  });
  const prepared = joinRevision(upload, prepareRevision(upload, { fields: FIELDS.slice(0, 1) }));
  return signFile(prepared, scene.alice, { fieldId: 'alice', signingTime: scene.now });
}

const inCatalog = (key: string, expected: string): Variant => ({
  name: `a page draws the catalog's /${key}, which is replaced`,
  make: (scene) =>
    forge(
      drawingFrom(
        scene,
        () => CATALOG,
        key,
        (writer) => ({ [key]: drawing(writer, '100') }),
      ),
      (forgery) => void forgery.catalog().set(key, forgery.drawing('900')),
    ),
  expected,
});

/** Changes an object in place. */
const rewrite = (forgery: Forgery, ref: PdfValue | undefined, text: string): void => {
  if (!(ref instanceof PdfRef)) throw new Error('not an indirect object');
  forgery.increment.set(ref, forgery.increment.get(forgery.drawing(text)));
};

/**
 * Objects shared between page content and another structure (security 73): each is checked by the rules for content that shows
 * it.
 */
export const SHARED_OBJECTS: readonly Variant[] = [
  inCatalog('Metadata', 'OBJECT_REPLACED'),
  inCatalog('Extensions', 'OBJECT_REPLACED CATALOG_CHANGED'),
  inCatalog('Version', 'OBJECT_REPLACED CATALOG_CHANGED'),
  {
    name: 'a page draws the metadata, which are updated in place',
    make: (scene) => {
      let shared: PdfRef;
      const base = drawingFrom(
        scene,
        () => dict({ M: shared }),
        'M',
        (writer) => ({ Metadata: (shared = drawing(writer, '100')) }),
      );
      return forge(base, (forgery) => rewrite(forgery, shared, '900'));
    },
    expected: 'OBJECT_REPLACED',
  },
  {
    name: 'a page draws an object of the store of validation data',
    make: (scene) => {
      let store: PdfRef;
      const base = drawingFrom(
        scene,
        () => store,
        'VRI',
        (writer) => ({ DSS: (store = writer.add(dict({ VRI: drawing(writer, '100') }))) }),
      );
      return forge(base, (forgery) => void forgery.increment.edit(store).set('VRI', forgery.drawing('900')));
    },
    expected: 'OBJECT_REPLACED',
  },
  {
    name: 'a page draws the annotations of another page as an XObject',
    make: (scene) => {
      const base = drawingFrom(
        scene,
        (_writer, pages) => pages[1] as PdfRef,
        'Annots',
        (writer, pages) => {
          const page = writer.get(pages[1] as PdfRef);
          if (isDict(page)) page.set('Annots', drawing(writer, '100'));
          return {};
        },
      );
      return forge(base, (forgery) => void forgery.page(2).set('Annots', forgery.drawing('900')));
    },
    expected: 'PAGE_CHANGED',
  },
  {
    name: 'a page draws the value of a field',
    make: (scene) => {
      let field: PdfRef;
      const base = drawingFrom(
        scene,
        () => field,
        'V',
        (writer) => {
          field = writer.add(dict({ FT: name('Tx'), T: asciiString('t'), V: drawing(writer, '100') }));
          return { AcroForm: dict({ Fields: [field] }) };
        },
      );
      return forge(base, (forgery) => void forgery.increment.edit(field).set('V', forgery.drawing('900')));
    },
    expected: 'OBJECT_REPLACED VALUE_CHANGED_UNSIGNED',
  },
  {
    name: 'a page draws the appearance of a field, which is filled in place',
    make: (scene) => {
      let shared: PdfRef;
      const base = drawingFrom(
        scene,
        () => dict({ A: shared }),
        'A',
        (writer) => {
          shared = drawing(writer, '100');
          const widget = { Type: name('Annot'), Subtype: name('Widget'), Rect: [0, 0, 9, 9], AP: dict({ N: shared }) };
          return { AcroForm: dict({ Fields: [writer.add(dict({ ...widget, FT: name('Tx'), T: asciiString('t') }))] }) };
        },
      );
      return forge(base, (forgery) => {
        forgery.field('t').set('V', asciiString('900'));
        rewrite(forgery, shared, '900');
      });
    },
    expected: 'OBJECT_REPLACED',
  },
  {
    name: 'a stamp on a page shares the appearances of a field, which is filled in place',
    make: (scene) => {
      let shared: PdfRef;
      const base = drawingFrom(
        scene,
        () => dict({}),
        'Nothing',
        (writer, pages) => {
          shared = writer.add(dict({ N: drawing(writer, '100') }));
          const place = { Type: name('Annot'), Rect: [0, 0, 90, 90], F: 4, AP: shared };
          const page = writer.get(pages[1] as PdfRef);
          if (isDict(page)) page.set('Annots', [writer.add(dict({ ...place, Subtype: name('Stamp') }))]);
          const field = { ...place, Subtype: name('Widget'), FT: name('Tx'), T: asciiString('t') };
          return { AcroForm: dict({ Fields: [writer.add(dict(field))] }) };
        },
      );
      return forge(base, (forgery) => {
        forgery.field('t').set('V', asciiString('900'));
        forgery.increment.edit(shared).set('N', forgery.drawing('900'));
      });
    },
    expected: 'OBJECT_REPLACED',
  },
];
