import { type Decision, type ErrorName, type Refusal, type RefusalParams, refuse } from '@countersign/domain';

/**
 * Carries a refusal out of a transaction, which rolls back, to the single place that translates it
 * (platform/http/errors.ts). Independent of HTTP and of texts.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

/**
 * The accepted value.
 * @throws Refused
 */
export function demand<T>(decision: Decision<T>): T {
  if (!decision.ok) throw new Refused(decision);
  return decision.value;
}

export function refuseWith(error: ErrorName, params: RefusalParams = {}): never {
  throw new Refused(refuse(error, params));
}
