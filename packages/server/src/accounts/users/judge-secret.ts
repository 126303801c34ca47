import {
  CODE_LOCK_SEC,
  CODE_TRIES,
  type Decision,
  type ErrorName,
  accept,
  isWirePassword,
  refuse,
} from '@countersign/domain';
import {
  type Guard,
  type Services,
  type Tx,
  countTry,
  findLock,
  forgive,
  forgiveUnlocked,
  keyedHash,
} from '../../platform/index.ts';
import { isPassword, waitsAs } from './password-hash.ts';
import { type PersonRow, findPerson } from './store.ts';

/** A secret of a logged-in person: where it is stored, and the errors of its refusals. */
export interface SecretKind {
  readonly kind: 'PASSWORD' | 'SIGN_PASSWORD';
  readonly hashOf: (person: PersonRow) => string | null;
  readonly none: ErrorName;
  readonly wrong: ErrorName;
}

export const LOGIN_PASSWORD: SecretKind = {
  kind: 'PASSWORD',
  hashOf: ({ passwordHash }) => passwordHash,
  none: 'ERROR_PASSWORD_WRONG',
  wrong: 'ERROR_PASSWORD_WRONG',
};
export const SIGN_PASSWORD: SecretKind = {
  kind: 'SIGN_PASSWORD',
  hashOf: ({ signPasswordHash }) => signPasswordHash,
  none: 'ERROR_SIGN_PASSWORD_NONE',
  wrong: 'ERROR_SIGN_PASSWORD_WRONG',
};

/** Clears the count of wrong attempts after a secret was reset by a code. */
export const forgiveSecret = (tx: Tx, pepper: Buffer, { kind }: SecretKind, personId: string): Promise<void> =>
  forgive(tx, guardOf(pepper, kind, personId));

const guardOf = (pepper: Buffer, kind: SecretKind['kind'], personId: string): Guard => ({
  kind,
  subject: keyedHash(pepper, 'guess', personId),
  tries: CODE_TRIES,
  lockSec: CODE_LOCK_SEC,
});

/**
 * Checks a secret of a person; five wrong ones within an hour lock it for an hour. Must be called outside any transaction,
 * because the hash takes long. A correct one grants nothing by itself; each act sends its own (security 15).
 * @returns the stored hash that was checked: a later decision must find it unchanged
 */
export async function judgeSecret(
  services: Pick<Services, 'db' | 'secrets'>,
  secret: SecretKind,
  { personId, wirePassword, now }: { readonly personId: string; readonly wirePassword: string; readonly now: Date },
): Promise<Decision<string>> {
  if (!isWirePassword(wirePassword)) return refuse('ERROR_PASSWORD_FORM');
  const { pepper } = services.secrets;
  const guard = guardOf(pepper, secret.kind, personId);
  const [lock, person] = await services.db.withTx((tx) =>
    Promise.all([findLock(tx, guard, now), findPerson(tx, personId)]),
  );
  if (lock !== null) return refuse('ERROR_CODE_LOCKED', { expireIn: lock });
  const stored = person === null ? null : secret.hashOf(person);
  if (stored === null) return refuse(secret.none);
  const isRight = await isPassword(stored, wirePassword, { pepper, waits: waitsAs(personId) });
  // Of guesses sent at once, those beyond the fifth get no result, even if they were right: each waits for those before it.
  if (isRight) {
    const expireIn = await forgiveUnlocked(services.db, guard, now);
    return expireIn === null ? accept(stored) : refuse('ERROR_CODE_LOCKED', { expireIn });
  }
  return services.db.withTx(async (tx) => {
    const counted = await countTry(tx, guard, now);
    if (!counted.open) return refuse('ERROR_CODE_LOCKED', { expireIn: counted.expireIn });
    return refuse(secret.wrong);
  });
}
