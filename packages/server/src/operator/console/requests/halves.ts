import {
  type OperatorCaller,
  type RequestContext,
  type Services,
  type Tx,
  refuseWith,
  seal,
  unseal,
} from '../../../platform/index.ts';
import {
  LIVES_MS,
  type RequestRow,
  hashPlainPassword,
  lockRequest,
  newOneTimePassword,
  setHalf,
} from '../../../accounts/index.ts';

/** A one-time password made of two halves: one half alone does not permit a login. */
export interface SplitPassword {
  /** For the operator who confirms. */
  readonly first: string;
  /** For the operator who asked, sealed until they collect it. */
  readonly sealedSecond: string;
  readonly passwordHash: string;
}

export async function newSplitPassword(
  { secrets: { pepper } }: Pick<Services, 'secrets'>,
  requestId: string,
): Promise<SplitPassword> {
  const [first, second] = [newOneTimePassword(), newOneTimePassword()];
  const sealedSecond = seal(pepper, 'operator-password-half', second, requestId);
  return { first, sealedSecond, passwordHash: await hashPlainPassword(`${first}${HALVES_JOIN}${second}`, pepper) };
}
/** Separator of the halves, as both pages describe it. */
const HALVES_JOIN = '.';

/** Whether the second half waits for this operator. */
export const isCollectable = (
  { sealedHalf, requestedById, decidedAt }: RequestRow,
  { operatorId }: Pick<OperatorCaller, 'operatorId'>,
  now: Date,
): boolean =>
  sealedHalf !== null && requestedById === operatorId && now.getTime() < (decidedAt?.getTime() ?? 0) + LIVES_MS;

/**
 * Returns the second half, once.
 * @throws Refused ERROR_NOT_FOUND if none waits for the caller
 */
export async function collectHalf(
  tx: Tx,
  { secrets: { pepper } }: Pick<Services, 'secrets'>,
  caller: OperatorCaller,
  id: string,
  { now }: Pick<RequestContext, 'now'>,
): Promise<{ readonly row: RequestRow; readonly half: string }> {
  const row = await lockRequest(tx, id);
  if (row === null || row.sealedHalf === null || !isCollectable(row, caller, now)) return refuseWith('ERROR_NOT_FOUND');
  await setHalf(tx, id, null);
  return { row, half: unseal(pepper, 'operator-password-half', row.sealedHalf, id) };
}
