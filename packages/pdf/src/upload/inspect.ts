import { PdfError } from '../errors.ts';
import { pageSize, pageView } from '../geometry.ts';
import { DEFAULT_LIMITS, type PdfLimits } from '../limits.ts';
import type { Inspection } from '../model.ts';
import { certification, signedFields } from '../sign/form-fields.ts';
import { PdfDocument } from '../syntax/document.ts';
import { readPageTree } from '../syntax/pages.ts';
import { findActiveContent } from './active-content.ts';

function versionOf(document: PdfDocument): string {
  const header = /^%PDF-(\d\.\d)/.exec(document.bytes.toString('latin1', 0, 8))?.[1] ?? '1.0';
  const named = document.getName(document.catalog.get('Version'));
  return named !== null && /^\d\.\d$/.test(named) && named > header ? named : header;
}

/** Describes an open document; reads all of it. */
export function inspectDocument(document: PdfDocument): Inspection {
  const { pages, balanced } = readPageTree(document);
  if (pages.length === 0) throw new PdfError('NO_PAGES', 'the document has no pages');
  const signatures = signedFields(document).length;
  return {
    version: versionOf(document),
    pages: pages.map((page) => pageSize(pageView(document, page))),
    signatures,
    signed: signatures > 0,
    certification: certification(document),
    hasForm: document.catalog.has('AcroForm'),
    activeContent: findActiveContent(document),
    balanced,
    revisions: document.revisions.length,
  };
}

/** Describes a file. Throws PdfError: NOT_PDF, DAMAGED, TOO_COMPLEX, ENCRYPTED, NO_PAGES, TOO_MANY_PAGES. */
export const inspect = (bytes: Uint8Array, limits: PdfLimits = DEFAULT_LIMITS): Inspection =>
  inspectDocument(PdfDocument.open(bytes, limits));
