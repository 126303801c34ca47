/**
 * Why a PDF, or something asked of one, is refused.
 * - NOT_PDF: no PDF header. DAMAGED: the structure cannot be read. TOO_COMPLEX: a limit of `limits.ts` was met.
 * - ENCRYPTED: cannot be read without a password. NO_PAGES / TOO_MANY_PAGES: the page count is outside the limits.
 * - ALREADY_SIGNED_DAMAGED: signed, and not readable as it stands; repairing it would void its signatures.
 * - NO_CHANGES_PERMITTED: certified by its author against any change (DocMDP P 1).
 * - PAGE_MISSING, OUTSIDE_PAGE: a box names a page that is not there, or leaves its page.
 * - FIELD_MISSING, FIELD_EXISTS, FIELD_KIND, FIELD_FILLED: a field is not there, is there twice, is of another kind, is signed.
 * - GLYPH_MISSING: the font has no picture for a character. TEXT_DOES_NOT_FIT: too long for its box at the smallest size.
 * - BAD_IMAGE: pixels and size disagree. SIGNATURE_TOO_LARGE: the CMS exceeds the reserved space.
 */
export type PdfErrorKind =
  | 'NOT_PDF'
  | 'DAMAGED'
  | 'TOO_COMPLEX'
  | 'ENCRYPTED'
  | 'NO_PAGES'
  | 'TOO_MANY_PAGES'
  | 'ALREADY_SIGNED_DAMAGED'
  | 'NO_CHANGES_PERMITTED'
  | 'PAGE_MISSING'
  | 'OUTSIDE_PAGE'
  | 'FIELD_MISSING'
  | 'FIELD_EXISTS'
  | 'FIELD_KIND'
  | 'FIELD_FILLED'
  | 'GLYPH_MISSING'
  | 'TEXT_DOES_NOT_FIT'
  | 'BAD_IMAGE'
  | 'SIGNATURE_TOO_LARGE';

/** The one error this package throws on purpose; `kind` survives the way out of a worker. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
  readonly kind: PdfErrorKind;
  constructor(kind: PdfErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

export const damaged = (message: string): PdfError => new PdfError('DAMAGED', message);
export const tooComplex = (message: string): PdfError => new PdfError('TOO_COMPLEX', message);
