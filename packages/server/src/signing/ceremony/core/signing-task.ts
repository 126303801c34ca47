import {
  type DraftRevision,
  type FieldText,
  type OpenRevision,
  type SignatureRequest,
  type ValidationData,
  beginDocumentTimestamp,
  beginSignature,
  draftDocumentTimestamp,
  draftSignature,
  fillRevision,
  joinRevision,
  missingGlyphs,
  validationRevision,
} from '@countersign/pdf';
import { task } from '../../../platform/index.ts';

type TimestampRequest = Parameters<typeof beginDocumentTimestamp>[1];

/** The input of the tasks that append to a document: all octets of its current revision. They throw PdfErrors. */
interface WithBase {
  readonly base: Uint8Array;
}

/** The characters of these texts that the document font has no glyph for; empty if there are none. */
export const findMissingGlyphs = task(async ({ texts }: { readonly texts: readonly string[] }) =>
  missingGlyphs(texts.join('\n')),
);

/** The revision of a signature, with the place of the signature still empty. */
export const beginSigning = task(
  async ({ base, request }: WithBase & { readonly request: SignatureRequest }): Promise<OpenRevision> =>
    beginSignature(base, request),
);

/** As beginSigning for each document, but without the digests, for a caller that has hashed the bases already. */
export const draftSignings = task(
  async ({
    documents,
  }: {
    readonly documents: readonly (WithBase & { readonly request: Omit<SignatureRequest, 'hash'> })[];
  }): Promise<DraftRevision[]> => documents.map(({ base, request }) => draftSignature(base, request)),
);

/** The octets to append for a participant who fills in fields without signing. */
export const fillDocument = task(
  async ({
    base,
    texts,
    newFields = [],
  }: WithBase & { readonly texts: readonly FieldText[] } & Pick<SignatureRequest, 'newFields'>) =>
    fillRevision(base, texts, newFields),
);

/** The octets to append for the validation data of all signatures (ETSI EN 319 142-1 §5.4). */
export const addValidationData = task(async ({ base, data }: WithBase & { readonly data: ValidationData }) =>
  validationRevision(base, data),
);

interface DraftedCompletion {
  readonly validation: Uint8Array;
  readonly draft: DraftRevision;
}

/**
 * As addValidationData for each document, followed by the revision of a document time-stamp, with its place still empty, and
 * without its digest.
 */
export const draftCompletions = task(
  async ({
    documents,
  }: {
    readonly documents: readonly (WithBase & TimestampRequest & { readonly data: ValidationData })[];
  }): Promise<DraftedCompletion[]> =>
    documents.map(({ base, data, ...request }) => {
      const validation = validationRevision(base, data);
      return { validation, draft: draftDocumentTimestamp(joinRevision(base, validation), request) };
    }),
);

/** The revision of a document time-stamp, with its place still empty. */
export const beginTimestamp = task(async ({ base, ...request }: WithBase & TimestampRequest): Promise<OpenRevision> =>
  beginDocumentTimestamp(base, request),
);
