import { PdfDocument } from '../syntax/document.ts';
import { textOf } from '../syntax/objects.ts';
import { readSignatureFields, readSignedRange } from './signature-fields.ts';

/** A signature or document time-stamp as it stands in a file, unjudged. */
export interface EmbeddedSignature {
  readonly fieldName: string;
  readonly isTimestamp: boolean;
  /** /Reason of the signature dictionary. */
  readonly reason: string | null;
  /** CMS SignedData, DER. */
  readonly cms: Uint8Array;
}

/**
 * Everything that signs or stamps a file, in the order of the octets that it covers; what covers none rightly is left out.
 * Throws PdfError for what is no readable PDF. Trusts and judges nothing.
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
