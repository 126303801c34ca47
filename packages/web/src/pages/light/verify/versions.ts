import type { RevisionReport, SignatureReport, TimestampReport, Verification } from '@countersign/contract';

/** One version of the file: the bytes up to `end`, and the act that ended it. */
export interface Version extends RevisionReport {
  readonly signature: SignatureReport | null;
  readonly timestamp: TimestampReport | null;
  /** Nothing came after it. */
  readonly isLast: boolean;
}

/** Oldest first; empty if the verifier lists none. */
export function versionsOf({ revisionList, signatures, timestamps }: Verification): Version[] {
  return revisionList.map((revision, index) => ({
    ...revision,
    signature: signatures.find((one) => one.revision === revision.number) ?? null,
    timestamp: timestamps.find((one) => one.revision === revision.number) ?? null,
    isLast: index === revisionList.length - 1,
  }));
}

export type Change = RevisionReport['changes'][number];

/** The part of a change before the colon, and the part after it. */
function wordOf({ what }: Change): { readonly word: string; readonly key: string } {
  const at = what.indexOf(':');
  return at < 0 ? { word: what, key: '' } : { word: what.slice(0, at), key: what.slice(at + 1) };
}

/** Numbers of pages that changes name as `page 3`. */
export const pagesOf = (changes: readonly Change[]): number[] =>
  [...new Set(changes.flatMap(({ object }) => Number(/^page (\d+)$/.exec(object)?.[1] ?? 0)))]
    .filter((page) => page > 0)
    .sort((a, b) => a - b);

/** Names that are neither an object nor a page: those of fields. */
export const fieldsOf = (changes: readonly Change[]): string[] => [
  ...new Set(changes.map(({ object }) => object).filter((object) => !/^(\d+ \d+|page \d+|)$/.test(object))),
];

/** Changes of the same kind are listed once, with their number; unexplained ones come first. */
export interface ChangeGroup {
  readonly rule: Change['rule'];
  readonly word: string;
  readonly key: string;
  readonly objects: readonly string[];
}
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups = new Map<string, { rule: Change['rule']; word: string; key: string; objects: string[] }>();
  for (const change of changes) {
    const { word, key } = wordOf(change);
    const name = `${change.rule ?? ''} ${word} ${key}`;
    const group = groups.get(name) ?? { rule: change.rule, word, key, objects: [] };
    group.objects.push(change.object);
    groups.set(name, group);
  }
  return [...groups.values()].sort((a, b) => Number(a.rule !== null) - Number(b.rule !== null));
}

/** A version alone, against the one before it, or against the current file. */
export type Mode = 'one' | 'before' | 'now';

/** The comparisons possible for a version: the first has no previous one, the last is the current file. */
export const modesOf = (versions: readonly Version[], { number, isLast }: Version): Mode[] => [
  'one',
  ...(number > 1 && versions.length > 1 ? (['before'] as const) : []),
  ...(isLast ? [] : (['now'] as const)),
];

export interface Pair {
  readonly older: Version | null;
  readonly newer: Version;
  /** The changes between the two; for a version alone its own changes. */
  readonly changes: readonly Change[];
  readonly isSuspicious: boolean;
}

export function pairOf(versions: readonly Version[], shown: Version, mode: Mode): Pair {
  const at = versions.indexOf(shown);
  const [from, to] = mode === 'now' ? [at, versions.length - 1] : [at - 1, at];
  const between = versions.slice(Math.max(0, from + 1), to + 1);
  return {
    older: mode === 'one' ? null : (versions[from] ?? null),
    newer: versions[to] ?? shown,
    changes: between.flatMap(({ changes }) => changes),
    isSuspicious: between.some(({ verdict }) => verdict === 'SUSPICIOUS'),
  };
}
