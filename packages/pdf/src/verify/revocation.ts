import {
  type BasicOcspResponse,
  type Certificate,
  type Crl,
  DerError,
  type RevocationReason,
  parseBasicOcspResponse,
  parseCrl,
  parseOcspResponse,
} from '@countersign/asn1';
import type { CertificateStore } from './path/certificate-store.ts';
import { type CrlSigner, crlIssuersOf, crlStatuses } from './path/crl-status.ts';
import { type Effort, fingerprint } from './path/effort.ts';
import { findPath } from './path/find-path.ts';
import { nameKey } from './path/names.ts';
import { ocspStatuses } from './path/ocsp-status.ts';
import type { Proved, RevocationData } from './path/revocation-data.ts';
import type { Path } from './path/validate-path.ts';
import { isStrongAt } from './strength.ts';

/** `at` is the thisUpdate of the source. */
export type RevocationStatus =
  | {
      readonly kind: 'GOOD';
      readonly source: 'OCSP' | 'CRL';
      readonly at: Date;
      /** It covers the requested instant or a later one (ETSI EN 319 102-1 §5.2.5). */
      readonly isFresh: boolean;
    }
  | {
      readonly kind: 'REVOKED';
      readonly source: 'OCSP' | 'CRL';
      readonly at: Date;
      readonly revokedAt: Date;
      readonly reason: RevocationReason | null;
    }
  /** `isOutOfBounds`: there is an answer, but nothing proves that it was made while its responder's certificate was valid. */
  | { readonly kind: 'UNKNOWN'; readonly isOutOfBounds: boolean };

/** Parses the readable items; a broken item is treated as absent. */
export const readOcspResponses = (ders: readonly Uint8Array[]): BasicOcspResponse[] =>
  ders.flatMap((der) => readable(() => readOcsp(der)) ?? []);
export const readCrls = (ders: readonly Uint8Array[]): Crl[] =>
  ders.flatMap((der) => readable(() => parseCrl(der)) ?? []);

function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}

/** A DSS contains full OCSP responses (ISO 32000-2 §12.8.4.3); CMS attributes may contain the basic response. */
function readOcsp(der: Uint8Array): BasicOcspResponse | null {
  try {
    return parseOcspResponse(der).basic;
  } catch (error) {
    if (!(error instanceof DerError)) throw error;
    return parseBasicOcspResponse(der);
  }
}

/** The largest number of certificates with a list's issuer as subject that are tried as its signer's. */
const MOST_SIGNERS = 16;
/** The largest depth of lists whose signers are covered by other lists. */
const DEEPEST = 3;

/**
 * Determines the status of certificates from the available data; every responder and list signer is validated by its own path.
 */
export class StatusJudge {
  readonly #data: RevocationData;
  readonly #store: CertificateStore;
  readonly #effort: Effort;
  /** Certificates whose status is being determined: a certificate cannot be cleared by a list that it signs itself. */
  readonly #open = new Set<string>();

  constructor(data: RevocationData, store: CertificateStore, effort: Effort) {
    this.#data = data;
    this.#store = store;
    this.#effort = effort;
  }

  /**
   * The status of the first certificate of a valid path at an instant. Revoked overrides good, a fresh answer overrides a stale
   * one, and of several revocations the worst counts, because the author of the file chose their order. Throws an
   * EffortSpentError.
   */
  statusOf(path: Path, wanted: Date): RevocationStatus {
    let best: RevocationStatus = { kind: 'UNKNOWN', isOutOfBounds: false };
    for (const found of this.#statuses(path, wanted)) {
      if (found.kind === 'REVOKED') best = best.kind === 'REVOKED' ? worseOf(best, found) : found;
      else if (weight(found) > weight(best)) best = found;
    }
    return best;
  }

  *#statuses(path: Path, wanted: Date): Generator<RevocationStatus> {
    const certificate = path[0] as Certificate;
    const id = fingerprint(certificate.der);
    if (path.length < 2 || this.#open.has(id) || this.#open.size >= DEEPEST) return;
    this.#open.add(id);
    try {
      const isRevoked = (of: Path, at: Date): boolean =>
        this.#crlStatuses(of, at).some(({ kind }) => kind === 'REVOKED');
      const answers = this.#data.answersOn(certificate.serialHex);
      yield* ocspStatuses({ path, wanted, answers, effort: this.#effort, isRevoked });
      yield* this.#crlStatuses(path, wanted);
    } finally {
      this.#open.delete(id);
    }
  }

  #crlStatuses(path: Path, wanted: Date): RevocationStatus[] {
    const issuers = new Set(crlIssuersOf(path[0] as Certificate));
    const crls = [...issuers].flatMap((issuer) => this.#data.listsOf(issuer));
    this.#effort.step(crls.length);
    return crlStatuses({ path, wanted, crls, signerOf: (crl, of) => this.#signerOf(crl, of) });
  }

  /** RFC 5280 §6.3.3 (f) and (g): a key with a path to the same trust anchor as the certificate. */
  #signerOf({ data: crl, since }: Proved<Crl>, path: Path): CrlSigner | null {
    const signs = ({ publicKey, keyUsage }: Certificate): boolean => {
      if (keyUsage !== null && !keyUsage.includes('cRLSign')) return false;
      const value = this.#effort.check(publicKey, crl);
      return value.result === 'VALID' && isStrongAt(value.strongUntil, since);
    };
    const issuer = path[1] as Certificate;
    const isOfIssuer = nameKey(crl.issuer) === nameKey(issuer.subject);
    if (isOfIssuer && signs(issuer)) return { notAfter: issuer.notAfter, isKnownGood: true };
    const anchor = path.at(-1) as Certificate;
    const candidates = [anchor, ...this.#store.named(crl.issuer)].filter(
      ({ subject }) => nameKey(subject) === nameKey(crl.issuer),
    );
    for (const candidate of candidates.slice(0, MOST_SIGNERS)) {
      this.#effort.step();
      if (!signs(candidate)) continue;
      const window = { start: crl.thisUpdate, end: crl.thisUpdate };
      const found = findPath({ leaf: candidate, store: this.#store, roots: [anchor], window, effort: this.#effort });
      if ('failure' in found) continue;
      const statuses = found.path.slice(0, -1).map((_, i) => this.statusOf(found.path.slice(i), crl.thisUpdate));
      if (statuses.some(({ kind }) => kind === 'REVOKED')) continue;
      return { notAfter: candidate.notAfter, isKnownGood: statuses.every(({ kind }) => kind === 'GOOD') };
    }
    return null;
  }
}

const weight = (status: RevocationStatus): number =>
  status.kind === 'REVOKED'
    ? 4
    : status.kind === 'GOOD'
      ? status.isFresh
        ? 3
        : 2
      : status.kind === 'UNKNOWN' && status.isOutOfBounds
        ? 1
        : 0;

type Revoked = Extract<RevocationStatus, { readonly kind: 'REVOKED' }>;

/** Revocation reasons without a compromise of the key (RFC 3161 §4). */
const OUT_OF_USE: ReadonlySet<RevocationReason | null> = new Set<RevocationReason | null>([
  'superseded',
  'cessationOfOperation',
  'affiliationChanged',
]);
export const isOutOfUse = ({ reason }: Pick<Revoked, 'reason'>): boolean => OUT_OF_USE.has(reason);

/**
 * Combines the earlier time with the more serious reason: an authority may learn later that a key was compromised, and since
 * when.
 */
function worseOf(one: Revoked, other: Revoked): Revoked {
  const earlier = other.revokedAt < one.revokedAt ? other : one;
  return { ...earlier, reason: (isOutOfUse(one) ? other : one).reason };
}
