import type { HashName, PublicKeyInfo } from '@countersign/asn1';

/**
 * Until when hashes were strong enough for signatures, after ETSI TS 119 312 and the default policy of EU DSS; null for those
 * that still are. Unlisted ones are never accepted.
 */
const HASHES: ReadonlyMap<HashName, Date | null> = new Map([
  ['md5', new Date('2004-08-01T00:00:00Z')],
  ['sha1', new Date('2009-01-01T00:00:00Z')],
  ['sha224', new Date('2023-01-01T00:00:00Z')],
  ['sha256', null],
  ['sha384', null],
  ['sha512', null],
  ['sha3-256', null],
  ['sha3-384', null],
  ['sha3-512', null],
  ['shake256', null],
]);

/** Until when RSA moduli below a number of bits were strong enough. */
const RSA_KEYS: readonly (readonly [bits: number, end: Date])[] = [
  [1024, new Date(0)],
  [1536, new Date('2009-01-01T00:00:00Z')],
  [2048, new Date('2016-01-01T00:00:00Z')],
];

/** Named curves of less than 256 bits, or with a structure that the standards do not recommend, are not listed. */
const CURVES: ReadonlySet<string> = new Set([
  'P-256',
  'P-384',
  'P-521',
  'brainpoolP256r1',
  'brainpoolP384r1',
  'brainpoolP512r1',
]);

/** The end of the strength of an algorithm; `null` for no end. */
export type StrongUntil = Date | null;
const NEVER = new Date(0);

/** One algorithm that a signature relies on; `note` names it in reports if it is weak. */
export interface Binding {
  readonly note: string;
  readonly until: StrongUntil;
}

const hashStrongUntil = (hash: HashName): StrongUntil => (HASHES.has(hash) ? (HASHES.get(hash) ?? null) : NEVER);

export const hashBinding = (hash: HashName): Binding => ({
  note: `WEAK_DIGEST:${hash.toUpperCase().replace(/^SHA(\d+)$/, 'SHA-$1')}`,
  until: hashStrongUntil(hash),
});

export function keyBinding({ kind, bits, curve }: PublicKeyInfo): Binding {
  const until = ((): StrongUntil => {
    if (kind === 'rsa' || kind === 'rsa-pss')
      return RSA_KEYS.find(([below]) => bits !== null && bits < below)?.[1] ?? null;
    if (kind === 'ec') return curve !== null && CURVES.has(curve) ? null : NEVER;
    return kind === 'ed25519' || kind === 'ed448' ? null : NEVER;
  })();
  const family = kind.startsWith('rsa') ? 'RSA' : kind.toUpperCase();
  return { note: `WEAK_KEY:${curve ?? (bits === null ? family : `${family}-${bits}`)}`, until };
}

/** Algorithms that must not be combined, such as two hashes in one signature. */
export const MISMATCH: Binding = { note: 'ALGORITHM_MISMATCH', until: NEVER };

/** The earlier of two ends. */
const weaker = (a: StrongUntil, b: StrongUntil): StrongUntil => (a === null ? b : b === null || a < b ? a : b);

export const strongUntilOf = (bindings: readonly Binding[]): StrongUntil =>
  bindings.reduce<StrongUntil>((until, binding) => weaker(until, binding.until), null);

export const isStrongAt = (until: StrongUntil, at: Date): boolean => until === null || at < until;

/** The algorithms that were weak at an instant, without duplicates. */
export const weaknessesAt = (bindings: readonly Binding[], at: Date): string[] => [
  ...new Set(bindings.filter(({ until }) => !isStrongAt(until, at)).map(({ note }) => note)),
];
