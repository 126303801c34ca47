import { createHash } from 'node:crypto';
import type { Services } from '../../../platform/index.ts';
import type { RootGrant } from '@countersign/pdf';
import { OWN, type TrustSource } from './name-trust.ts';
import { newestIssues, overdueSince } from './list-issue.ts';
import { type StoredPeriods, certificatesOf, enabledTrustLists } from './store.ts';

/** The trust anchors of a verification: DER, and by fingerprint (SHA-256, hex) their source. */
export interface Believed {
  readonly roots: readonly Uint8Array[];
  /** The periods in which anchors that are not always trusted were trusted. */
  readonly grants: readonly RootGrant[];
  readonly sourceOf: (fingerprint: string) => TrustSource | null;
}

interface KnownList {
  readonly certificates: readonly Uint8Array[];
  readonly fingerprints: readonly string[];
  readonly grants: readonly RootGrant[];
}

/**
 * Returns the platform's own roots and the enabled lists, each in its newest issue. An issue never changes, so its certificates
 * are read once and cached while it is enabled; which lists are enabled is read each time, because another process may change
 * it.
 */
export function believing({ db }: Pick<Services, 'db'>): (own: readonly Uint8Array[], now: Date) => Promise<Believed> {
  let known = new Map<string, KnownList>();
  return async (own, now) => {
    const lists = newestIssues(await db.withTx((tx) => enabledTrustLists(tx)));
    const next = new Map<string, KnownList>();
    for (const { id } of lists) next.set(id, known.get(id) ?? (await read(db, id)));
    known = next;
    const sources = new Map<string, TrustSource>();
    for (const root of own) sources.set(createHash('sha256').update(root).digest('hex'), OWN);
    for (const { id, name, scheme } of lists) {
      const source = { kind: 'LIST' as const, name, overdueSince: overdueSince(scheme, now) };
      for (const fingerprint of next.get(id)?.fingerprints ?? [])
        if (!sources.has(fingerprint)) sources.set(fingerprint, source);
    }
    const roots = [...own, ...[...next.values()].flatMap(({ certificates }) => certificates)];
    return {
      roots,
      grants: grantsOf(own, [...next.values()]),
      sourceOf: (fingerprint) => sources.get(fingerprint) ?? null,
    };
  };
}

async function read(db: Services['db'], id: string): Promise<KnownList> {
  const rows = await db.withTx((tx) => certificatesOf(tx, id));
  return {
    certificates: rows.map(({ certificate }) => new Uint8Array(certificate)),
    fingerprints: rows.map(({ fingerprint }) => fingerprint),
    grants: rows.map(({ fingerprint, granted }) => ({ fingerprint, periods: periodsOf(granted) })),
  };
}

/** An own root is always trusted, and an anchor of two lists is trusted when either list says so. */
function grantsOf(own: readonly Uint8Array[], lists: readonly KnownList[]): RootGrant[] {
  const always = new Set(own.map((root) => createHash('sha256').update(root).digest('hex')));
  const periods = new Map<string, RootGrant['periods']>();
  for (const { fingerprint, periods: more } of lists.flatMap(({ grants }) => grants))
    periods.set(fingerprint, [...(periods.get(fingerprint) ?? []), ...more]);
  return [...periods].flatMap(([fingerprint, held]) =>
    always.has(fingerprint) ? [] : [{ fingerprint, periods: held }],
  );
}

const ALWAYS = [{ from: null, until: null }];
const instantOf = (at: string | null): Date | null => (at === null ? null : new Date(at));
const periodsOf = (granted: StoredPeriods | null): RootGrant['periods'] =>
  granted?.map(({ from, until }) => ({ from: instantOf(from), until: instantOf(until) })) ?? ALWAYS;
