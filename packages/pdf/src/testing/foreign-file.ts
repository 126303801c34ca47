import { joinRevision } from '../sign/revisions.ts';
import { PdfDocument } from '../syntax/document.ts';
import { Increment } from '../syntax/increment.ts';
import { asciiString, dict, name } from '../syntax/objects.ts';
import { customPdf } from './sample-pdfs.ts';

const RESERVE = 16_384;

/** A file with a signature field as other programs create it, and the bytes that a CMS over it covers. */
export function foreignFile(subFilter: string) {
  const base = customPdf({ pages: [{}] });
  const increment = new Increment(PdfDocument.open(base));
  let at = 0;
  const signature = increment.addCustom((sink) => {
    sink.text(`<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${subFilter} /M (D:20260504030201+02'00') /ByteRange `);
    sink.text(`${'*'.repeat(60)} /Contents `);
    at = sink.offset;
    sink.text(`<${'0'.repeat(2 * RESERVE)}> >>`);
  });
  const widget = {
    Type: name('Annot'),
    Subtype: name('Widget'),
    Rect: [0, 0, 0, 0],
    FT: name('Sig'),
    T: asciiString('s'),
  };
  const field = increment.add(dict({ ...widget, V: signature }));
  increment.edit(increment.document.rootRef).set('AcroForm', dict({ Fields: [field], SigFlags: 3 }));
  const file = Buffer.from(joinRevision(base, new Uint8Array(increment.write())));
  const second = at + 2 * RESERVE + 2;
  file.write(`[0 ${at} ${second} ${file.length - second}]`.padEnd(60), file.indexOf('*'.repeat(60)), 'latin1');
  return {
    covered: Buffer.concat([file.subarray(0, at), file.subarray(second)]),
    complete: (cms: Uint8Array): Uint8Array => {
      file.write(Buffer.from(cms).toString('hex'), at + 1, 'latin1');
      return file;
    },
  };
}
