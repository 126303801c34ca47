import { PdfDocument } from '../../syntax/document.ts';
import { PdfRef, dict, isDict, name } from '../../syntax/objects.ts';
import { forge, Forgery, type Scene, type Variant } from './scene.ts';

const join = (file: Uint8Array, text: string): Uint8Array => Buffer.concat([file, Buffer.from(text, 'latin1')]);

/** The page object again, with other content. */
function otherPage({ certified }: Scene): string {
  const page = new Forgery(certified).pageRef(1);
  return `\n900 0 obj\n<</Length 26>>\nstream\n0 0 1 rg 0 0 500 500 re f \nendstream\nendobj\n${page.num} 0 obj\n<</Type/Page/Contents 900 0 R/MediaBox[0 0 595 842]>>\nendobj\n`;
}
const startOf = (file: Uint8Array): number => PdfDocument.open(file).startxref;

const contentChanged = ({ certified }: Scene): Uint8Array =>
  forge(certified, (forgery) => {
    forgery.page(1).set('Contents', forgery.increment.add(forgery.stream('0 0 1 rg 0 0 500 500 re f')));
  });

/** A section without a link to a previous one, so that the signed revision is not the second to last. */
function withoutPrevious(scene: Scene): Uint8Array {
  const file = Buffer.from(contentChanged(scene));
  const at = file.lastIndexOf('/Prev');
  file.write('/Past', at, 'latin1');
  return file;
}

/** Objects already in the signed file, activated only by cross-references (hide and replace). */
function hiddenObjects({ certified }: Scene): Uint8Array {
  const forgery = new Forgery(certified);
  const hidden = forgery.document.lookup(forgery.pageRef(2).num);
  const offset = hidden?.type === 'offset' ? hidden.offset : 0;
  const row = `${forgery.pageRef(1).num} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
  const trailer = `<</Size 500/Root ${forgery.document.rootRef.num} 0 R/Prev ${startOf(certified)}>>`;
  return join(certified, `\nxref\n${row}trailer\n${trailer}\nstartxref\n${certified.length + 1}\n%%EOF\n`);
}

/** Incremental saving (Mladenov et al., CCS 2019), with and without the usual parts of a revision. */
export const INCREMENTAL: readonly Variant[] = [
  { name: 'a page with other content', make: contentChanged, expected: 'PAGE_CHANGED' },
  { name: 'objects alone', make: (scene) => join(scene.certified, otherPage(scene)), expected: 'TRAILING_DATA' },
  {
    name: 'objects and an end',
    make: (scene) => join(scene.certified, `${otherPage(scene)}startxref\n${startOf(scene.certified)}\n%%EOF\n`),
    expected: 'TRAILING_DATA',
  },
  {
    name: 'objects and a trailer without cross-references',
    make: (scene) =>
      join(
        scene.certified,
        `${otherPage(scene)}trailer\n<</Root 1 0 R/Prev ${startOf(scene.certified)}>>\nstartxref\n${startOf(scene.certified)}\n%%EOF\n`,
      ),
    expected: 'TRAILING_DATA',
  },
  {
    name: 'cross-references without a previous section',
    make: withoutPrevious,
    expected: 'REFUSED',
  },
  { name: 'cross-references to an object of the signed file', make: hiddenObjects, expected: 'REFUSED' },
  {
    name: 'a stream replaced in place',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const contents = forgery.document.getDict(forgery.pageRef(1))?.get('Contents');
        if (contents instanceof PdfRef) forgery.increment.set(contents, forgery.stream('0 0 1 rg 0 0 500 500 re f'));
      }),
    expected: 'OBJECT_REPLACED',
  },
  {
    name: 'another catalog',
    make: ({ certified }) => {
      const forgery = new Forgery(certified);
      const copy = forgery.increment.add(new Map(forgery.document.catalog));
      const written = Buffer.from(forgery.increment.write()).toString('latin1');
      return join(certified, written.replace(/\/Root \d+ 0 R/, `/Root ${copy.num} 0 R`));
    },
    expected: 'CATALOG_REPLACED',
  },
  {
    name: 'a page inserted',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const tree = forgery.document.catalog.get('Pages') as PdfRef;
        const node = forgery.increment.edit(tree);
        const page = forgery.increment.add(dict({ Type: name('Page'), Parent: tree }));
        node.set('Kids', [page, forgery.pageRef(1), forgery.pageRef(2)]).set('Count', 3);
      }),
    expected: 'OBJECT_REPLACED',
  },
  {
    name: 'null in place of a page',
    make: ({ certified }) => forge(certified, (forgery) => forgery.increment.set(forgery.pageRef(2), null)),
    expected: 'PAGE_REMOVED',
  },
  {
    name: 'pages in another order',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        forgery.increment
          .edit(forgery.document.catalog.get('Pages') as PdfRef)
          .set('Kids', [forgery.pageRef(2), forgery.pageRef(1)]);
      }),
    expected: 'OBJECT_REPLACED',
  },
  {
    name: 'a page cropped to a corner',
    make: ({ certified }) => forge(certified, (forgery) => void forgery.page(1).set('CropBox', [0, 0, 50, 50])),
    expected: 'PAGE_CHANGED',
  },
  {
    name: 'resources of a page',
    make: ({ certified }) =>
      forge(certified, (forgery) => {
        const held = forgery.document.getDict(forgery.pageRef(1))?.get('Resources');
        const resources = forgery.document.getDict(held);
        if (isDict(resources)) forgery.page(1).set('Resources', dict({ Font: dict({}) }));
      }),
    expected: 'PAGE_CHANGED',
  },
];
