import { damaged, PdfError } from '../errors.ts';
import { DEFAULT_LIMITS, type PdfLimits } from '../limits.ts';
import type { ActiveContent, FormerField, Inspection, PlannedField, Remark } from '../model.ts';
import { checkChangesPermitted } from '../sign/form-fields.ts';
import { prepareRevision } from '../sign/revisions.ts';
import { PdfDocument } from '../syntax/document.ts';
import { formerFields } from './former-fields.ts';
import { inspectDocument } from './inspect.ts';
import { Layers } from './layers.ts';
import { findRemarks, MOST_PAGES } from './remarks.ts';
import { rewriteDocument } from './rewrite.ts';

export type Normalised = {
  /** The uploaded bytes, unless something had to change. */
  readonly bytes: Uint8Array;
  readonly rewritten: boolean;
  readonly inspection: Inspection;
  /** Active content that was removed; the appearance of an annotation or a field stays, drawn into its page. */
  readonly removed: readonly ActiveContent[];
  readonly remarks: readonly Remark[];
  /** The empty fields of the form that was removed. */
  readonly formerFields: readonly FormerField[];
};

export type NormaliseOptions = {
  /** The password of an encrypted file: the user's or the owner's. */
  readonly password?: string | undefined;
  readonly limits?: PdfLimits;
};

const isSound = ({ activeContent, balanced }: Inspection): boolean => activeContent.length === 0 && balanced;

/**
 * Active content that is accepted in a signed upload: fields, annotations and layers are part of the signed content. With any
 * other kind (content that runs, sends, fetches, plays, or contains other files) the upload is refused, because removing it
 * would invalidate the signatures.
 */
const HARMLESS_WHERE_SIGNED: ReadonlySet<ActiveContent> = new Set([
  ...(['AcroForm', 'Annotation', 'OptionalContent', 'GoToR', 'GoToDp', 'URI', 'Hide', 'SetOCGState'] as const),
  'ResetForm',
]);

/**
 * Normalises an upload (balanced page tree, no active content, forms and annotations drawn into their pages, hidden layers
 * removed, cross-references repaired, no encryption); a well-formed one stays unchanged. A signed file is never rewritten.
 * Throws PdfError: NOT_PDF, DAMAGED, TOO_COMPLEX, ENCRYPTED, PASSWORD_NEEDED, PASSWORD_WRONG, CHANGES_FORBIDDEN,
 * ENCRYPTED_SIGNED, XFA, NO_PAGES, TOO_MANY_PAGES, ALREADY_SIGNED_DAMAGED, ALREADY_SIGNED_ACTIVE, NO_CHANGES_PERMITTED.
 */
export function normalise(bytes: Uint8Array, options: NormaliseOptions = {}): Normalised {
  const { limits = DEFAULT_LIMITS, password = null } = options;
  try {
    return normaliseReadable(bytes, limits, password);
  } catch (error) {
    if (!(error instanceof PdfError) || error.kind !== 'DAMAGED') throw error;
    refuseTracesOfSignatures(bytes);
    const document = PdfDocument.recover(bytes, limits, password);
    checkMayBeDecrypted(document);
    return rewrite(document, limits);
  }
}

/**
 * A file without signatures that contains a byte range has lost them: truncated, for example, after its second revision and
 * before its last cross-references. A repaired file would not be the one that was signed.
 */
function refuseTracesOfSignatures(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = buffer.indexOf(BYTE_RANGE); at >= 0; at = buffer.indexOf(BYTE_RANGE, at + BYTE_RANGE.length)) {
    if (!grantsUsageRights(buffer, at))
      throw new PdfError('ALREADY_SIGNED_DAMAGED', 'the file has been signed, and its signatures cannot be read');
  }
}

const BYTE_RANGE = '/ByteRange';

/**
 * Whether a byte range is one of usage rights (ISO 32000-1 §12.8.2.3): a vendor's signature that lets its reader save form
 * data, not the signature of a person.
 */
function grantsUsageRights(bytes: Buffer, at: number): boolean {
  const from = bytes.lastIndexOf(' obj', at);
  const to = bytes.indexOf('endobj', at);
  return from >= 0 && to >= 0 && /\/TransformMethod\s*\/UR3?\b/.test(bytes.toString('latin1', from, to));
}

function normaliseReadable(bytes: Uint8Array, limits: PdfLimits, password: string | null): Normalised {
  const document = PdfDocument.openEncrypted(bytes, password, limits);
  checkChangesPermitted(document);
  const inspection = inspectDocument(document);
  checkMayBeDecrypted(document);
  if (inspection.signed) {
    checkSigned(document, inspection);
    if (acceptsFields(bytes, inspection)) return unchanged(bytes, inspection, limits);
    throw new PdfError('ALREADY_SIGNED_DAMAGED', 'the file is signed, and no fields can be added to it');
  }
  refuseTracesOfSignatures(bytes);
  // Usage rights become invalid with the next revision, and Adobe's reader then shows a warning.
  const isPlain = document.encryption === null && !document.catalog.has('Perms');
  const isUnchanged = isPlain && isSound(inspection) && acceptsFields(bytes, inspection);
  return isUnchanged ? unchanged(bytes, inspection, limits) : rewrite(document, limits, inspection);
}

const unchanged = (bytes: Uint8Array, inspection: Inspection, limits: PdfLimits): Normalised => ({
  bytes,
  rewritten: false,
  inspection,
  removed: [],
  remarks: findRemarks(bytes, limits, inspection),
  formerFields: [],
});

const TRIED_PAGES = 100;

/**
 * Whether a revision can add fields on the pages of the file (on a sample of a long one): a file that could not be signed later
 * must be refused at upload.
 */
function acceptsFields(bytes: Uint8Array, { pages }: Inspection): boolean {
  const step = Math.ceil(pages.length / TRIED_PAGES);
  const fields = pages.flatMap(({ width, height }, index): PlannedField[] => {
    if (index % step !== 0 && index !== pages.length - 1) return [];
    const box = { ulx: 0, lry: 0, lrx: width, uly: height };
    return [{ kind: 'SIGNATURE', fieldId: `trial-of-the-upload-${index}`, place: { page: index + 1, box } }];
  });
  try {
    prepareRevision(bytes, { fields });
    return true;
  } catch (error) {
    if (error instanceof PdfError) return false;
    throw error;
  }
}

function checkMayBeDecrypted({ encryption }: PdfDocument): void {
  if (encryption === null || encryption.mayChange) return;
  throw new PdfError('CHANGES_FORBIDDEN', 'the author of the file forbids changes');
}

function checkSigned(document: PdfDocument, { activeContent }: Inspection): void {
  if (document.encryption !== null) throw new PdfError('ENCRYPTED_SIGNED', 'the file is encrypted and signed');
  const active = activeContent.filter((kind) => !HARMLESS_WHERE_SIGNED.has(kind));
  if (active.length === 0) return;
  throw new PdfError('ALREADY_SIGNED_ACTIVE', `the file is signed and contains ${active.join(', ')}`);
}

function rewrite(document: PdfDocument, limits: PdfLimits, found = inspectDocument(document)): Normalised {
  const { version, pages, activeContent } = found;
  if (activeContent.includes('XFA')) throw new PdfError('XFA', 'the file is an XFA form');
  const { bytes, notDrawn } = rewriteDocument(document, version);
  const inspection = inspectDocument(PdfDocument.open(bytes, limits));
  const isClean = isSound(inspection) && inspection.pages.length === pages.length && acceptsFields(bytes, inspection);
  if (!isClean) throw damaged('the active content of the file cannot be removed');
  const hidden: Remark[] = new Layers(document).hidesSomething ? [{ kind: 'HIDDEN_LAYERS', pages: [] }] : [];
  const lost: Remark[] = notDrawn.length > 0 ? [{ kind: 'NOT_DRAWN', pages: notDrawn.slice(0, MOST_PAGES) }] : [];
  const remarks = [...hidden, ...lost, ...findRemarks(bytes, limits, inspection)];
  return {
    bytes,
    rewritten: true,
    inspection,
    removed: activeContent,
    remarks,
    formerFields: readableFields(document, found),
  };
}

/** A form whose fields cannot be read has none to suggest. */
function readableFields(document: PdfDocument, { hasForm }: Inspection): FormerField[] {
  try {
    return hasForm ? formerFields(document) : [];
  } catch (error) {
    if (error instanceof PdfError) return [];
    throw error;
  }
}
