/** A key from which the keys of segments are derived. It is stored sealed; only the signer process can open it (ADR 0009). */
export interface DataKey {
  /** A UUID. */
  readonly id: string;
  /** 32 octets. */
  readonly key: Uint8Array;
}

export interface DataKeys {
  /** The key of new segments. */
  current(): Promise<DataKey>;
  /** The key that the header of a segment names. */
  find(id: string): Promise<DataKey>;
}

/** Keeps the opened keys in memory, so that the signer process is asked for each of them once. */
export function cachedDataKeys(open: (id: string | null) => Promise<DataKey>): DataKeys {
  const known = new Map<string | null, Promise<DataKey>>();
  const kept = (id: string | null): Promise<DataKey> => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const opened = open(id);
    known.set(id, opened);
    opened.then(
      (key) => known.set(key.id, opened),
      () => known.delete(id),
    );
    return opened;
  };
  return { current: () => kept(null), find: (id) => kept(id) };
}
