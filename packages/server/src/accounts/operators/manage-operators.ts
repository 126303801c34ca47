import { createHash, randomBytes } from 'node:crypto';
import {
  type Decision,
  type OperatorRole,
  accept,
  isWirePassword,
  passwordPreimage,
  refuse,
} from '@countersign/domain';
import {
  type Guard,
  type OperatorCaller,
  type RequestContext,
  type Services,
  type Tx,
  countTry,
  findLock,
  forgive,
  isStillStored,
  keyedHash,
  onCommit,
} from '../../platform/index.ts';
import { type OpenedSession, endEverySession, newSessionSecret, setSecret } from '../sessions/index.ts';
import { SYSTEM_WAITS, hashPassword, isPassword, waitsAs } from '../users/index.ts';
import { recordOperatorAct } from './record.ts';
import { closeRequestsOf } from './request-store.ts';
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

/** Counts the wrong logins of an operator; the command that sets a new password clears the count. */
export const operatorLoginGuard = (pepper: Buffer, login: string): Pick<Guard, 'kind' | 'subject'> => ({
  kind: 'OPERATOR',
  subject: keyedHash(pepper, 'guess', 'operator', login),
});
export const ownPasswordGuard = (pepper: Buffer, operatorId: string): Pick<Guard, 'kind' | 'subject'> => ({
  kind: 'OPERATOR',
  subject: keyedHash(pepper, 'guess', 'operator-password', operatorId),
});

/** A password that is shown once and replaced at the first login. */
export const newOneTimePassword = (): string => randomBytes(ONE_TIME_BYTES).toString('base64url');

/** The form of a password that is sent, and the hash that is stored (Rulings §5.5). */
export const hashPlainPassword = (password: string, pepper: Buffer): Promise<string> =>
  hashPassword(createHash('sha256').update(passwordPreimage('login', password)).digest('hex'), pepper, SYSTEM_WAITS);

/** Adds an operator with a one-time password, which is already hashed: hashing must not run inside a transaction. */
export async function createOperator(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  made: {
    readonly login: string;
    readonly name: string;
    readonly roles: readonly OperatorRole[];
    readonly passwordHash: string;
    readonly now: Date;
  },
): Promise<Decision<OperatorRow>> {
  const { name, passwordHash, now } = made;
  const login = normaliseLogin(made.login);
  const roles = [...made.roles];
  const row = { id: services.ids.next(), login, name, roles, passwordHash, mustChangePassword: true, createdAt: now };
  const inserted = await insertOperator(tx, row);
  return inserted === null ? refuse('ERROR_OPERATOR_EXISTS') : accept(inserted);
}

/** Checks an operator's own password again: counted before it is checked (security 9). Locks their row. */
export async function withOwnPassword<T>(
  services: Services,
  { operatorId }: Pick<OperatorCaller, 'operatorId'>,
  wirePassword: string,
  now: Date,
  use: (tx: Tx, row: OperatorRow) => Promise<Decision<T>>,
): Promise<Decision<T>> {
  if (!isWirePassword(wirePassword)) return refuse('ERROR_PASSWORD_FORM');
  const { pepper } = services.secrets;
  const guard: Guard = { ...ownPasswordGuard(pepper, operatorId), tries: PASSWORD_TRIES, lockSec: HOUR_SEC };
  const before = await services.db.withTx(async (tx) => ({
    lock: await findLock(tx, guard, now),
    row: await findOperator(tx, { id: operatorId }),
  }));
  if (before.lock !== null) return refuse('ERROR_CODE_LOCKED', { expireIn: before.lock });
  const isRight = await isPassword(before.row?.passwordHash ?? null, wirePassword, {
    pepper,
    waits: waitsAs(operatorId),
  });
  return services.db.withTx(async (tx) => {
    const counted = await countTry(tx, guard, now);
    if (!counted.open) return refuse('ERROR_CODE_LOCKED', { expireIn: counted.expireIn });
    const row = await lockOperator(tx, operatorId);
    const isUnchanged = isStillStored(row?.passwordHash, before.row?.passwordHash);
    if (row === null || !isRight || !isUnchanged) return refuse('ERROR_PASSWORD_WRONG');
    await forgive(tx, guard);
    return use(tx, row);
  });
}

/** Changes an operator's own password. Their other sessions end; this one continues under a new secret (security 1, 3). */
export async function changeOwnPassword(
  services: Services,
  caller: OperatorCaller,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
  context: RequestContext,
): Promise<Decision<{ readonly row: OperatorRow; readonly opened: OpenedSession }>> {
  if (!isWirePassword(newPassword)) return refuse('ERROR_PASSWORD_FORM');
  const { now } = context;
  const { operatorId, sessionId } = caller;
  const passwordHash = await hashPassword(newPassword, services.secrets.pepper, waitsAs(operatorId));
  return withOwnPassword(services, caller, oldPassword, now, async (tx) => {
    // The one-time password itself is not accepted as the new one.
    if (oldPassword === newPassword) return refuse('ERROR_PASSWORD_WRONG');
    const row = await updateOperator(tx, operatorId, { passwordHash, mustChangePassword: false });
    if (row === null) return refuse('ERROR_NOT_FOUND');
    const opened = { id: sessionId, secret: newSessionSecret() };
    if (!(await setSecret(tx, opened))) return refuse('ERROR_OPERATOR_NOT_LOGIN');
    await endEverySession(tx, services, { operatorId }, { except: sessionId, now });
    onCommit(() => services.push.reconnect([sessionId]));
    await recordOperatorAct(tx, services, caller, { kind: 'operator.passwordChanged' }, context);
    return accept({ row, opened });
  });
}

/** Disables an operator at once, never the caller, and closes their requests; enabling them again takes two operators. */
export async function endOperator(
  tx: Tx,
  services: Services,
  { caller, id }: { readonly caller: OperatorCaller; readonly id: string | null },
  context: RequestContext,
): Promise<Decision<OperatorRow>> {
  // If two operators disable each other at the same time, the second finds itself disabled.
  const enabled = (await lockOperators(tx)).filter((one) => !one.disabled);
  if (!enabled.some((one) => one.id === caller.operatorId)) return refuse('ERROR_OPERATOR_NOT_LOGIN');
  if (id === null || (await findOperator(tx, { id })) === null) return refuse('ERROR_NOT_FOUND');
  if (id === caller.operatorId) return refuse('ERROR_FORBIDDEN');
  const row = await updateOperator(tx, id, { disabled: true });
  if (row === null) return refuse('ERROR_NOT_FOUND');
  await endEverySession(tx, services, { operatorId: id }, { now: context.now });
  await closeRequestsOf(tx, id, context.now);
  await recordOperatorAct(tx, services, caller, { kind: 'operator.disabled', detail: { login: row.login } }, context);
  return accept(row);
}
