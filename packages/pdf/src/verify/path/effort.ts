import { createHash } from 'node:crypto';
import type { AlgorithmIdentifier, PublicKeyInfo } from '@countersign/asn1';
import { type ValueJudgement, judgeSignatureValue } from '../signature-value.ts';

/** What one file may cost in operations, whatever it holds. */
export interface EffortLimits {
  /** Public-key operations over certificates, revocation lists and OCSP answers. */
  readonly signatures: number;
  /** Octets hashed for them. */
  readonly octets: number;
  /** Candidates looked at: issuers, names, policies, lists. */
  readonly steps: number;
}

export const EFFORT_LIMITS: EffortLimits = { signatures: 2_000, octets: 256 * 1024 * 1024, steps: 200_000 };

/** Thrown when a file needs more than its limits; the judgement is then INDETERMINATE. */
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
 * Counts what the judgement of one file costs, and remembers the result of each signature check by the key and the signed object,
 * so that no check is made twice however often certificates are repeated.
 */
export class Effort {
  readonly spent = { signatures: 0, octets: 0, steps: 0 };
  readonly #limits: EffortLimits;
  readonly #checked = new Map<string, ValueJudgement>();

  constructor(limits: EffortLimits = EFFORT_LIMITS) {
    this.#limits = limits;
  }

  /** Throws an EffortSpentError where the limit is passed. */
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

/** SHA-256 in hexadecimal, remembered for the array itself. */
export function fingerprint(bytes: Uint8Array): string {
  const found = known.get(bytes) ?? createHash('sha256').update(bytes).digest('hex');
  known.set(bytes, found);
  return found;
}
