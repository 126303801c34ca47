import { type Certificate, equalBytes } from '@countersign/asn1';
import type { SubIndication } from '../report.ts';
import type { CertificateStore } from './certificate-store.ts';
import { fingerprint } from './effort.ts';
import { nameKey } from './names.ts';
import { type Path, type PathRules, hasUnknownCritical, judgeLink, validatePath } from './validate-path.ts';

/** Certificates of a path with its trust anchor. */
const LONGEST_PATH = 8;
/** The largest number of issuers tried for one certificate's path, over all levels. */
const MOST_LINKS = 128;

export interface PathQuestion extends PathRules {
  readonly leaf: Certificate;
  /** Untrusted certificates from any source. */
  readonly store: CertificateStore;
  readonly roots: readonly Certificate[];
}

export type FoundPath = { readonly path: Path } | { readonly failure: SubIndication };

/**
 * Builds paths from a certificate to a root and returns the first valid one (RFC 4158, RFC 5280 §6.1). Nothing is fetched.
 * Every certificate with another subject or key is on a path once, and after MOST_LINKS issuers the search ends with
 * CERTIFICATE_CHAIN_GENERAL_FAILURE. Throws an EffortSpentError.
 */
export function findPath(question: PathQuestion): FoundPath {
  const search = new Search(question);
  const path = search.extend([question.leaf]);
  return path === null ? { failure: search.failure } : { path };
}

class Search {
  failure: SubIndication = 'NO_CERTIFICATE_CHAIN_FOUND';
  #links = 0;
  readonly #question: PathQuestion;
  readonly #roots: ReadonlySet<string>;

  constructor(question: PathQuestion) {
    this.#question = question;
    this.#roots = new Set(question.roots.map(({ der }) => fingerprint(der)));
  }

  extend(path: readonly Certificate[]): Path | null {
    const last = path.at(-1) as Certificate;
    if (this.#roots.has(fingerprint(last.der))) return this.#judge(path);
    if (path.length >= LONGEST_PATH) return null;
    for (const issuer of this.#issuersOf(last, path)) {
      if (++this.#links > MOST_LINKS) {
        this.failure = 'CERTIFICATE_CHAIN_GENERAL_FAILURE';
        return null;
      }
      this.#question.effort.step();
      const failure = hasUnknownCritical(issuer)
        ? 'CHAIN_CONSTRAINTS_FAILURE'
        : judgeLink(issuer, last, this.#question);
      if (failure !== null) {
        this.#note(failure);
        continue;
      }
      const found = this.extend([...path, issuer]);
      if (found !== null || this.#links > MOST_LINKS) return found;
    }
    return null;
  }

  #judge(path: Path): Path | null {
    const failure = validatePath(path, this.#question);
    if (failure === null) return path;
    this.#note(failure);
    return null;
  }

  /** Reports the first failure, preferring any other failure over a missing issuer. */
  #note(failure: SubIndication): void {
    if (this.failure === 'NO_CERTIFICATE_CHAIN_FOUND') this.failure = failure;
  }

  /** Order: roots first, then certificates with the requested key identifier, then those valid in the window. */
  #issuersOf(subject: Certificate, path: readonly Certificate[]): Certificate[] {
    const { roots, store, window } = this.#question;
    const wanted = subject.authorityKeyId?.keyId ?? null;
    const used = new Set(path.map(identity));
    const seen = new Set<string>();
    const found: { issuer: Certificate; rank: number }[] = [];
    const add = (issuer: Certificate, isRoot: boolean): void => {
      const id = fingerprint(issuer.der);
      if (seen.has(id) || used.has(identity(issuer))) return;
      const keyId = issuer.subjectKeyId;
      const isNamed = wanted !== null && keyId !== null && equalBytes(wanted, keyId);
      if (wanted !== null && keyId !== null && !isNamed) return;
      seen.add(id);
      const isTimely = issuer.notBefore <= window.start && window.end <= issuer.notAfter;
      found.push({ issuer, rank: (isRoot ? 0 : 4) + (isNamed ? 0 : 2) + (isTimely ? 0 : 1) });
      // Thousands of certificates with one name cost no more than reading them.
      this.#question.effort.step();
    };
    const name = nameKey(subject.issuer);
    for (const root of roots) if (nameKey(root.subject) === name) add(root, true);
    for (const issuer of store.named(subject.issuer)) add(issuer, false);
    return found.toSorted((a, b) => a.rank - b.rank).map(({ issuer }) => issuer);
  }
}

/** A loop returns to a subject with the same key, possibly in another certificate. */
const identity = ({ subject, publicKey }: Certificate): string => `${fingerprint(publicKey.spki)}${nameKey(subject)}`;
