// @cantoo/pdf-lib: an incremental commit with our own placeholder, because the library has none.
import { PDFArray, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { fillPlaceholder, RANGE_DIGITS, RESERVE } from './placeholder.mjs';

export function prepare({ cms }) {
  return async (file) => {
    const document = await PDFDocument.load(file, { forIncrementalUpdate: true });
    const { context } = document;
    const page = document.getPages()[0];
    const byteRange = PDFArray.withContext(context);
    byteRange.push(PDFNumber.of(0));
    for (let each = 0; each < 3; each++) byteRange.push(PDFName.of(RANGE_DIGITS));
    const signature = context.register(
      context.obj({
        Type: 'Sig',
        Filter: 'Adobe.PPKLite',
        SubFilter: 'ETSI.CAdES.detached',
        ByteRange: byteRange,
        Contents: PDFHexString.of('0'.repeat(2 * RESERVE)),
        M: PDFString.fromDate(new Date()),
      }),
    );
    const widget = context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Widget',
        FT: 'Sig',
        Rect: [0, 0, 0, 0],
        F: 132,
        V: signature,
        T: PDFString.of('signature'),
        P: page.ref,
      }),
    );
    page.node.set(PDFName.of('Annots'), context.obj([widget]));
    document.catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [widget] }));
    // The whole file: the base and the appended octets.
    return fillPlaceholder(Buffer.from(await document.commit({ useObjectStreams: false })), cms);
  };
}
