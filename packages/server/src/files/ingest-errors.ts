import { type Decision, refuse } from '@countersign/domain';
import { TaskKilledError, TaskRefusal } from '../workers/workers.ts';

/** What can be wrong with the bytes of an upload; kept with the file by these names. */
const INGEST_ERRORS = [
  'ERROR_FILE_TYPE',
  'ERROR_FILE_DAMAGED',
  'ERROR_FILE_ENCRYPTED',
  'ERROR_FILE_SIGNED_DAMAGED',
  'ERROR_FILE_CONVERSION',
  'ERROR_LIMIT_PAGES',
  'ERROR_PICTURE',
] as const;
export type IngestError = (typeof INGEST_ERRORS)[number];

const BY_KIND: Readonly<Record<string, IngestError>> = {
  NOT_PDF: 'ERROR_FILE_TYPE',
  ENCRYPTED: 'ERROR_FILE_ENCRYPTED',
  ALREADY_SIGNED_DAMAGED: 'ERROR_FILE_SIGNED_DAMAGED',
  NO_CHANGES_PERMITTED: 'ERROR_FILE_SIGNED_DAMAGED',
  TOO_MANY_PAGES: 'ERROR_LIMIT_PAGES',
  IMAGE_TYPE: 'ERROR_FILE_TYPE',
  IMAGE_TOO_LARGE: 'ERROR_PICTURE',
  IMAGE_DAMAGED: 'ERROR_PICTURE',
  OFFICE_TYPE: 'ERROR_FILE_TYPE',
  OFFICE_DAMAGED: 'ERROR_FILE_CONVERSION',
};

/** Thrown while a file is worked on: its bytes are at fault. */
export class IngestRefused extends Error {
  override readonly name = 'IngestRefused';
  readonly error: IngestError;
  constructor(error: IngestError) {
    super(error);
    this.error = error;
  }
}

/** The fault of the bytes behind an error; null where it is a fault of ours, and trying again may help. */
export function ingestErrorOf(error: unknown): IngestError | null {
  if (error instanceof IngestRefused) return error.error;
  if (error instanceof TaskRefusal) return BY_KIND[error.kind] ?? 'ERROR_FILE_DAMAGED';
  return error instanceof TaskKilledError ? 'ERROR_FILE_DAMAGED' : null;
}

/** The refusal of a file that failed, from the name kept with it. */
export function ingestRefusal(kept: string | null, limits: { readonly pages: number }): Decision<never> {
  const error = INGEST_ERRORS.find((one) => one === kept) ?? 'ERROR_FILE_DAMAGED';
  return refuse(error, error === 'ERROR_LIMIT_PAGES' ? { limit: limits.pages } : {});
}
