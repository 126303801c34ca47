import { randomId } from '../../../../api/device.ts';

/** A request and the idempotency key under which it is repeated if its answer was lost (conventions "Idempotency"). */
export interface Attempt<Body> {
  readonly body: Body;
  readonly key: string;
}

/**
 * The attempt for this body: the previous one if only the reported views differ. More pages may be drawn between two tries, and
 * a repeated try has to send what the first one did.
 */
export function attemptOf<Body extends { readonly views: unknown }>(
  body: Body,
  before: Attempt<Body> | null,
): Attempt<Body> {
  return before !== null && aboutOf(before.body) === aboutOf(body) ? before : { body, key: randomId() };
}
const aboutOf = ({ views: _views, ...rest }: { readonly views: unknown }): string => JSON.stringify(rest);
