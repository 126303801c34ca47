import { fieldFinder, fillPictures } from '../../sign/fill-fields.ts';
import { PdfDocument } from '../../syntax/document.ts';
import { type PdfDict, asciiString, dict } from '../../syntax/objects.ts';
import { type Forgery, forge, type Scene, shownIn, type Variant } from './scene.ts';

interface Parts {
  readonly first: number;
  readonly second: number;
  readonly length: number;
}

function rangeOf(file: Uint8Array): Parts {
  const found = /\/ByteRange \[0 (\d+) (\d+) (\d+)\]/.exec(Buffer.from(file).toString('latin1'));
  if (found === null) throw new Error('no range');
  return { first: Number(found[1]), second: Number(found[2]), length: Number(found[3]) };
}

/** The signed tail moved after content inserted by the attacker, with the byte range adjusted. */
function moved({ certified }: Scene): Uint8Array {
  const { first, second, length } = rangeOf(certified);
  const put = Buffer.from(`\n900 0 obj\n<< /Evil true >>\nendobj\n`);
  const file = Buffer.concat([certified.subarray(0, second), put, certified.subarray(second)]);
  const text = `/ByteRange [0 ${first} ${second + put.length} ${length}]`;
  const at = file.indexOf('/ByteRange [');
  const rangeEnd = file.indexOf(']', at) + 1;
  file.write(text.padEnd(rangeEnd - at), at, 'latin1');
  return file;
}

/** Another dictionary for the field: its range excludes the appended content, and the signed tail is copied to the end. */
function copiedTail({ certified }: Scene): Uint8Array {
  const { first, second, length } = rangeOf(certified);
  const document = PdfDocument.open(certified);
  const cms = Buffer.from(certified.subarray(first, second)).toString('latin1');
  const withCopy = forge(certified, (forgery) => {
    const evil = forgery.increment.add(forgery.stream('0 0 1 rg 0 0 500 500 re f'));
    forgery.page(1).set('Contents', evil);
    const range = [0, first, document.bytes.length + 100_000, length].join(' ');
    forgery.field('alice').set(
      'V',
      forgery.increment.addCustom((sink) =>
        sink.text(
          `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [${range}] /Contents ${cms} >>`,
        ),
      ),
    );
  });
  const padding = Buffer.alloc(document.bytes.length + 100_000 - withCopy.length, 0x20);
  return Buffer.concat([withCopy, padding, certified.subarray(second, second + length)]);
}

/** A second field whose dictionary reuses the bytes of another signature. */
const borrowed = ({ approved }: Scene): Uint8Array =>
  forge(approved, (forgery) => {
    const { first, second, length } = rangeOf(approved);
    const cms = Buffer.from(approved.subarray(first, second)).toString('latin1');
    const copy = forgery.increment.addCustom((sink) =>
      sink.text(
        `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 ${first} ${second} ${length}] /Contents ${cms} >>`,
      ),
    );
    forgery.field('bob').set('V', copy);
  });

/** One signature dictionary in two fields. */
const shared = ({ approved }: Scene): Uint8Array =>
  forge(approved, (forgery) => {
    const signature = forgery.document.getDict(forgery.fieldRef('alice'))?.get('V');
    forgery.field('bob').set('V', signature ?? null);
  });

/** A copy of a signature's dictionary as a direct object in another field, with arbitrary entries. */
function standingIn(forgery: Forgery, says: string): PdfDict {
  const signature = forgery.document.getDict(forgery.document.getDict(forgery.fieldRef('alice'))?.get('V'));
  return new Map(signature ?? []).set('Reason', asciiString(says));
}

/** The copy in the empty field of a participant who has not signed, with its own appearance. */
const copiedInto = (base: Uint8Array): Uint8Array =>
  forge(base, (forgery) => {
    const drawn = dict({ N: forgery.drawing('Bob') });
    forgery.field('bob').set('V', standingIn(forgery, 'I agree')).set('AP', drawn);
  });

/** The copy in a new field, together with pictures that would need a signature. */
const copiedAnew = (base: Uint8Array): Uint8Array =>
  forge(base, (forgery) => {
    const place = { Rect: [300, 500, 420, 550], AP: dict({ N: forgery.drawing('CEO') }) };
    forgery.addField('ceo', { ...place, V: standingIn(forgery, 'I agree to pay 900') });
    fillPictures(forgery.increment, fieldFinder(forgery.increment), shownIn('bob-2'));
  });

/** Zeros after the CMS are reserved space; any other data there is refused. */
function stuffed({ certified }: Scene): Uint8Array {
  const { second } = rangeOf(certified);
  const file = Buffer.from(certified);
  file.write('4141', second - 5, 'latin1');
  return file;
}

/** The gap enlarged beyond the contents, so that it contains unsigned data. */
function widened({ certified }: Scene): Uint8Array {
  const { first, second, length } = rangeOf(certified);
  const file = Buffer.from(certified);
  const at = file.indexOf('/ByteRange [');
  const rangeEnd = file.indexOf(']', at) + 1;
  file.write(`/ByteRange [0 ${first - 20} ${second + 10} ${length - 10}]`.padEnd(rangeEnd - at), at, 'latin1');
  return file;
}

/** Signature wrapping (Mladenov et al., CCS 2019): the signed content stays in the file, but other content is shown. */
export const WRAPPING: readonly Variant[] = [
  { name: 'the signed tail moved', make: moved, expected: 'REFUSED' },
  {
    name: 'the signed tail copied behind other content',
    make: copiedTail,
    expected: 'TRAILING_DATA',
  },
  { name: 'the bytes of another signature reused', make: borrowed, expected: 'FORMAT_FAILURE' },
  { name: 'one dictionary in two fields', make: shared, expected: 'FORMAT_FAILURE' },
  {
    name: 'a direct copy of a dictionary in a prepared field',
    make: ({ certified }) => copiedInto(certified),
    expected: 'FORMAT_FAILURE',
  },
  {
    name: 'a direct copy of a dictionary in a new field',
    make: ({ approved }) => copiedAnew(approved),
    expected: 'UNSIGNED_FIELD_DRAWN FORMAT_FAILURE',
  },
  {
    name: 'pictures covered only by a direct copy',
    make: ({ certified }) => copiedAnew(certified),
    expected: 'UNSIGNED_FIELD_DRAWN FORMAT_FAILURE',
  },
  { name: 'data after the CMS in its reserved space', make: stuffed, expected: 'FORMAT_FAILURE' },
  { name: 'a gap wider than the contents', make: widened, expected: 'FORMAT_FAILURE' },
];
