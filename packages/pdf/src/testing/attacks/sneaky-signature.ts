import type { PlannedField } from '../../model.ts';
import { addFields } from '../../sign/add-fields.ts';
import { fieldFinder, fillPictures } from '../../sign/fill-fields.ts';
import { type PdfValue, asciiString, dict, name, real } from '../../syntax/objects.ts';
import { type Holder, signFile, stampFile } from '../test-authority.ts';
import { forge, forgeSigned, type Scene, shownIn, type Variant } from './scene.ts';

const over = (width = 200, height = 60) => ({
  page: 1,
  box: { ulx: 10, uly: 40 + height, lrx: 10 + width, lry: 40 },
});
const sneaky: PlannedField = { kind: 'SIGNATURE', fieldId: 'sneaky', place: over() };

/** A signature in a new field that shows something else over the contract text. */
const signOver = (
  { now, stamper }: Scene,
  base: Uint8Array,
  signer: Holder,
  field: PlannedField = sneaky,
): Uint8Array =>
  signFile(
    base,
    signer,
    { fieldId: 'sneaky', signingTime: now, newFields: [field], pictures: shownIn('sneaky') },
    { stamp: { by: stamper, at: now } },
  );

const addEmpty = (base: Uint8Array): Uint8Array => forge(base, ({ increment }) => void addFields(increment, [sneaky]));

/** A new signature field with other entries. */
const addField = (base: Uint8Array, entries: Record<string, PdfValue>): Uint8Array =>
  forge(base, (forgery) => void forgery.addField('sneaky', { Rect: [50, 190, 250, 250], ...entries }));

/** A valid signature placed over the text of the contract, whose appearance (200 by 60 points) draws the given content. */
const drawOver =
  (content: string, states: Record<string, PdfValue> = {}): Variant['make'] =>
  (scene) =>
    forgeSigned(scene, scene.approved, (forgery) => {
      const gs = dict({ ExtGState: dict(states) });
      const form = { Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, 200, 60], Resources: gs };
      const drawn = forgery.increment.add(forgery.stream(content, form));
      return forgery.addField('sneaky', { Rect: [10, 40, 210, 100], AP: dict({ N: drawn }) });
    });
const covering = (what: string, content: string, states?: Record<string, PdfValue>): Variant => ({
  name: `that covers the text by ${what}`,
  make: drawOver(content, states),
  expected: 'FIELD_COVERS_CONTENT',
});
const BANDS = Array.from({ length: 12 }, (_, i) => `0 ${i * 5} 200 5 re f`).join(' ');

/** Sneaky Signature (Rohlmann et al., S&P 2021): a signature that shows another contract text. */
export const SNEAKY_SIGNATURE: readonly Variant[] = [
  {
    name: 'by a trusted signer in a certified contract',
    make: (scene) => signOver(scene, scene.certified, scene.mallory),
    expected: 'FIELD_COVERS_CONTENT',
  },
  {
    name: 'in two steps: an empty field first',
    make: (scene) => {
      const withField = addEmpty(scene.certified);
      const plan = { stamp: { by: scene.stamper, at: scene.now } };
      return signFile(
        withField,
        scene.mallory,
        { fieldId: 'sneaky', signingTime: scene.now, pictures: shownIn('sneaky') },
        plan,
      );
    },
    expected: 'FIELD_COVERS_CONTENT',
  },
  {
    name: 'over a whole page of an approved contract',
    make: (scene) => signOver(scene, scene.approved, scene.mallory, { ...sneaky, place: over(500, 600) }),
    expected: 'FIELD_COVERS_PAGE',
  },
  {
    name: 'that is left unsigned',
    make: ({ approved }) => {
      return forge(approved, ({ increment }) => {
        fillPictures(increment, fieldFinder(increment, addFields(increment, [sneaky])), shownIn('sneaky'));
      });
    },
    expected: 'UNSIGNED_FIELD_DRAWN FIELD_COVERS_CONTENT',
  },
  {
    name: 'that is left unsigned, with an appearance for each state',
    make: ({ approved }) =>
      forge(addField(approved, { AS: name('On') }), (forgery) => {
        forgery.field('sneaky').set('AP', dict({ N: dict({ On: forgery.drawing('900') }) }));
      }),
    expected: 'UNSIGNED_FIELD_DRAWN FIELD_COVERS_CONTENT',
  },
  {
    name: 'in a prepared field, unsigned',
    make: ({ certified }) =>
      forge(certified, ({ increment }) => fillPictures(increment, fieldFinder(increment), shownIn('bob'))),
    expected: 'UNSIGNED_FIELD_DRAWN',
  },
  {
    name: 'in a prepared button, unsigned',
    make: ({ certified }) =>
      forge(certified, ({ increment }) => fillPictures(increment, fieldFinder(increment), shownIn('bob-2'))),
    expected: 'UNSIGNED_FIELD_DRAWN',
  },
  {
    name: 'by a time-stamp that anyone can get',
    make: ({ approved, stamper, now }) => {
      const drawn = forge(addField(approved, {}), (forgery) => {
        forgery.field('sneaky').set('AP', dict({ N: forgery.drawing('') }));
      });
      const stamped = stampFile(drawn, stamper, 'sneaky', now);
      return forge(stamped, (forgery) => void forgery.field('sneaky').set('AP', dict({ N: forgery.drawing('900') })));
    },
    expected: 'UNSIGNED_FIELD_DRAWN FIELD_COVERS_CONTENT SIGNED_FIELD_CHANGED',
  },
  {
    name: 'by a time-stamp that draws',
    make: (scene) =>
      forgeSigned(
        scene,
        scene.approved,
        (forgery) =>
          forgery.addField('sneaky', { Rect: [300, 500, 420, 550], AP: dict({ N: forgery.drawing('900') }) }),
        'TIMESTAMP',
      ),
    expected: 'TIMESTAMP_DRAWN',
  },
  {
    name: 'that is not scaled with the page',
    make: ({ approved }) => addField(approved, { F: 4 + 8 }),
    expected: 'ANNOTATION_ADDED',
  },
  {
    name: 'by an untrusted signer',
    make: (scene) =>
      signOver(scene, scene.approved, { ...scene.mallory, certificate: scene.authority.root.certificate }),
    expected: 'FIELD_COVERS_CONTENT NO_SIGNING_CERTIFICATE_FOUND',
  },
  {
    name: 'with an action',
    make: ({ approved }) => addField(approved, { A: dict({ S: name('JavaScript'), JS: asciiString('app.alert(1)') }) }),
    expected: 'ACTION_ADDED ANNOTATION_ADDED',
  },
  {
    name: 'whose picture is slightly transparent',
    make: ({ approved, mallory, stamper, now }) => {
      const image = { width: 2, height: 1, rgba: Uint8Array.of(255, 255, 255, 254, 255, 255, 255, 254) };
      const request = { fieldId: 'sneaky', signingTime: now, newFields: [sneaky] };
      const pictures = [{ fieldId: 'sneaky', image }];
      return signFile(approved, mallory, { ...request, pictures }, { stamp: { by: stamper, at: now } });
    },
    expected: 'FIELD_COVERS_CONTENT',
  },
  covering('one wide line', '1 G 60 w 0 30 m 200 30 l S'),
  covering('a slanted line', '1 G 60 w 0 20 m 200 40 l s'),
  covering('four fills', '1 g 0 0 200 15 re f 0 15 200 15 re f 0 30 200 15 re f 0 45 200 15 re f'),
  covering('many narrow fills', `1 g ${BANDS}`),
  covering('fills that are each partly transparent', '/X gs 1 g 0 0 200 60 re f 0 0 200 60 re f 0 0 200 60 re f', {
    X: dict({ ca: real(0.6) }),
  }),
];
