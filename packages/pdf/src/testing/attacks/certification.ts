import { fillRevision, joinRevision } from '../../sign/revisions.ts';
import { type PdfDict, PdfRef, type PdfValue, asciiString, dict, isDict, name } from '../../syntax/objects.ts';
import { signFile } from '../test-authority.ts';
import { forge, type Forgery, type Scene, type Variant } from './scene.ts';

/** Certified so that no change is permitted: the level is in the signed bytes. */
function closed({ prepared, alice, stamper, now }: Scene): Uint8Array {
  const withLock = forge(prepared, (forgery) => {
    forgery
      .field('alice')
      .set(
        'Lock',
        dict({ Type: name('SigFieldLock'), Action: name('Include'), Fields: [asciiString('amount')], P: 1 }),
      );
  });
  return signFile(
    withLock,
    alice,
    { fieldId: 'alice', signingTime: now, certify: true },
    { stamp: { by: stamper, at: now } },
  );
}

const fill = (base: Uint8Array, fieldId: string): Uint8Array =>
  joinRevision(base, fillRevision(base, [{ fieldId, text: 'x' }]));

function signatureRef(forgery: Forgery): PdfRef {
  const held = forgery.document.getDict(forgery.fieldRef('alice'))?.get('V');
  if (!(held instanceof PdfRef)) throw new Error('no signature');
  return held;
}

const inCatalog = (
  what: string,
  act: (catalog: PdfDict, forgery: Forgery) => void,
  expected = 'CATALOG_CHANGED',
): Variant => ({
  name: what,
  make: ({ certified }) => forge(certified, (forgery) => act(forgery.catalog(), forgery)),
  expected,
});

const onPage = (what: string, entries: Record<string, PdfValue>): Variant => ({
  name: `a page ${what}`,
  make: ({ certified }) =>
    forge(certified, (forgery) => {
      for (const [key, value] of Object.entries(entries)) forgery.page(2).set(key, value);
    }),
  expected: 'PAGE_CHANGED',
});

const script = dict({ S: name('JavaScript'), JS: asciiString('app.alert(1)') });

/** Changes that a certification forbids, and ways around it. */
export const CERTIFICATION: readonly Variant[] = [
  {
    name: 'filled in where no change is permitted',
    make: (scene) => fill(closed(scene), 'remark'),
    expected: 'CHANGE_NOT_PERMITTED VALUE_CHANGED_UNSIGNED',
  },
  {
    name: 'a locked field filled in',
    make: (scene) => fill(closed(scene), 'amount'),
    expected: 'CHANGE_NOT_PERMITTED LOCKED_FIELD_CHANGED VALUE_CHANGED_UNSIGNED',
  },
  {
    name: 'signed where no change is permitted',
    make: (scene) => signFile(closed(scene), scene.bob, { fieldId: 'bob', signingTime: scene.now }),
    expected: 'CHANGE_NOT_PERMITTED',
  },
  inCatalog('the permissions removed', (catalog) => void catalog.delete('Perms')),
  inCatalog('usage rights added', (catalog) => {
    const permissions = catalog.get('Perms');
    if (isDict(permissions)) catalog.set('Perms', new Map([...permissions, ['UR3', dict({})]]));
  }),
  {
    name: 'a certification added after an approval',
    make: ({ approved }) =>
      forge(approved, (forgery) => void forgery.catalog().set('Perms', dict({ DocMDP: signatureRef(forgery) }))),
    expected: 'CATALOG_CHANGED',
  },
  {
    name: 'the level of the certification raised',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const parameters = dict({ Type: name('TransformParams'), P: 3, V: name('1.2') });
        const reference = dict({ Type: name('SigRef'), TransformMethod: name('DocMDP'), TransformParams: parameters });
        forgery.increment.edit(signatureRef(forgery)).set('Reference', [reference]);
      }),
    expected: 'OBJECT_REPLACED FORMAT_FAILURE',
  },
  inCatalog('an action at opening', (catalog, { increment }) => void catalog.set('OpenAction', increment.add(script))),
  inCatalog('actions of the document', (catalog) => void catalog.set('AA', dict({ WC: script }))),
  inCatalog(
    'named scripts',
    (catalog) => void catalog.set('Names', dict({ JavaScript: dict({ Names: [asciiString('x'), script] }) })),
  ),
  inCatalog('a collection', (catalog) => void catalog.set('Collection', dict({ View: name('H') }))),
  inCatalog('other page labels', (catalog) => void catalog.set('PageLabels', dict({ Nums: [0, dict({ St: 9 })] }))),
  inCatalog(
    'other viewer preferences',
    (catalog) => void catalog.set('ViewerPreferences', dict({ Direction: name('R2L') })),
  ),
  inCatalog('a new structure tree', (catalog) => void catalog.set('StructTreeRoot', dict({ K: [] }))),
  inCatalog('associated files', (catalog, { increment }) => {
    const file = increment.add(dict({ Type: name('Filespec'), F: asciiString('other.pdf') }));
    catalog.set('AF', [file]);
  }),
  {
    name: 'the store of validation data emptied',
    make: ({ finished }) => forge(finished, (forgery) => void forgery.catalog().set('DSS', dict({}))),
    expected: 'VALIDATION_DATA_REMOVED',
  },
  {
    name: 'an OCSP response removed from the store',
    make: ({ finished }) =>
      forge(finished, ({ increment, document }) => {
        const store = document.getDict(document.catalog.get('DSS'));
        const [answer] = document.getArray(store?.get('OCSPs')) ?? [];
        if (answer instanceof PdfRef) increment.set(answer, null);
      }),
    expected: 'VALIDATION_DATA_REMOVED',
  },
  {
    name: 'an entry of another kind in the store',
    make: ({ finished }) =>
      forge(finished, (forgery) => {
        const store = forgery.document.getDict(forgery.document.catalog.get('DSS'));
        if (store) forgery.catalog().set('DSS', new Map([...store, ['Pages', 1]]));
      }),
    expected: 'CATALOG_CHANGED',
  },
  inCatalog('another page tree', (catalog, { increment }) => {
    void catalog.set('Pages', increment.add(dict({ Type: name('Pages'), Kids: [], Count: 0 })));
  }),
  onPage('turned', { Rotate: 180 }),
  onPage('with another unit', { UserUnit: 10 }),
  onPage('with another media box', { MediaBox: [0, 0, 99, 99] }),
  onPage('cut', { TrimBox: [0, 0, 99, 99] }),
  onPage('with another tab order', { Tabs: name('C') }),
  onPage('that advances by itself', { Dur: 1 }),
  {
    name: 'an action on a page',
    make: ({ certified }) => forge(certified, (forgery) => void forgery.page(1).set('AA', dict({ O: script }))),
    expected: 'PAGE_CHANGED',
  },
];
