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
  missingGlyphs,
  validationRevision,
} from '@countersign/pdf';
import { task } from '../../../platform/index.ts';

type TimestampRequest = Parameters<typeof beginDocumentTimestamp>[1];

/** The input of every task here: the whole current revision. Refusals are the kinds of PdfError. */
interface OnBase {
  readonly base: Uint8Array;
}

/** The characters of these texts that the document font has no glyph for; empty if there are none. */
export const findMissingGlyphs = task(async ({ texts }: { readonly texts: readonly string[] }) =>
  missingGlyphs(texts.join('')),
);

/** The revision of a signature, with the place of the signature still empty. */
export const beginSigning = task(
  async ({ base, request }: OnBase & { readonly request: SignatureRequest }): Promise<OpenRevision> =>
    beginSignature(base, request),
);

/** The same without its digest, for a caller that has hashed the base already. */
export const draftSigning = task(
  async ({ base, request }: OnBase & { readonly request: Omit<SignatureRequest, 'hash'> }): Promise<DraftRevision> =>
    draftSignature(base, request),
);

/** The octets to append for a participant who only fills in. */
export const fillDocument = task(
  async ({
    base,
    texts,
    newFields = [],
  }: OnBase & { readonly texts: readonly FieldText[] } & Pick<SignatureRequest, 'newFields'>) =>
    fillRevision(base, texts, newFields),
);

/** The octets to append for the validation data of all signatures (ETSI EN 319 142-1 §5.4). */
export const addValidationData = task(async ({ base, data }: OnBase & { readonly data: ValidationData }) =>
  validationRevision(base, data),
);

/** The revision of a document time-stamp, with its place still empty, and without its digest. */
export const draftTimestamp = task(async ({ base, ...request }: OnBase & TimestampRequest): Promise<DraftRevision> =>
  draftDocumentTimestamp(base, request),
);

/** The revision of a document time-stamp, with its place still empty. */
export const beginTimestamp = task(async ({ base, ...request }: OnBase & TimestampRequest): Promise<OpenRevision> =>
  beginDocumentTimestamp(base, request),
);
