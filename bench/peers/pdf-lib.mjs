// pdf-lib rewrites the file; @signpdf/placeholder-pdf-lib and @signpdf/signpdf sign it. A second signature would invalidate the
// first.
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { PDFDocument } from 'pdf-lib';
import { RESERVE } from './placeholder.mjs';
import { CmsSigner } from './signpdf-signer.mjs';

const WORDS = { reason: 'r', contactInfo: 'c', name: 'n', location: 'l' };

export function prepare({ cms }) {
  const signer = new CmsSigner(cms);
  return async (file) => {
    const pdfDoc = await PDFDocument.load(file);
    pdflibAddPlaceholder({
      ...WORDS,
      pdfDoc,
      signatureLength: RESERVE,
      subFilter: SUBFILTER_ETSI_CADES_DETACHED,
    });
    return new SignPdf().sign(Buffer.from(await pdfDoc.save({ useObjectStreams: false })), signer);
  };
}
