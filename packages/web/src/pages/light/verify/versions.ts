import type { RevisionReport, SignatureReport, TimestampReport, Verification } from '@countersign/contract';

/** One state of the file on its way: the bytes up to `end`, and who or what ended it. */
export interface Version extends RevisionReport {
  readonly signature: SignatureReport | null;
  readonly timestamp: TimestampReport | null;
  /** Nothing came after it. */
  readonly isLast: boolean;
}

/** Oldest first; empty where the judge lists none. */
export function versionsOf({ revisionList, signatures, timestamps }: Verification): Version[] {
  return revisionList.map((revision, index) => ({
    ...revision,
    signature: signatures.find((one) => one.revision === revision.number) ?? null,
    timestamp: timestamps.find((one) => one.revision === revision.number) ?? null,
    isLast: index === revisionList.length - 1,
  }));
}

export type Change = RevisionReport['changes'][number];

/** Of a change's word the part before the colon, and what stands behind it. */
export function wordOf({ what }: Change): { readonly word: string; readonly key: string } {
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

/** Changes that say the same of several things stand once, with their number; what no rule explains comes first. */
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

/** A version alone, against the one before it, or against the file as it is now. */
export type Mode = 'one' | 'before' | 'now';

/** Which of them a version allows: the first has none before it, the last is what is now. */
export const modesOf = (versions: readonly Version[], { number, isLast }: Version): Mode[] => [
  'one',
  ...(number > 1 && versions.length > 1 ? (['before'] as const) : []),
  ...(isLast ? [] : (['now'] as const)),
];

export interface Pair {
  readonly older: Version | null;
  readonly newer: Version;
  /** What happened between the two; of a version alone what it did itself. */
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
