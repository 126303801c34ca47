import type { Verification } from '@countersign/contract';
import { verifyPdf } from '@countersign/pdf';

export interface VerifyOptions {
  readonly fileName: string | null;
  /** DER of the only certificates that are believed; none that the file brings along is (security 60). */
  readonly roots: readonly Uint8Array[];
  readonly now: Date;
}

/**
 * Judges every signature and time-stamp of a PDF. Pure: nothing is fetched, nothing is kept.
 * @throws PdfError where the bytes are no PDF that can be read
 */
export function verifyFile(bytes: Uint8Array, { fileName, roots, now }: VerifyOptions): Verification {
  return { ...verifyPdf(bytes, { roots, now }), fileName, voided: null };
}
