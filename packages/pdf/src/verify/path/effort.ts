import { createHash } from 'node:crypto';
import type { AlgorithmIdentifier, PublicKeyInfo } from '@countersign/asn1';
import { type ValueJudgement, judgeSignatureValue } from '../signature-value.ts';

/** Limits for the operations spent on one file. */
export interface EffortLimits {
  /** Public-key operations over certificates, revocation lists and OCSP answers. */
  readonly signatures: number;
  /** Octets hashed for them. */
  readonly octets: number;
  /** Candidates examined: issuers, names, policies, lists. */
  readonly steps: number;
}

export const EFFORT_LIMITS: EffortLimits = { signatures: 2_000, octets: 256 * 1024 * 1024, steps: 200_000 };

/** Thrown if a file exceeds its limits; the result is then INDETERMINATE. */
export class EffortSpentError extends Error {
  override readonly name = 'EffortSpentError';
}

/** Anything signed by an authority. */
export interface Signed {
  readonly der: Uint8Array;
  readonly tbs: Uint8Array;
  readonly signatureAlgorithm: AlgorithmIdentifier;
  readonly signature: Uint8Array;
}

/**
 * Counts the cost of verifying one file, and caches the result of each signature check by key and signed object, so that
 * repeated certificates are checked only once.
 */
export class Effort {
  readonly spent = { signatures: 0, octets: 0, steps: 0 };
  readonly #limits: EffortLimits;
  readonly #checked = new Map<string, ValueJudgement>();

  constructor(limits: EffortLimits = EFFORT_LIMITS) {
    this.#limits = limits;
  }

  /** Throws an EffortSpentError if the limit is exceeded. */
  step(count = 1): void {
    this.#spend('steps', count);
  }

  /** Whether `signed` was signed with the key, and until when the algorithms were strong. Throws an EffortSpentError. */
  check(key: PublicKeyInfo, signed: Signed): ValueJudgement {
    const id = `${fingerprint(key.spki)}${fingerprint(signed.der)}`;
    const known = this.#checked.get(id);
    if (known !== undefined) return known;
    this.#spend('signatures', 1);
    this.#spend('octets', signed.tbs.length);
    const result = judgeSignatureValue(key, signed.signatureAlgorithm, signed.tbs, signed.signature);
    this.#checked.set(id, result);
    return result;
  }

  #spend(what: keyof EffortLimits, count: number): void {
    if (this.spent[what] + count > this.#limits[what]) throw new EffortSpentError(`too many ${what}`);
    this.spent[what] += count;
  }
}

const known = new WeakMap<Uint8Array, string>();

/** SHA-256 in hexadecimal, cached per array. */
export function fingerprint(bytes: Uint8Array): string {
  const found = known.get(bytes) ?? createHash('sha256').update(bytes).digest('hex');
  known.set(bytes, found);
  return found;
}
