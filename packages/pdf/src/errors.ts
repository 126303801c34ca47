/**
 * Why a PDF, or something asked of one, is refused.
 * - NOT_PDF: no PDF header. DAMAGED: the structure cannot be read. TOO_COMPLEX: a limit of `limits.ts` was met.
 * - ENCRYPTED: encrypted, where nothing encrypted is taken, or in a way that no password opens. PASSWORD_NEEDED, PASSWORD_WRONG:
 *   it opens with another password. CHANGES_FORBIDDEN: it opens, but its author forbids changes to whoever has not the owner's
 *   password. ENCRYPTED_SIGNED: encrypted and signed; without encryption its signatures would be void.
 * - NO_PAGES / TOO_MANY_PAGES: the page count is outside the limits.
 * - ALREADY_SIGNED_DAMAGED: signed, and not readable as it stands; repairing it would void its signatures.
 * - ALREADY_SIGNED_ACTIVE: signed, and with active content, which cannot be taken out without voiding its signatures.
 * - XFA: its pages are made by a form of another kind, which nobody but its maker's program shows.
 * - NO_CHANGES_PERMITTED: certified by its author against any change (DocMDP P 1).
 * - PAGE_MISSING, OUTSIDE_PAGE: a box names a page that is not there, or leaves its page.
 * - FIELD_MISSING, FIELD_EXISTS, FIELD_KIND, FIELD_FILLED: a field is not there, is there twice, is of another kind, is signed.
 * - GLYPH_MISSING: the font has no picture for a character. TEXT_DOES_NOT_FIT: too long for its box at the smallest size.
 * - BAD_IMAGE: pixels and size disagree. SIGNATURE_TOO_LARGE: the CMS exceeds the reserved space.
 * - BASE_MOVED, SIGNATURE_MISMATCH: an outside signature is for another base, or is not one over these octets.
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
