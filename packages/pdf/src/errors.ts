/**
 * Why a PDF, or an operation on it, is refused.
 * - NOT_PDF: no PDF header. DAMAGED: the structure cannot be read. TOO_COMPLEX: a limit of `limits.ts` was exceeded.
 * - ENCRYPTED: encrypted where encrypted files are not accepted, or with an unsupported handler. PASSWORD_NEEDED,
 *   PASSWORD_WRONG: it opens with another password. CHANGES_FORBIDDEN: it opens, but its author forbids changes without the
 *   owner's password. ENCRYPTED_SIGNED: encrypted and signed; removing the encryption would invalidate its signatures.
 * - NO_PAGES / TOO_MANY_PAGES: the page count is outside the limits.
 * - ALREADY_SIGNED_DAMAGED: signed and unreadable without repair, which would invalidate its signatures.
 * - ALREADY_SIGNED_ACTIVE: signed, with active content that cannot be removed without invalidating its signatures.
 * - XFA: its pages come from an XFA form, which only few programs can show.
 * - NO_CHANGES_PERMITTED: its certification permits no changes (DocMDP P 1).
 * - PAGE_MISSING, OUTSIDE_PAGE: a box names a page that does not exist, or extends beyond its page.
 * - FIELD_MISSING, FIELD_EXISTS, FIELD_KIND, FIELD_FILLED: a field does not exist, exists already, is of another kind, or is
 *   already signed.
 * - GLYPH_MISSING: the font has no glyph for a character. TEXT_DOES_NOT_FIT: too long for its box at the smallest size.
 * - BAD_IMAGE: pixels and size disagree. SIGNATURE_TOO_LARGE: the CMS exceeds the reserved space.
 * - BASE_MOVED, SIGNATURE_MISMATCH: an external signature belongs to another base, or does not cover these octets.
 */
export type PdfErrorKind =
  | 'NOT_PDF'
  | 'DAMAGED'
  | 'TOO_COMPLEX'
  | 'ENCRYPTED'
  | 'PASSWORD_NEEDED'
  | 'PASSWORD_WRONG'
  | 'CHANGES_FORBIDDEN'
  | 'ENCRYPTED_SIGNED'
  | 'NO_PAGES'
  | 'TOO_MANY_PAGES'
  | 'ALREADY_SIGNED_DAMAGED'
  | 'ALREADY_SIGNED_ACTIVE'
  | 'XFA'
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
  | 'SIGNATURE_TOO_LARGE'
  | 'BASE_MOVED'
  | 'SIGNATURE_MISMATCH';

/** The only error class this package throws deliberately; `kind` survives structured cloning from a worker. */
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
