import {
  CODE_LOCK_SEC,
  CODE_TRIES,
  type Decision,
  accept,
  displayName,
  isWirePassword,
  refuse,
} from '@countersign/domain';
import { recordAudit } from '../audit/record.ts';
import { type Guard, countTry, findLock, forgive } from '../guesses/guess-counter.ts';
import type { House } from '../house.ts';
import type { RequestContext } from '../http/context.ts';
import { demand, refuseWith } from '../http/refused.ts';
import { keyedHash } from '../pepper.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { findPerson, setSignPasswordHash } from './store.ts';

const guardOf = (pepper: Buffer, personId: string): Guard => ({
  kind: 'SIGN_PASSWORD',
  subject: keyedHash(pepper, 'guess', personId),
  tries: CODE_TRIES,
  lockSec: CODE_LOCK_SEC,
});

/**
 * Judges a sign password; five wrong ones within an hour lock it for one. To be called outside any transaction: the hash
 * takes long. A right one opens nothing by itself, each act carries its own (security 15).
 */
export async function judgeSignPassword(
  house: Pick<House, 'db' | 'secrets'>,
  personId: string,
  wirePassword: string,
  now: Date,
): Promise<Decision<null>> {
  if (!isWirePassword(wirePassword)) return refuse('ERROR_PASSWORD_FORM');
  const { pepper } = house.secrets;
  const guard = guardOf(pepper, personId);
  const before = await house.db.withTx(async (tx) => ({
    lock: await findLock(tx, guard, now),
    person: await findPerson(tx, personId),
  }));
  if (before.lock !== null) return refuse('ERROR_CODE_LOCKED', { expireIn: before.lock });
  const stored = before.person?.signPasswordHash ?? null;
  if (stored === null) return refuse('ERROR_SIGN_PASSWORD_NONE');
  const isRight = await isPassword(stored, wirePassword, pepper);
  return house.db.withTx(async (tx) => {
    // Counted before it is judged: of guesses sent at once those beyond the fifth say nothing, not even that they were right.
    const counted = await countTry(tx, guard, now);
    if (!counted.open) return refuse('ERROR_CODE_LOCKED', { expireIn: counted.expireIn });
    if (!isRight) return refuse('ERROR_SIGN_PASSWORD_WRONG');
    await forgive(tx, guard);
    return accept(null);
  });
}

/** Sets the first sign password, or a new one in place of the old (Spec §7 "Sign password"). */
export async function setSignPassword(
  house: House,
  personId: string,
  given: { readonly old: string | null; readonly fresh: string },
  context: RequestContext,
): Promise<void> {
  if (!isWirePassword(given.fresh)) refuseWith('ERROR_PASSWORD_FORM');
  if (given.old !== null) demand(await judgeSignPassword(house, personId, given.old, context.now));
  const hash = await hashPassword(given.fresh, house.secrets.pepper);
  await house.db.withTx(async (tx) => {
    const person = await findPerson(tx, personId);
    if (person === null) return refuseWith('ERROR_NOT_FOUND');
    if (given.old === null && person.signPasswordHash !== null) refuseWith('ERROR_SIGN_PASSWORD_EXISTS');
    const { now, requestId, ip, userAgent } = context;
    await setSignPasswordHash(tx, personId, hash, now);
    await recordAudit(tx, {
      id: house.ids.next(),
      at: now,
      kind: 'user.signPasswordChanged',
      personId,
      actorName: displayName(person),
      ip,
      userAgent,
      requestId,
    });
  });
}
