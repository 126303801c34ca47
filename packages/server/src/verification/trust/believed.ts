import { createHash } from 'node:crypto';
import type { House } from '../../house.ts';
import type { TrustSource } from '../name-trust.ts';
import { certificatesOf, enabledTrustLists } from './store.ts';

/** What a verification believes: DER, and by fingerprint (SHA-256, hex) where it comes from. */
export interface Believed {
  readonly roots: readonly Uint8Array[];
  readonly sourceOf: (fingerprint: string) => TrustSource | null;
}

interface KnownList {
  readonly certificates: readonly Uint8Array[];
  readonly fingerprints: readonly string[];
}

/**
 * The house's own roots and the lists that are switched on. A list never changes, so that its certificates are read once
 * and kept as long as it is believed; which lists are is asked for each time, for another process may decide it.
 */
export function believing({ db }: Pick<House, 'db'>): (own: readonly Uint8Array[]) => Promise<Believed> {
  let known = new Map<string, KnownList>();
  return async (own) => {
    const lists = await db.withTx((tx) => enabledTrustLists(tx));
    const next = new Map<string, KnownList>();
    for (const { id } of lists) next.set(id, known.get(id) ?? (await read(db, id)));
    known = next;
    const sources = new Map<string, TrustSource>();
    for (const root of own) sources.set(createHash('sha256').update(root).digest('hex'), { kind: 'OWN', name: null });
    for (const { id, name } of lists) {
      for (const fingerprint of next.get(id)?.fingerprints ?? [])
        if (!sources.has(fingerprint)) sources.set(fingerprint, { kind: 'LIST', name });
    }
    const roots = [...own, ...[...next.values()].flatMap(({ certificates }) => certificates)];
    return { roots, sourceOf: (fingerprint) => sources.get(fingerprint) ?? null };
  };
}

async function read(db: House['db'], id: string): Promise<KnownList> {
  const rows = await db.withTx((tx) => certificatesOf(tx, id));
  return {
    certificates: rows.map(({ certificate }) => new Uint8Array(certificate)),
    fingerprints: rows.map(({ fingerprint }) => fingerprint),
  };
}
