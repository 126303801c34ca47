/** What was wrong with bytes that were handed in as DER. */
export type DerErrorKind =
  | 'TRUNCATED' // an element runs past the end of its container
  | 'TRAILING' // bytes remain where a structure ends
  | 'LENGTH' // an indefinite, non-minimal or oversized length
  | 'TAG' // another element stands where this one is required
  | 'VALUE' // right tag, content that the type does not allow
  | 'LIMIT'; // deeper, larger or more numerous than the reader permits

/**
 * The one error that the readers of this package throw for foreign bytes. `offset` counts from the start of the
 * outermost bytes given to the reader.
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
