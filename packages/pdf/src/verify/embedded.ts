import { PdfDocument } from '../syntax/document.ts';
import { textOf } from '../syntax/objects.ts';
import { readSignatureFields, readSignedRange } from './signature-fields.ts';

/** A signature or document time-stamp in a file, not verified. */
export interface EmbeddedSignature {
  readonly fieldName: string;
  readonly isTimestamp: boolean;
  /** /Reason of the signature dictionary. */
  readonly reason: string | null;
  /** CMS SignedData, DER. */
  readonly cms: Uint8Array;
}

/**
 * All signatures and time-stamps of a file, ordered by the end of the octets they cover; those without a valid byte range are
 * left out. Throws PdfError for an unreadable PDF. Verifies nothing.
 */
export function embeddedSignatures(bytes: Uint8Array): EmbeddedSignature[] {
  const document = PdfDocument.open(bytes);
  return readSignatureFields(document)
    .flatMap((field) => {
      const { fieldName, isTimestamp, signature } = field;
      const range = readSignedRange(document, field);
      const reason = textOf(document.get(signature.get('Reason')));
      return range === null ? [] : [{ end: range.end, one: { fieldName, isTimestamp, reason, cms: range.cms } }];
    })
    .toSorted((a, b) => a.end - b.end)
    .map(({ one }) => one);
}
