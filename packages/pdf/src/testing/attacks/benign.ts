import type { Rgba } from '../../model.ts';
import { fillRevision, joinRevision } from '../../sign/revisions.ts';
import { validationRevision } from '../../sign/validation-data.ts';
import { type PdfDict, PdfRef, PdfStream, asciiString, dict, isDict, name } from '../../syntax/objects.ts';
import { signFile, stampFile } from '../test-authority.ts';
import { drawnByReaders } from './form.ts';
import { inList, signedWithList } from './annotations.ts';
import { type Forgery, forge, forgeSigned, type Scene, shownIn, type Variant } from './scene.ts';
import { signedGroup } from './values.ts';

const byBob = (scene: Scene, base: Uint8Array): Uint8Array =>
  signFile(
    base,
    scene.bob,
    {
      fieldId: 'bob',
      signingTime: scene.now,
      texts: [{ fieldId: 'remark', text: 'seen' }],
      pictures: shownIn('bob-2'),
    },
    { stamp: { by: scene.stamper, at: scene.now } },
  );
const fill = (base: Uint8Array, fieldId: string, text: string): Uint8Array =>
  joinRevision(base, fillRevision(base, [{ fieldId, text }]));

/** A red ring around a disc, clear between them. */
function seal(): Rgba {
  const [size, middle] = [60, 29.5];
  const rgba = new Uint8Array(size * size * 4);
  for (let pixel = 0; pixel < size * size; pixel++) {
    const radius = Math.hypot((pixel % size) - middle, Math.floor(pixel / size) - middle);
    rgba.set([220, 0, 0, (radius > 27 && radius < 30) || radius < 5 ? 255 : 0], pixel * 4);
  }
  return { width: size, height: size, rgba };
}

type Holder = 'catalog' | 'pages' | 'page' | 'form' | 'field';

function dictionaryOf(forgery: Forgery, holder: Holder): PdfDict {
  if (holder === 'catalog') return forgery.catalog();
  if (holder === 'page') return forgery.page(1);
  if (holder === 'form') return forgery.form();
  if (holder === 'field') return forgery.field('remark');
  return forgery.increment.edit(forgery.document.catalog.get('Pages') as PdfRef);
}

function madeIndirect(forgery: Forgery, holder: Holder): void {
  const held = dictionaryOf(forgery, holder);
  for (const [key, value] of held)
    if (Array.isArray(value) || isDict(value)) held.set(key, forgery.increment.add(value));
}

function madeDirect(forgery: Forgery, holder: Holder): void {
  const held = dictionaryOf(forgery, holder);
  for (const [key, value] of held) {
    const inner = key === 'Parent' || key === 'P' ? null : forgery.increment.get(value);
    if (Array.isArray(inner) || (isDict(inner) && inner.get('Type') === undefined)) held.set(key, inner);
  }
}

/**
 * Files whose later revisions come from signing, filling in and archiving; `expected` is the verdict on the first signature.
 */
export const BENIGN: readonly Variant[] = [
  ...(['catalog', 'pages', 'page', 'form', 'field'] as const).map((holder): Variant => ({
    name: `a revision in which each value of a ${holder} only becomes an indirect object`,
    make: ({ certified }) => forge(certified, (forgery) => madeIndirect(forgery, holder)),
    expected: 'NONE',
  })),
  ...(['catalog', 'pages', 'page', 'form', 'field'] as const).map((holder): Variant => ({
    name: `a revision in which the values of a ${holder} become direct objects again`,
    make: (scene) => {
      const upload = forge(scene.prepared, (forgery) => madeIndirect(forgery, holder));
      const signed = signFile(upload, scene.alice, { fieldId: 'alice', signingTime: scene.now });
      return forge(signed, (forgery) => madeDirect(forgery, holder));
    },
    expected: 'NONE',
  })),
  {
    name: 'one more entry in extensions that are an indirect object',
    make: (scene) => {
      const upload = forge(scene.prepared, (forgery) => {
        forgery.catalog().set('Extensions', forgery.increment.add(dict({})));
      });
      const signed = signFile(upload, scene.alice, { fieldId: 'alice', signingTime: scene.now });
      return forge(signed, ({ increment, document }) => {
        const held = document.catalog.get('Extensions');
        const entry = dict({ BaseVersion: name('1.7'), ExtensionLevel: 8 });
        if (held instanceof PdfRef) increment.edit(held).set('ADBE', entry);
      });
    },
    expected: 'PERMITTED',
  },
  { name: 'one signature', make: ({ certified }) => certified, expected: 'NONE' },
  {
    name: 'a second signer with a text and a picture',
    make: (scene) => byBob(scene, scene.certified),
    expected: 'PERMITTED',
  },
  {
    name: 'an empty field filled in with a standard font',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const drawn = forgery.appearance('/Tx BMC q BT /F 12 Tf 0 g 2 20 Td (seen) Tj ET Q EMC');
        forgery
          .field('remark')
          .set('V', asciiString('seen'))
          .set('AP', dict({ N: drawn }));
      }),
    expected: 'PERMITTED',
  },
  {
    name: 'an empty field filled in with an embedded font, and time-stamped',
    make: ({ certified, stamper, now }) => stampFile(fill(certified, 'remark', '附注'), stamper, 'stamp', now),
    expected: 'PERMITTED',
  },
  {
    name: 'a value that another signer changes and signs',
    make: (scene) => byBob(scene, fill(fill(scene.certified, 'remark', 'a'), 'remark', 'b')),
    expected: 'PERMITTED',
  },
  { name: 'validation data and a document time-stamp', make: ({ finished }) => finished, expected: 'PERMITTED' },
  {
    name: 'the archive renewed',
    make: ({ finished, authority, stamper, now }) => {
      const data = { certs: [], ocsps: [authority.ocsp({ about: stamper, at: now, until: now })], crls: [] };
      return stampFile(joinRevision(finished, validationRevision(finished, data)), stamper, 'stamp-2', now);
    },
    expected: 'PERMITTED',
  },
  {
    name: 'a new field with its signature, in a contract that is not certified',
    make: ({ approved, mallory, stamper, now }) => {
      const place = { page: 2, box: { ulx: 60, uly: 150, lrx: 180, lry: 100 } };
      const newFields = [{ kind: 'SIGNATURE' as const, fieldId: 'guest', place }];
      const request = { fieldId: 'guest', signingTime: now, newFields, pictures: shownIn('guest') };
      return signFile(approved, mallory, request, { stamp: { by: stamper, at: now } });
    },
    expected: 'PERMITTED',
  },
  {
    name: 'a seal over a text that stays legible',
    make: ({ approved, mallory, stamper, now }) => {
      const place = { page: 1, box: { ulx: 10, uly: 90, lrx: 70, lry: 30 } };
      const newFields = [{ kind: 'SIGNATURE' as const, fieldId: 'seal', place }];
      const request = { fieldId: 'seal', signingTime: now, newFields, pictures: [{ fieldId: 'seal', image: seal() }] };
      return signFile(approved, mallory, request, { stamp: { by: stamper, at: now } });
    },
    expected: 'PERMITTED',
  },
  {
    name: 'an invisible field with its signature, in a certified contract',
    make: ({ certified, bob, stamper, now }) => {
      const newFields = [{ kind: 'SIGNATURE' as const, fieldId: 'invisible', place: null }];
      return signFile(
        certified,
        bob,
        { fieldId: 'invisible', signingTime: now, newFields },
        { stamp: { by: stamper, at: now } },
      );
    },
    expected: 'PERMITTED',
  },
  {
    name: 'a revision that repeats an object unchanged',
    make: ({ certified }) => forge(certified, (forgery) => void forgery.page(1)),
    expected: 'NONE',
  },
  {
    name: 'an object that nothing refers to',
    make: ({ certified }) => forge(certified, (forgery) => void forgery.increment.add(asciiString('unused'))),
    expected: 'NONE',
  },
  {
    name: 'metadata of a program that has saved the file',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const entries = { Type: name('Metadata'), Subtype: name('XML') };
        forgery.catalog().set('Metadata', forgery.increment.add(new PdfStream(dict(entries), Buffer.from('<x/>'))));
        forgery.catalog().set('Extensions', dict({ ADBE: dict({ BaseVersion: name('1.7'), ExtensionLevel: 8 }) }));
      }),
    expected: 'PERMITTED',
  },
  {
    name: 'a new field with its signature, in a list that is an indirect object',
    make: (scene) =>
      forgeSigned(scene, signedWithList(scene), (forgery) => {
        const widget = { Type: name('Annot'), Subtype: name('Widget'), FT: name('Sig'), T: asciiString('guest'), F: 4 };
        const place = { P: forgery.pageRef(2), Rect: [300, 600, 400, 700] };
        const field = forgery.increment.add(dict({ ...widget, ...place }));
        inList(forgery, field);
        forgery.increment.append(forgery.form(), 'Fields', [field]);
        return field;
      }),
    expected: 'PERMITTED',
  },
  {
    name: 'one box of several checked',
    make: (scene) =>
      forge(signedGroup(scene), (forgery) => {
        const group = forgery.field('agree').set('V', name('Yes'));
        const [yes] = forgery.document.getArray(group.get('Kids')) ?? [];
        if (yes instanceof PdfRef) forgery.increment.edit(yes).set('AS', name('Yes'));
      }),
    expected: 'PERMITTED',
  },
  {
    name: 'rich text equal to the value',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const drawn = forgery.appearance('/Tx BMC q BT /F 12 Tf 0 g 2 20 Td (a & b) Tj ET Q EMC');
        const filled = forgery.field('remark').set('V', asciiString('a & b'));
        filled.set('RV', asciiString('<body><p>a &amp; <b>b</b></p></body>')).set('AP', dict({ N: drawn }));
      }),
    expected: 'PERMITTED',
  },
  {
    name: 'a form drawn by readers that shows the same afterwards',
    make: (scene) =>
      forge(drawnByReaders(scene, '100'), (forgery) => void forgery.form().set('NeedAppearances', false)),
    expected: 'PERMITTED',
  },
  {
    name: 'an empty field that is locked',
    make: ({ certified }) => forge(certified, (forgery) => void forgery.field('remark').set('F', 4 + 64 + 128)),
    expected: 'PERMITTED',
  },
  {
    name: 'a store whose items are rewritten, with one more',
    make: ({ finished, authority, bob, now }) =>
      forge(finished, ({ increment, document }) => {
        const store = document.getDict(document.catalog.get('DSS'));
        const again = ['Certs', 'OCSPs'].map((key) => [
          key,
          (document.getArray(store?.get(key)) ?? []).map((each) => increment.add(document.get(each))),
        ]);
        const data = new PdfStream(dict({}), authority.ocsp({ about: bob, at: now, until: now }));
        increment
          .edit(document.rootRef)
          .set('DSS', dict({ ...Object.fromEntries(again), CRLs: [increment.add(data)] }));
      }),
    expected: 'PERMITTED',
  },
  {
    name: 'a program that writes the appearance of a value in place and locks the field',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const appearance = forgery.document
          .getDict(forgery.document.getDict(forgery.fieldRef('remark'))?.get('AP'))
          ?.get('N');
        if (appearance instanceof PdfRef)
          forgery.increment.set(appearance, forgery.increment.get(forgery.drawing('yes')));
        forgery
          .field('remark')
          .set('V', asciiString('yes'))
          .set('Ff', 1 + (1 << 12));
      }),
    expected: 'PERMITTED',
  },
];
