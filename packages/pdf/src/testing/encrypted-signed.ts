import { createHash } from 'node:crypto';
import { PdfDocument } from '../syntax/document.ts';
import { PdfRef, type PdfDict, type PdfValue, asciiString, dict, isDict, name } from '../syntax/objects.ts';
import { ByteSink, writeValue } from '../syntax/serialise.ts';
import type { Holder } from './test-authority.ts';
import { signDigest } from './test-authority.ts';

const RESERVED = 8_192;

/** Objects of a revision, each with its number, and the keys of its trailer. */
interface Written {
  readonly objects: readonly (readonly [num: number, value: PdfValue | string])[];
  readonly trailer?: Record<string, PdfValue | undefined>;
}

const spelled = (value: PdfValue): string => {
  const sink = new ByteSink();
  writeValue(sink, value);
  return sink.take().toString('latin1');
};

/** A file with an appended revision, written by hand; encrypted unless its trailer says otherwise. */
export function appended(file: Uint8Array, { objects, trailer = {} }: Written, password: string | null = null): Buffer {
  const document = PdfDocument.openEncrypted(file, password);
  let text = '\n';
  const rows = objects.map(([num, value]) => {
    const at = file.length + text.length;
    text += `${num} 0 obj\n${typeof value === 'string' ? value : spelled(value)}\nendobj\n`;
    return `${num} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const kept = ['Root', 'Info', 'ID', 'Encrypt'].map((key) => [key, document.trailer.get(key)] as const);
  const size = Math.max(document.size, ...objects.map(([num]) => num + 1));
  const said = spelled(dict({ ...Object.fromEntries(kept), Size: size, Prev: document.startxref, ...trailer }));
  const tail = `xref\n${rows.join('')}trailer\n${said}\nstartxref\n${file.length + text.length}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(text + tail, 'latin1')]);
}

/** A field of a file encrypted with RC4, whose encryption and decryption are the same operation. */
export function fieldOf(file: Uint8Array, password: string | null = null) {
  const document = PdfDocument.openEncrypted(file, password);
  const form = document.getDict(document.catalog.get('AcroForm'));
  const [ref] = document.getArray(form?.get('Fields')) ?? [];
  const field = document.get(ref);
  if (!(ref instanceof PdfRef) || !isDict(field) || document.encryption === null) throw new Error('no field');
  const { encryption } = document;
  const enciphered = (value: PdfValue, num: number): PdfValue => encryption.object(value, num, 0);
  return { document, num: ref.num, field, enciphered };
}

/**
 * An encrypted file whose first field is signed: all strings of the signature except its contents are encrypted (ISO 32000-2
 * §7.6.2).
 */
export function signEncrypted(file: Uint8Array, signer: Holder, password: string | null = null): Uint8Array {
  const { document, num, field, enciphered } = fieldOf(file, password);
  const at = document.size;
  const signed: PdfDict = new Map([...field, ['V', new PdfRef(at)]]);
  const entries = enciphered(
    dict({ Type: name('Sig'), Reason: asciiString('I agree'), Filter: name('Adobe.PPKLite') }),
    at,
  );
  const range = '/ByteRange [0 0000000000 0000000000 0000000000]';
  const dictionary = spelled(entries).replace(/>>\s*$/, '');
  const draft = appended(
    file,
    {
      objects: [
        [at, `${dictionary} /SubFilter /ETSI.CAdES.detached ${range} /Contents <${'0'.repeat(RESERVED * 2)}> >>`],
        [num, enciphered(signed, num)],
      ],
    },
    password,
  );
  const first = draft.indexOf(`/Contents <0000`) + '/Contents '.length;
  const second = first + RESERVED * 2 + 2;
  const byteRange = `/ByteRange [0 ${first} ${second} ${draft.length - second}]`;
  draft.write(byteRange.padEnd(range.length), draft.indexOf(range), 'latin1');
  const digest = createHash('sha256').update(draft.subarray(0, first)).update(draft.subarray(second)).digest();
  draft.write(Buffer.from(signDigest(signer, digest)).toString('hex'), first + 1, 'latin1');
  return new Uint8Array(draft);
}
