/** The kinds of errors in bytes passed as DER. */
export type DerErrorKind =
  | 'TRUNCATED' // an element extends beyond the end of its container
  | 'TRAILING' // bytes remain after the end of a structure
  | 'LENGTH' // an indefinite, non-minimal or oversized length
  | 'TAG' // an element with another tag than the required one
  | 'VALUE' // the right tag with content that the type does not allow
  | 'LIMIT'; // deeper, larger or more numerous than the reader permits

/**
 * The only error that the readers of this package throw for untrusted bytes. `offset` counts from the start of the outermost
 * bytes given to the reader.
 */
export class DerError extends Error {
  override readonly name = 'DerError';
  readonly kind: DerErrorKind;
  readonly offset: number;

  constructor(kind: DerErrorKind, message: string, offset = 0) {
    super(`${message} (at byte ${offset})`);
    this.kind = kind;
    this.offset = offset;
  }
}
