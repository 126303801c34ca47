/** Values that can be transferred to another thread without a copy. */
export interface Parcel {
  readonly value: unknown;
  readonly transferList: ArrayBuffer[];
}

const isPlain = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Octets of all byte arrays in the objects and lists of `value`. */
export function bytesIn(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + bytesIn(each), 0);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return 0;
  return bytesIn(Object.values(value));
}

const moves = (move: boolean | readonly Uint8Array[], at: Uint8Array | Uint8ClampedArray): boolean =>
  typeof move === 'boolean' ? move : move.some((each) => each === at);

/**
 * Prepares `value` for another thread: each byte array in its objects and lists owns its buffer and is on the transfer
 * list. A Node Buffer is often a view of a shared slab: cloned as it is, the whole slab with the bytes of other callers
 * would be copied too. An array that occurs several times is transferred once.
 * @param move true transfers the caller's own buffers where an array covers its whole buffer, a list does so with these
 * arrays; all others are copied once
 */
export function pack(value: unknown, move: boolean | readonly Uint8Array[]): Parcel {
  const packed = new Map<object, Uint8Array>();
  const own = (at: Uint8Array | Uint8ClampedArray): Uint8Array => {
    const whole = at.buffer instanceof ArrayBuffer && at.byteLength === at.buffer.byteLength;
    const copy = packed.get(at) ?? (whole && moves(move, at) ? new Uint8Array(at.buffer) : new Uint8Array(at));
    packed.set(at, copy);
    return copy;
  };
  const walk = (at: unknown): unknown => {
    if (at instanceof Uint8Array || at instanceof Uint8ClampedArray) return own(at);
    if (Array.isArray(at)) return at.map(walk);
    if (typeof at !== 'object' || at === null || !isPlain(at)) return at;
    return Object.fromEntries(Object.entries(at).map(([key, inner]) => [key, walk(inner)]));
  };
  const sent = walk(value);
  return { value: sent, transferList: [...new Set([...packed.values()].map(({ buffer }) => buffer as ArrayBuffer))] };
}
