import { addFields } from '../../sign/add-fields.ts';
import { fillRevision, joinRevision, prepareRevision } from '../../sign/revisions.ts';
import { type PdfDict, PdfRef, PdfStream, asciiString, dict, name } from '../../syntax/objects.ts';
import { customPdf } from '../sample-pdfs.ts';
import { signFile, stampFile } from '../test-authority.ts';
import { FIELDS, forge, type Forgery, type Scene, type Variant } from './scene.ts';

const inField = (
  what: string,
  fieldId: string,
  act: (field: PdfDict, forgery: Forgery) => void,
  expected: string,
): Variant => ({
  name: what,
  make: ({ certified }) => forge(certified, (forgery) => act(forgery.field(fieldId), forgery)),
  expected,
});
const inForm = (what: string, act: (form: PdfDict, forgery: Forgery) => void, expected = 'FORM_CHANGED'): Variant => ({
  name: what,
  make: ({ certified }) => forge(certified, (forgery) => act(forgery.form(), forgery)),
  expected,
});

/** A signed form with NeedAppearances, so readers draw the value (100) and ignore the stored appearance. */
export function drawnByReaders({ alice, stamper, now }: Scene, shown: string): Uint8Array {
  const upload = customPdf({
    pages: [{}, {}],
    catalog: (writer, pages) => {
      const font = writer.add(dict({ Type: name('Font'), Subtype: name('Type1'), BaseFont: name('Helvetica') }));
      const held = { Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, 100, 20] };
      const drawn = new PdfStream(
        dict({ ...held, Resources: dict({ Font: dict({ F: font }) }) }),
        Buffer.from(`/Tx BMC q BT /F 12 Tf 0 g 2 5 Td (${shown}) Tj ET Q EMC`),
      );
      const widget = { Type: name('Annot'), Subtype: name('Widget'), FT: name('Tx'), T: asciiString('sum'), F: 4 };
      const place = { P: pages[0]!, Rect: [300, 300, 400, 320], AP: dict({ N: writer.add(drawn) }) };
      const field = writer.add(dict({ ...widget, ...place, V: asciiString('100'), DA: asciiString('/F 12 Tf 0 g') }));
      return { AcroForm: dict({ Fields: [field], NeedAppearances: true }) };
    },
  });
  const prepared = joinRevision(upload, prepareRevision(upload, { fields: FIELDS.slice(0, 1) }));
  return signFile(prepared, alice, { fieldId: 'alice', signingTime: now }, { stamp: { by: stamper, at: now } });
}

/** Ways to make a form say something other than what was signed. */
export const FORM: readonly Variant[] = [
  {
    name: 'an existing value changed',
    make: ({ certified }) => joinRevision(certified, fillRevision(certified, [{ fieldId: 'amount', text: '900' }])),
    expected: 'VALUE_CHANGED_UNSIGNED',
  },
  inField(
    'another appearance of a value',
    'amount',
    (field, forgery) => void field.set('AP', dict({ N: forgery.drawing('900') })),
    'VALUE_SHOWN_OTHERWISE',
  ),
  inField(
    'an appearance without a value',
    'remark',
    (field, forgery) => void field.set('AP', dict({ N: forgery.drawing('900') })),
    'SHOWN_WITHOUT_VALUE',
  ),
  inField(
    'another value behind the appearance',
    'amount',
    (field) => void field.set('V', asciiString('900')),
    'VALUE_NOT_SHOWN',
  ),
  {
    name: 'the appearance of a value replaced in place',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const appearance = forgery.document
          .getDict(forgery.document.getDict(forgery.fieldRef('amount'))?.get('AP'))
          ?.get('N');
        if (appearance instanceof PdfRef)
          forgery.increment.set(appearance, forgery.increment.get(forgery.drawing('900')));
      }),
    expected: 'VALUE_SHOWN_OTHERWISE',
  },
  {
    name: 'the appearance of a signature replaced in place',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const appearance = forgery.document
          .getDict(forgery.document.getDict(forgery.fieldRef('alice'))?.get('AP'))
          ?.get('N');
        if (appearance instanceof PdfRef)
          forgery.increment.set(appearance, forgery.increment.get(forgery.drawing('Eve')));
      }),
    expected: 'SIGNED_FIELD_CHANGED',
  },
  inField('a moved field', 'amount', (field) => void field.set('Rect', [0, 0, 500, 500]), 'FIELD_CHANGED'),
  inField('a field of another name', 'remark', (field) => void field.set('T', asciiString('other')), 'FIELD_CHANGED'),
  inField('a field of another type', 'remark', (field) => void field.set('FT', name('Btn')), 'FIELD_CHANGED'),
  inField('a field that is not printed', 'amount', (field) => void field.set('F', 128), 'FIELD_CHANGED'),
  inField('a field that is not scaled with the page', 'amount', (field) => void field.set('F', 140), 'FIELD_CHANGED'),
  inField(
    'rich text beside the value',
    'amount',
    (field) => void field.set('RV', asciiString('<body><p>900</p></body>')),
    'VALUE_SHOWN_OTHERWISE',
  ),
  inField(
    'rich text without a value',
    'remark',
    (field) => void field.set('RV', asciiString('<body><p>9&#48;0</p></body>')),
    'VALUE_SHOWN_OTHERWISE',
  ),
  inField('a field hidden', 'amount', (field) => void field.set('F', 2), 'FIELD_CHANGED'),
  inField('a field opened for editing', 'amount', (field) => void field.set('Ff', 0), 'FIELD_CHANGED'),
  inField(
    'a field with an action',
    'remark',
    (field) => void field.set('AA', dict({ K: dict({ S: name('JavaScript') }) })),
    'FIELD_CHANGED',
  ),
  inField(
    'a second widget of a field',
    'remark',
    (field, { increment }) => {
      field.set('Kids', [increment.add(dict({ Type: name('Annot'), Subtype: name('Widget'), Rect: [0, 0, 99, 99] }))]);
    },
    'FIELD_CHANGED FIELD_ADDED',
  ),
  inField('the signature removed from its field', 'alice', (field) => void field.delete('V'), 'SIGNED_FIELD_CHANGED'),
  inField(
    'the caption of a signature',
    'alice',
    (field) => void field.set('MK', dict({ CA: asciiString('Eve') })),
    'FIELD_CHANGED SIGNED_FIELD_CHANGED',
  ),
  inForm('a form that readers redraw', (form) => void form.set('NeedAppearances', true)),
  inForm('an XFA form', (form) => void form.set('XFA', asciiString('<xdp/>'))),
  inForm('another calculation order', (form) => void form.set('CO', [])),
  inForm(
    'other default resources',
    (form) => void form.set('DR', dict({ Font: dict({ Helv: dict({ BaseFont: name('Symbol') }) }) })),
  ),
  inForm('another default appearance', (form) => void form.set('DA', asciiString('/Helv 0 Tf 1 g'))),
  inForm('flags removed', (form) => void form.set('SigFlags', 0)),
  {
    name: 'a form drawn by readers that shows other appearances afterwards',
    make: (scene) =>
      forge(drawnByReaders(scene, '9000'), (forgery) => void forgery.form().set('NeedAppearances', false)),
    expected: 'FORM_CHANGED',
  },
  inForm(
    'a field removed',
    (form, { document }) => {
      const fields = document.getArray(form.get('Fields')) ?? [];
      form.set('Fields', fields.slice(1));
    },
    'FIELD_REMOVED',
  ),
  inForm(
    'fields in another order',
    (form, { document }) => void form.set('Fields', (document.getArray(form.get('Fields')) ?? []).toReversed()),
    'FIELDS_REORDERED',
  ),
  {
    name: 'a new field on no page, with an entry that shows text',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const field = dict({ FT: name('Sig'), T: asciiString('x'), MK: dict({ CA: asciiString('900') }) });
        forgery.increment.append(forgery.form(), 'Fields', [forgery.increment.add(field)]);
      }),
    expected: 'ANNOTATION_ADDED',
  },
  {
    name: 'null in place of a field',
    make: ({ certified }) => forge(certified, (forgery) => forgery.increment.set(forgery.fieldRef('remark'), null)),
    expected: 'FIELD_REMOVED',
  },
  {
    name: 'the form removed',
    make: ({ certified }) => forge(certified, (forgery) => void forgery.catalog().delete('AcroForm')),
    expected: 'FORM_REMOVED',
  },
  {
    name: 'a new text field',
    make: ({ certified }) =>
      forge(certified, ({ increment }) => {
        const place = { page: 1, box: { ulx: 60, uly: 260, lrx: 180, lry: 210 } };
        addFields(increment, [{ kind: 'TEXT', fieldId: 'new', place }]);
      }),
    expected: 'FIELD_ADDED ANNOTATION_ADDED',
  },
  {
    name: 'a second field of one name',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const duplicate = dict({
          Type: name('Annot'),
          Subtype: name('Widget'),
          FT: name('Sig'),
          T: asciiString('alice'),
          Rect: [0, 0, 0, 0],
        });
        forgery.increment.append(forgery.form(), 'Fields', [forgery.increment.add(duplicate)]);
      }),
    expected: 'FIELD_NAME_TWICE',
  },
  {
    name: 'a value changed and only time-stamped',
    make: ({ finished, stamper, now }) => {
      const changed = joinRevision(finished, fillRevision(finished, [{ fieldId: 'amount', text: '900' }]));
      const drawn = forge(changed, (forgery) => void forgery.field('amount').set('Rect', [0, 0, 500, 500]));
      return stampFile(drawn, stamper, 'stamp-2', now);
    },
    expected: 'FIELD_CHANGED',
  },
];
