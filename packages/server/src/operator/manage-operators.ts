import { createHash, randomBytes } from 'node:crypto';
import { type Decision, accept, isWirePassword, passwordPreimage, refuse } from '@countersign/domain';
import { type Tx, onCommit } from '../db/database.ts';
import { type Guard, countTry, findLock, forgive } from '../guesses/guess-counter.ts';
import type { House } from '../house.ts';
import type { OperatorCaller, RequestContext } from '../http/context.ts';
import { isStillStored, keyedHash } from '../pepper.ts';
import { endEverySession } from '../sessions/end-sessions.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { newSessionSecret, setSecret } from '../sessions/store.ts';
import { hashPassword, isPassword } from '../users/password-hash.ts';
import { recordOperatorAct } from './record.ts';
import {
  type OperatorRow,
  findOperator,
  insertOperator,
  lockOperator,
  lockOperators,
  normaliseLogin,
  updateOperator,
} from './store.ts';

const ONE_TIME_BYTES = 15;
const PASSWORD_TRIES = 5;
const HOUR_SEC = 3600;

/** Counts the wrong logins of an operator; the command that gives a new password forgives them. */
export const operatorLoginGuard = (pepper: Buffer, login: string): Pick<Guard, 'kind' | 'subject'> => ({
  kind: 'OPERATOR',
  subject: keyedHash(pepper, 'guess', 'operator', login),
});
export const ownPasswordGuard = (pepper: Buffer, operatorId: string): Pick<Guard, 'kind' | 'subject'> => ({
  kind: 'OPERATOR',
  subject: keyedHash(pepper, 'guess', 'operator-password', operatorId),
});

/** A password to be told once and replaced at the first login. */
export const newOneTimePassword = (): string => randomBytes(ONE_TIME_BYTES).toString('base64url');

/** What travels in place of a password, and what is stored of it (Rulings §5.5). */
export const hashPlainPassword = (password: string, pepper: Buffer): Promise<string> =>
  hashPassword(createHash('sha256').update(passwordPreimage('login', password)).digest('hex'), pepper);

/** A further operator with a one-time password, hashed already: hashing has no place in a transaction. */
export async function createOperator(
  tx: Tx,
  house: Pick<House, 'ids'>,
  made: { readonly login: string; readonly name: string; readonly passwordHash: string; readonly now: Date },
): Promise<Decision<OperatorRow>> {
  const { name, passwordHash, now } = made;
  const login = normaliseLogin(made.login);
  const row = { id: house.ids.next(), login, name, passwordHash, mustChangePassword: true, createdAt: now };
  const inserted = await insertOperator(tx, row);
  return inserted === null ? refuse('ERROR_OPERATOR_EXISTS') : accept(inserted);
}

/** Changes an operator's own password. Their other sessions end; this one goes on under a new secret (security 1, 3). */
export async function changeOwnPassword(
  house: House,
  caller: OperatorCaller,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
  context: RequestContext,
): Promise<Decision<{ readonly row: OperatorRow; readonly opened: OpenedSession }>> {
  if (!isWirePassword(oldPassword) || !isWirePassword(newPassword)) return refuse('ERROR_PASSWORD_FORM');
  const { pepper } = house.secrets;
  const { now } = context;
  const guard: Guard = { ...ownPasswordGuard(pepper, caller.operatorId), tries: PASSWORD_TRIES, lockSec: HOUR_SEC };
  const before = await house.db.withTx(async (tx) => ({
    lock: await findLock(tx, guard, now),
    row: await findOperator(tx, { id: caller.operatorId }),
  }));
  if (before.lock !== null) return refuse('ERROR_CODE_LOCKED', { expireIn: before.lock });
  const isRight = await isPassword(before.row?.passwordHash ?? null, oldPassword, pepper);
  const passwordHash = await hashPassword(newPassword, pepper);
  return house.db.withTx(async (tx) => {
    const counted = await countTry(tx, guard, now);
    if (!counted.open) return refuse('ERROR_CODE_LOCKED', { expireIn: counted.expireIn });
    // The one-time password itself is no new one.
    const { operatorId, sessionId } = caller;
    const isUnchanged = isStillStored((await lockOperator(tx, operatorId))?.passwordHash, before.row?.passwordHash);
    if (!isRight || !isUnchanged || oldPassword === newPassword) return refuse('ERROR_PASSWORD_WRONG');
    await forgive(tx, guard);
    const row = await updateOperator(tx, operatorId, { passwordHash, mustChangePassword: false });
    if (row === null) return refuse('ERROR_NOT_FOUND');
    const opened = { id: sessionId, secret: newSessionSecret() };
    if (!(await setSecret(tx, opened))) return refuse('ERROR_OPERATOR_NOT_LOGIN');
    await endEverySession(tx, house, { operatorId }, { except: sessionId, now });
    onCommit(() => house.push.reconnect([sessionId]));
    await recordOperatorAct(tx, house, caller, { kind: 'operator.passwordChanged' }, context);
    return accept({ row, opened });
  });
}

/** Shuts an operator out at once, or lets them in again; never oneself, never the last. */
export async function setOperatorDisabled(
  tx: Tx,
  house: House,
  { caller, id, disabled }: { readonly caller: OperatorCaller; readonly id: string | null; readonly disabled: boolean },
  context: RequestContext,
): Promise<Decision<OperatorRow>> {
  // Two operators who shut each other out at once: the second finds itself shut out.
  const enabled = (await lockOperators(tx)).filter((one) => !one.disabled);
  if (!enabled.some((one) => one.id === caller.operatorId)) return refuse('ERROR_OPERATOR_NOT_LOGIN');
  if (id === null || (await findOperator(tx, { id })) === null) return refuse('ERROR_NOT_FOUND');
  if (id === caller.operatorId) return refuse('ERROR_FORBIDDEN');
  const row = await updateOperator(tx, id, { disabled });
  if (row === null) return refuse('ERROR_NOT_FOUND');
  if (disabled) await endEverySession(tx, house, { operatorId: id }, { now: context.now });
  const kind = disabled ? 'operator.disabled' : 'operator.enabled';
  await recordOperatorAct(tx, house, caller, { kind, detail: { login: row.login } }, context);
  return accept(row);
}
