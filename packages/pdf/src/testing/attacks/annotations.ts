import { joinRevision, prepareRevision } from '../../sign/revisions.ts';
import { type PdfDict, PdfRef, type PdfValue, asciiString, dict, name } from '../../syntax/objects.ts';
import { customPdf } from '../sample-pdfs.ts';
import { signFile } from '../test-authority.ts';
import { FIELDS, forge, type Forgery, type Scene, type Variant } from './scene.ts';

const OVER = [60, 200, 180, 250];

function annotate(forgery: Forgery, entries: Record<string, PdfValue>): void {
  const annotation: PdfDict = dict({
    Type: name('Annot'),
    Rect: OVER,
    F: 4,
    AP: dict({ N: forgery.drawing('900') }),
    ...entries,
  });
  forgery.increment.append(forgery.page(1), 'Annots', [forgery.increment.add(annotation)]);
}

const put = (subtype: string, more: Record<string, PdfValue> = {}): Variant => ({
  name: `a ${subtype} over the text`,
  make: ({ certified }) => forge(certified, (forgery) => annotate(forgery, { Subtype: name(subtype), ...more })),
  expected: 'ANNOTATION_ADDED',
});

/** A new unsigned signature field that is also an annotation of another kind or shows something without an appearance. */
const passing = (
  what: string,
  entries: (forgery: Forgery) => Record<string, PdfValue>,
  expected = 'ANNOTATION_ADDED',
): Variant => ({
  name: `${what} disguised as a new signature field`,
  make: ({ finished }) => forge(finished, (forgery) => void forgery.addField('x', { Rect: OVER, ...entries(forgery) })),
  expected,
});

const DRAWN = 'UNSIGNED_FIELD_DRAWN FIELD_COVERS_CONTENT';
const FREE_TEXT = { Subtype: name('FreeText'), Contents: asciiString('900'), DA: asciiString('/Helv 24 Tf 1 0 0 rg') };

/** A contract of Alice whose second page has its annotations in an indirect array. */
export function signedWithList({ alice, stamper, now }: Scene): Uint8Array {
  const upload = customPdf({ pages: [{}, (writer) => ({ Annots: writer.add([]) })] });
  const prepared = joinRevision(upload, prepareRevision(upload, { fields: FIELDS.slice(0, 1) }));
  return signFile(prepared, alice, { fieldId: 'alice', signingTime: now }, { stamp: { by: stamper, at: now } });
}

/** Adds an annotation to the list of the second page without changing the page object. */
export function inList(forgery: Forgery, annotation: PdfRef): void {
  const { increment, document } = forgery;
  const list = document.getDict(forgery.pageRef(2))?.get('Annots');
  if (!(list instanceof PdfRef)) throw new Error('no list');
  increment.set(list, [...(document.getArray(list) ?? []), annotation]);
}

/** Evil Annotation (Rohlmann et al., S&P 2021): annotations that look like the contract. */
export const ANNOTATIONS: readonly Variant[] = [
  put('FreeText', { Contents: asciiString('900'), DA: asciiString('/Helv 12 Tf 0 g') }),
  put('Stamp'),
  put('Redact', { OverlayText: asciiString('900') }),
  put('Square', { IC: [1, 1, 1] }),
  put('Highlight', { QuadPoints: [60, 250, 180, 250, 60, 200, 180, 200] }),
  put('Ink'),
  put('Line'),
  put('Text', { Contents: asciiString('900') }),
  put('Link', { A: dict({ S: name('URI'), URI: asciiString('https://example.com/') }) }),
  put('Watermark'),
  put('FileAttachment'),
  {
    name: 'an annotation that is a direct object in the list',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const annotation = dict({
          Type: name('Annot'),
          Subtype: name('Stamp'),
          Rect: OVER,
          AP: dict({ N: forgery.drawing('900') }),
        });
        forgery.increment.append(forgery.page(1), 'Annots', [annotation]);
      }),
    expected: 'ANNOTATION_ADDED',
  },
  {
    name: 'a widget that belongs to no form',
    make: ({ certified }) =>
      forge(certified, (forgery) => annotate(forgery, { Subtype: name('Widget'), FT: name('Sig') })),
    expected: 'ANNOTATION_ADDED',
  },
  {
    name: 'an annotation in an approved contract',
    make: ({ approved }) => forge(approved, (forgery) => annotate(forgery, { Subtype: name('FreeText') })),
    expected: 'ANNOTATION_ADDED',
  },
  {
    name: 'the annotations of a page removed',
    make: ({ certified }) => forge(certified, (forgery) => void forgery.page(1).delete('Annots')),
    expected: 'ANNOTATION_REMOVED',
  },
  {
    name: 'an annotation in a list that is an indirect object',
    make: (scene) =>
      forge(signedWithList(scene), (forgery) => {
        const stamp = {
          Type: name('Annot'),
          Subtype: name('Stamp'),
          Rect: OVER,
          AP: dict({ N: forgery.drawing('900') }),
        };
        inList(forgery, forgery.increment.add(dict(stamp)));
      }),
    expected: 'ANNOTATION_ADDED',
  },
  {
    name: 'the annotations of a page in another order',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const page = forgery.page(1);
        page.set('Annots', (forgery.document.getArray(page.get('Annots')) ?? []).toReversed());
      }),
    expected: 'ANNOTATIONS_REORDERED',
  },
  {
    name: 'an annotation in a finished contract',
    make: ({ finished }) => forge(finished, (forgery) => annotate(forgery, { Subtype: name('Stamp') })),
    expected: 'ANNOTATION_ADDED',
  },
  passing('a FreeText', () => FREE_TEXT),
  passing('a Square', () => ({ Subtype: name('Square'), IC: [1, 1, 1] })),
  passing('a bare Square', () => ({ Subtype: name('Square'), BS: dict({ W: 40 }) })),
  passing('a Link', () => ({ Subtype: name('Link'), Border: [0, 0, 5] })),
  passing('an annotation without a subtype', () => ({ Subtype: null })),
  passing('a note', () => ({ Contents: asciiString('900') })),
  passing('a background', () => ({ MK: dict({ BG: [0, 0, 0] }) }), 'ANNOTATION_ADDED FIELD_COVERS_CONTENT'),
  passing('a rollover appearance', (forgery) => ({ AP: dict({ R: forgery.drawing('900') }) }), DRAWN),
  passing('a down appearance', (forgery) => ({ AP: dict({ D: dict({ On: forgery.drawing('900') }) }) }), DRAWN),
];
