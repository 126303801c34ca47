import type { TrustFile } from './read-trust-file.ts';
import type { TrustListRow } from './store.ts';

/** The stored head of a trusted list; null for certificates. */
export type KeptScheme = TrustListRow['scheme'];

export function schemeOf(file: TrustFile): KeptScheme {
  const { scheme } = file;
  return scheme === null
    ? null
    : {
        territory: scheme.territory,
        operatorName: scheme.operatorName,
        sequenceNumber: scheme.sequenceNumber,
        issuedDatetime: iso(scheme.issuedAt),
        nextUpdateDatetime: iso(scheme.nextUpdateAt),
        ...signatureFacts(file),
      };
}

/**
 * The stored part of a list's signature beside its head: who signed it, and the signers its pointers name, as `AT:fingerprint`.
 */
const signatureFacts = ({ scheme, pointers }: TrustFile): Record<string, string | null> => ({
  signerFingerprint: scheme?.signer?.fingerprint ?? null,
  signerSubject: scheme?.signer?.subject ?? null,
  pointers: pointers.map(({ territory, fingerprint }) => `${territory ?? ''}:${fingerprint}`).join(' '),
});

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/**
 * Whether two are issues of one list: of one territory, and of one operator or one signer, because a list may change either of
 * them (ETSI TS 119 612 §5.3.4, §5.3.10, §5.7).
 */
export function areOfOneList(a: KeptScheme, b: KeptScheme): boolean {
  if (a === null || b === null) return false;
  const said = (key: string): boolean => (a[key] ?? null) === (b[key] ?? null);
  return said('territory') && (said('operatorName') || (a['signerFingerprint'] != null && said('signerFingerprint')));
}

/** Positive if `a` was issued after `b`: by its number, then by its date (ETSI TS 119 612 §5.3.2, §5.3.14). */
export function compareIssues(a: KeptScheme, b: KeptScheme): number {
  const [left, right] = [numberOf(a), numberOf(b)];
  if (left !== null && right !== null && left !== right) return left > right ? 1 : -1;
  return Date.parse(a?.['issuedDatetime'] ?? EVER) - Date.parse(b?.['issuedDatetime'] ?? EVER);
}

/**
 * Returns the lists that no other issue supersedes: an entry missing from the newest issue is not taken from a former one. Of
 * equal issues the last one counts.
 */
export const newestIssues = <T extends { readonly scheme: KeptScheme }>(lists: readonly T[]): T[] =>
  lists.filter(({ scheme }, i) =>
    lists.every((other, j) => {
      if (i === j || !areOfOneList(scheme, other.scheme)) return true;
      const order = compareIssues(scheme, other.scheme);
      return order > 0 || (order === 0 && i > j);
    }),
  );

/**
 * When the next issue of a list was due (ETSI TS 119 612 §5.3.15); null if it is not overdue, or the list does not state it.
 */
export function overdueSince(scheme: KeptScheme, now: Date): string | null {
  const next = scheme?.['nextUpdateDatetime'] ?? null;
  return next !== null && Date.parse(next) < now.getTime() ? next : null;
}

const EVER = '0000-01-01T00:00:00Z';

function numberOf(scheme: KeptScheme): bigint | null {
  const text = scheme?.['sequenceNumber'] ?? '';
  return /^\d{1,18}$/.test(text) ? BigInt(text) : null;
}
