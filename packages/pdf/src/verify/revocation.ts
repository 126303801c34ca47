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
import { type CrlSigner, crlIssuersOf, crlStatus } from './path/crl-status.ts';
import { type Effort, fingerprint } from './path/effort.ts';
import { findPath } from './path/find-path.ts';
import { nameKey } from './path/names.ts';
import { ocspStatuses } from './path/ocsp-status.ts';
import type { Path } from './path/validate-path.ts';
import { isStrongAt } from './strength.ts';

/** An answer or a list, and since when it provably exists: what proves the file, proves what is in it. */
export interface Proved<T> {
  readonly data: T;
  readonly since: Date;
}

export interface RevocationData {
  readonly ocspResponses: readonly Proved<BasicOcspResponse>[];
  readonly crls: readonly Proved<Crl>[];
}

/** `at` is the thisUpdate of what tells it. */
export type RevocationStatus =
  | {
      readonly kind: 'GOOD';
      readonly source: 'OCSP' | 'CRL';
      readonly at: Date;
      /** It speaks of the wanted instant, or of a later one (ETSI EN 319 102-1 §5.2.5). */
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

/** Reads what can be read; a broken piece is as good as an absent one. */
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

/** A DSS holds whole responses (ISO 32000-2 §12.8.4.3); CMS attributes may hold the basic one. */
function readOcsp(der: Uint8Array): BasicOcspResponse | null {
  try {
    return parseOcspResponse(der).basic;
  } catch (error) {
    if (!(error instanceof DerError)) throw error;
    return parseBasicOcspResponse(der);
  }
}

/** Certificates with a list's issuer as their subject that are tried as its signer's. */
const MOST_SIGNERS = 16;
/** Lists whose signers are told by lists whose signers are told by lists. */
const DEEPEST = 3;

/** Judges the status of certificates by the data at hand; every responder and signer of a list by its own path. */
export class StatusJudge {
  readonly #answers = new Map<string, Proved<BasicOcspResponse>[]>();
  readonly #lists = new Map<string, Proved<Crl>[]>();
  readonly #store: CertificateStore;
  readonly #effort: Effort;
  /** Certificates whose status is being judged: one cannot be told by a list that it signs itself. */
  readonly #open = new Set<string>();

  constructor(data: RevocationData, store: CertificateStore, effort: Effort) {
    this.#store = store;
    this.#effort = effort;
    for (const answer of data.ocspResponses)
      for (const serial of new Set(answer.data.responses.map(({ certId }) => certId.serialHex)))
        put(this.#answers, serial, answer);
    for (const list of data.crls) put(this.#lists, nameKey(list.data.issuer), list);
  }

  /**
   * The status of the first certificate of a valid path at an instant. Revoked outweighs good, a fresh answer a stale one. Throws an
   * EffortSpentError.
   */
  statusOf(path: Path, wanted: Date): RevocationStatus {
    let best: RevocationStatus = { kind: 'UNKNOWN', isOutOfBounds: false };
    for (const found of this.#statuses(path, wanted)) {
      if (found.kind === 'REVOKED') return found;
      if (weight(found) > weight(best)) best = found;
    }
    return best;
  }

  *#statuses(path: Path, wanted: Date): Generator<RevocationStatus> {
    const certificate = path[0] as Certificate;
    const id = fingerprint(certificate.der);
    if (path.length < 2 || this.#open.has(id) || this.#open.size >= DEEPEST) return;
    this.#open.add(id);
    try {
      const isRevoked = (of: Path, at: Date): boolean => this.#crlStatus(of, at).kind === 'REVOKED';
      const answers = this.#answers.get(certificate.serialHex) ?? [];
      yield* ocspStatuses({ path, wanted, answers, effort: this.#effort, isRevoked });
      yield this.#crlStatus(path, wanted);
    } finally {
      this.#open.delete(id);
    }
  }

  #crlStatus(path: Path, wanted: Date): RevocationStatus {
    const issuers = new Set(crlIssuersOf(path[0] as Certificate));
    const crls = [...issuers].flatMap((issuer) => this.#lists.get(issuer) ?? []);
    this.#effort.step(crls.length);
    return crlStatus({ path, wanted, crls, signerOf: (crl, of) => this.#signerOf(crl, of) });
  }

  /** RFC 5280 §6.3.3 (f) and (g): a key whose path leads to the trust anchor of the certificate itself. */
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

function put<T>(into: Map<string, T[]>, key: string, value: T): void {
  const held = into.get(key);
  if (held) held.push(value);
  else into.set(key, [value]);
}

const weight = (status: RevocationStatus): number =>
  status.kind === 'GOOD' ? (status.isFresh ? 3 : 2) : status.kind === 'UNKNOWN' && status.isOutOfBounds ? 1 : 0;
