// @signpdf/placeholder-plain and @signpdf/signpdf.
import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf } from '@signpdf/signpdf';
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { RESERVE } from './placeholder.mjs';
import { CmsSigner } from './signpdf-signer.mjs';

const WORDS = { reason: 'r', contactInfo: 'c', name: 'n', location: 'l' };

export function prepare({ cms }) {
  const signer = new CmsSigner(cms);
  return async (file) => {
    const placed = { pdfBuffer: file, signatureLength: RESERVE, subFilter: SUBFILTER_ETSI_CADES_DETACHED };
    return new SignPdf().sign(plainAddPlaceholder({ ...WORDS, ...placed }), signer);
  };
}
