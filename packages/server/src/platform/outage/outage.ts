/**
 * Outages: which part of the server's environment failed: its database, its disk, the disk space, or one of its own
 * processes. A request that failed by an outage may be repeated unchanged (security 68).
 */
export type Outage = 'DATABASE' | 'STORAGE' | 'STORAGE_FULL' | 'PROCESS';

/** Seconds after which a client may ask again. */
export const RETRY_AFTER_SEC: Readonly<Record<Outage, number>> = {
  DATABASE: 5,
  STORAGE: 10,
  STORAGE_FULL: 60,
  PROCESS: 5,
};

/** The database cannot be reached, or the connection broke. The request was not carried out, unless `outcome` is UNKNOWN. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly kind = 'DATABASE';
  /** UNKNOWN: the connection broke during COMMIT and the database could not tell the outcome. */
  readonly outcome: 'NOT_DONE' | 'UNKNOWN';
  constructor(outcome: 'NOT_DONE' | 'UNKNOWN', options: ErrorOptions) {
    super(outcome === 'UNKNOWN' ? 'the outcome of a transaction is unknown' : 'the database is not available', options);
    this.outcome = outcome;
  }
}

/** By the `code` of errors from the file system (errno) and from PostgreSQL (SQLSTATE, appendix A of its manual). */
const BY_CODE: Readonly<Record<string, Outage>> = {
  ENOSPC: 'STORAGE_FULL',
  EDQUOT: 'STORAGE_FULL',
  EFBIG: 'STORAGE_FULL',
  '53100': 'STORAGE_FULL',
  EIO: 'STORAGE',
  EROFS: 'STORAGE',
  // The server of a network file system forgot the file or directory.
  ESTALE: 'STORAGE',
  EMFILE: 'STORAGE',
  ENFILE: 'STORAGE',
  '58030': 'STORAGE',
  // A file of the database is missing.
  '58P01': 'STORAGE',
  // A standby, which takes no writes.
  '25006': 'DATABASE',
  // Serialisation failure and deadlock that remained after the retries of withTx.
  '40001': 'DATABASE',
  '40P01': 'DATABASE',
  // Out of memory, connections or configured limits; a statement or a lock that took too long; shutdown and start-up.
  '53000': 'DATABASE',
  '53200': 'DATABASE',
  '53300': 'DATABASE',
  '53400': 'DATABASE',
  '55P03': 'DATABASE',
  '57014': 'DATABASE',
  '57P01': 'DATABASE',
  '57P02': 'DATABASE',
  '57P03': 'DATABASE',
};

/** Errors of other processes of this server carry only a word for their kind (trust/signer/rpc.ts). */
const KINDS: ReadonlySet<unknown> = new Set<Outage>(['DATABASE', 'STORAGE', 'STORAGE_FULL', 'PROCESS']);

/** The kind of outage that caused an error, also through its `cause`; null where it is none. */
export function outageOf(error: unknown): Outage | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 10; at = at.cause, depth += 1) {
    const { code, kind } = at as { code?: unknown; kind?: unknown };
    const found = typeof code === 'string' ? BY_CODE[code] : undefined;
    if (found !== undefined) return found;
    if (KINDS.has(kind)) return kind as Outage;
  }
  return null;
}

/**
 * The store of files cannot be used, for example because its disk is not mounted, or because the object store does not answer:
 * this says nothing about any file in it.
 */
export class StorageAwayError extends Error {
  override readonly name = 'StorageAwayError';
  readonly kind = 'STORAGE';
  constructor(options: ErrorOptions) {
    super('the store of files cannot be used', options);
  }
}

/** The store of files takes no more. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
  readonly kind = 'STORAGE_FULL';
  constructor(options: ErrorOptions) {
    super('the store of files is full', options);
  }
}

/** An error met below DATA_DIR: any error of the file system there (ENOENT, EACCES, ENOTCONN, …) is a store outage. */
export function asStoreError(error: unknown): unknown {
  const isSystemError = error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string';
  return isSystemError && outageOf(error) === null ? new StorageAwayError({ cause: error }) : error;
}
