import { damaged, PdfError } from '../errors.ts';
import { DEFAULT_LIMITS, type PdfLimits } from '../limits.ts';
import type { Inspection } from '../model.ts';
import { checkChangesPermitted } from '../sign/form-fields.ts';
import { PdfDocument } from '../syntax/document.ts';
import { inspectDocument } from './inspect.ts';
import { rewriteDocument } from './rewrite.ts';

export type Normalised = {
  /** The very bytes that came, unless something had to change. */
  readonly bytes: Uint8Array;
  readonly rewritten: boolean;
  readonly inspection: Inspection;
};

const isSound = ({ activeContent, balanced }: Inspection): boolean => activeContent.length === 0 && balanced;

/**
 * Brings an upload to a sound form (balanced page tree, no active content, forms and marks drawn into their pages, every layer shown, cross-references
 * repaired, no encryption where the empty password opens it); a sound one stays as it is. A signed file is never rewritten.
 * Throws PdfError: NOT_PDF, DAMAGED, TOO_COMPLEX, ENCRYPTED, NO_PAGES, TOO_MANY_PAGES, ALREADY_SIGNED_DAMAGED,
 * NO_CHANGES_PERMITTED.
 */
export async function normalise(bytes: Uint8Array, limits: PdfLimits = DEFAULT_LIMITS): Promise<Normalised> {
  try {
    return normaliseReadable(bytes, limits);
  } catch (error) {
    if (!(error instanceof PdfError) || (error.kind !== 'DAMAGED' && error.kind !== 'ENCRYPTED')) throw error;
    if (error.kind === 'ENCRYPTED') {
      const open = await decrypt(bytes, error);
      return { ...normaliseReadable(open, limits), rewritten: true };
    }
    refuseTracesOfSignatures(bytes);
    return rewrite(PdfDocument.recover(bytes, limits), limits);
  }
}

/**
 * A file without signatures that speaks of a byte range has lost some: cut off, say, after its second revision and before its last
 * cross-references. Whatever would be made of it, it would not be what someone signed.
 */
function refuseTracesOfSignatures(bytes: Uint8Array): void {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/ByteRange')) return;
  throw new PdfError('ALREADY_SIGNED_DAMAGED', 'the file has been signed, and its signatures cannot be read');
}

function normaliseReadable(bytes: Uint8Array, limits: PdfLimits): Normalised {
  const document = PdfDocument.open(bytes, limits);
  checkChangesPermitted(document);
  const inspection = inspectDocument(document);
  if (inspection.signed) return { bytes, rewritten: false, inspection };
  refuseTracesOfSignatures(bytes);
  if (isSound(inspection)) return { bytes, rewritten: false, inspection };
  return rewrite(document, limits);
}

function rewrite(document: PdfDocument, limits: PdfLimits): Normalised {
  const { version, pages } = inspectDocument(document);
  const bytes = rewriteDocument(document, version);
  const inspection = inspectDocument(PdfDocument.open(bytes, limits));
  if (!isSound(inspection) || inspection.pages.length !== pages.length) throw damaged('the file resists being cleaned');
  return { bytes, rewritten: true, inspection };
}

/** Writes the file anew without encryption, where the empty password opens it and its owner permits changes. */
async function decrypt(bytes: Uint8Array, refusal: PdfError): Promise<Uint8Array> {
  const { PDF } = await import('@libpdf/core');
  try {
    const pdf = await PDF.load(bytes.slice());
    if (!pdf.isEncrypted || !pdf.isAuthenticated) throw refusal;
    pdf.removeProtection();
    // Unless something was changed, it answers the bytes it was given.
    pdf.setProducer('Countersign');
    return await pdf.save({ incremental: false });
  } catch {
    throw refusal;
  }
}
