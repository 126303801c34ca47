import { type Decision, refuse } from '@countersign/domain';
import { TaskKilledError, TaskRefusal } from '../../platform/index.ts';

/** What can be wrong with the bytes of an upload; these names are stored with the file. */
const INGEST_ERRORS = [
  'ERROR_FILE_TYPE',
  'ERROR_FILE_DAMAGED',
  'ERROR_FILE_ENCRYPTED',
  'ERROR_FILE_SIGNED_DAMAGED',
  'ERROR_FILE_PASSWORD',
  'ERROR_FILE_PASSWORD_WRONG',
  'ERROR_FILE_OWNER_PASSWORD',
  'ERROR_FILE_SIGNED_ENCRYPTED',
  'ERROR_FILE_SIGNED_ACTIVE',
  'ERROR_FILE_XFA',
  'ERROR_FILE_CERTIFIED',
  'ERROR_FILE_TOO_COMPLEX',
  'ERROR_FILE_CONVERSION',
  'ERROR_LIMIT_PAGES',
  'ERROR_PICTURE',
] as const;
export type IngestError = (typeof INGEST_ERRORS)[number];

const BY_KIND: Readonly<Record<string, IngestError>> = {
  NOT_PDF: 'ERROR_FILE_TYPE',
  ENCRYPTED: 'ERROR_FILE_ENCRYPTED',
  ALREADY_SIGNED_DAMAGED: 'ERROR_FILE_SIGNED_DAMAGED',
  ALREADY_SIGNED_ACTIVE: 'ERROR_FILE_SIGNED_ACTIVE',
  ENCRYPTED_SIGNED: 'ERROR_FILE_SIGNED_ENCRYPTED',
  NO_CHANGES_PERMITTED: 'ERROR_FILE_CERTIFIED',
  PASSWORD_NEEDED: 'ERROR_FILE_PASSWORD',
  PASSWORD_WRONG: 'ERROR_FILE_PASSWORD_WRONG',
  CHANGES_FORBIDDEN: 'ERROR_FILE_OWNER_PASSWORD',
  XFA: 'ERROR_FILE_XFA',
  TOO_COMPLEX: 'ERROR_FILE_TOO_COMPLEX',
  TOO_MANY_PAGES: 'ERROR_LIMIT_PAGES',
  IMAGE_TYPE: 'ERROR_FILE_TYPE',
  IMAGE_TOO_LARGE: 'ERROR_PICTURE',
  IMAGE_DAMAGED: 'ERROR_PICTURE',
  OFFICE_TYPE: 'ERROR_FILE_TYPE',
  OFFICE_DAMAGED: 'ERROR_FILE_CONVERSION',
};

const ASKS_FOR_PASSWORD: ReadonlySet<IngestError> = new Set(['ERROR_FILE_PASSWORD', 'ERROR_FILE_OWNER_PASSWORD']);

/** Whether a file that failed with this error would be accepted with the right password. */
export const opensWithPassword = (kept: string | null): boolean =>
  kept !== null && ASKS_FOR_PASSWORD.has(kept as IngestError);

/** Thrown while a file is processed: its bytes are at fault. */
export class IngestRefused extends Error {
  override readonly name = 'IngestRefused';
  readonly error: IngestError;
  constructor(error: IngestError) {
    super(error);
    this.error = error;
  }
}

/** @returns the fault of the bytes behind an error; null if the error is ours, and a retry may help */
export function ingestErrorOf(error: unknown): IngestError | null {
  if (error instanceof IngestRefused) return error.error;
  if (error instanceof TaskRefusal) return BY_KIND[error.kind] ?? 'ERROR_FILE_DAMAGED';
  return error instanceof TaskKilledError ? 'ERROR_FILE_TOO_COMPLEX' : null;
}

/** The refusal of a file that failed, from the name stored with it. */
export function ingestRefusal(kept: string | null, limits: { readonly pages: number }): Decision<never> {
  const error = INGEST_ERRORS.find((one) => one === kept) ?? 'ERROR_FILE_DAMAGED';
  return refuse(error, error === 'ERROR_LIMIT_PAGES' ? { limit: limits.pages } : {});
}
