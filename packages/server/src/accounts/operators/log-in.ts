import { type Decision, LOGIN_FAILURES_BEFORE_CAPTCHA, accept, isWirePassword, refuse } from '@countersign/domain';
import { takeCaptcha } from '../codes/index.ts';
import {
  type Guard,
  type RequestContext,
  type Services,
  type Tx,
  clientOf,
  countOf,
  countTry,
  findLock,
  forgive,
  isStillStored,
  keyedHash,
} from '../../platform/index.ts';
import { type OpenedSession, openSession } from '../sessions/index.ts';
import { isPassword, waitsOf } from '../users/index.ts';
import { findKnownBrowser, rememberBrowser } from './known-browser.ts';
import { recordOperatorAct } from './record.ts';
import { type OperatorRow, findOperator, lockOperator, normaliseLogin, updateOperator } from './store.ts';
import { operatorLoginGuard } from './manage-operators.ts';
import { judgeCode } from './second-factor.ts';

/** Per client; fewer than for people: there are few operators, and they have far-reaching rights. */
const LOGIN_TRIES = 5;
/** For all clients together: a stranger cannot lock an operator out by a few wrong attempts. */
const LOGIN_TRIES_IN_ALL = 100;
const HOUR_SEC = 3600;

/**
 * A browser from which the operator has logged in has its own count, to which strangers do not add; the others are counted by
 * client and all together (security 66).
 */
function guardsOf(pepper: Buffer, login: string, browser: string | null, ip: string): readonly Guard[] {
  const subject = (...parts: string[]): string => keyedHash(pepper, 'guess', 'operator', login, ...parts);
  const few = { tries: LOGIN_TRIES, lockSec: HOUR_SEC };
  if (browser !== null) return [{ kind: 'OPERATOR_DEVICE', subject: subject('desk', browser), ...few }];
  return [
    { kind: 'OPERATOR_CLIENT', subject: subject(clientOf(ip)), ...few },
    { ...operatorLoginGuard(pepper, login), tries: LOGIN_TRIES_IN_ALL, lockSec: HOUR_SEC },
  ];
}

export interface OperatorLogin {
  readonly login: string;
  readonly password: string;
  /** The code of the authenticator app, if one is set up. */
  readonly totp: string | null;
  readonly captcha: string | null;
  readonly deviceId: string | null;
}

/**
 * Logs an operator in. Attempts are counted after the hash and before they are checked, as for people (security 9); a wrong
 * password, an unknown login and a disabled operator give the same answer.
 */
export async function logInOperator(
  services: Services,
  given: OperatorLogin,
  context: RequestContext,
): Promise<Decision<{ readonly operator: OperatorRow; readonly opened: OpenedSession }>> {
  if (!isWirePassword(given.password)) return refuse('ERROR_PASSWORD_FORM');
  const { pepper } = services.secrets;
  const login = normaliseLogin(given.login);
  const before = await services.db.withTx(async (tx) => {
    const row = await findOperator(tx, { login });
    const known = row === null ? null : await findKnownBrowser(tx, services, row.id, context.device);
    const guards = guardsOf(pepper, login, known, context.ip);
    const judged = await judgeGuards(tx, services, guards, { ...given, login }, context);
    return judged.ok ? accept({ captchaShown: judged.value, row, guards }) : judged;
  });
  if (!before.ok) return before;
  const { row, captchaShown, guards } = before.value;
  const isRight = await isPassword(row?.passwordHash ?? null, given.password, {
    pepper,
    waits: waitsOf(context),
  });
  return services.db.withTx(async (tx) => {
    const current = row === null ? null : await lockOperator(tx, row.id);
    for (const guard of guards) {
      const counted = await countTry(tx, guard, context.now);
      if (!counted.open) return refuse('ERROR_CODE_LOCKED', { expireIn: counted.expireIn });
      if (!captchaShown && counted.failures > LOGIN_FAILURES_BEFORE_CAPTCHA) return refuse('ERROR_CAPTCHA_AGAIN');
    }
    // A password that was replaced while it was being checked counts as wrong.
    const isUnchanged = isStillStored(current?.passwordHash, row?.passwordHash);
    const isGood = isRight && isUnchanged && current !== null && !current.disabled;
    if (!isGood) return refuse('ERROR_LOGIN_FAILED');
    if (current.totpSince !== null) {
      if (given.totp === null) return refuse('ERROR_OPERATOR_CODE_MISSING');
      const judged = await judgeCode(tx, services, current, given.totp, context.now);
      if (!judged.ok) return judged;
    }
    for (const guard of guards) await forgive(tx, guard);
    await rememberBrowser(tx, services, current.id, context);
    const operator = (await updateOperator(tx, current.id, { lastLoginAt: context.now })) ?? current;
    const owner = { personId: null, operatorId: operator.id, scopes: null, contact: null, deviceId: given.deviceId };
    const opened = await openSession(tx, services, owner, context);
    await recordOperatorAct(
      tx,
      services,
      { ...operator, sessionId: opened.id },
      { kind: 'operator.loggedIn' },
      context,
    );
    return accept({ operator, opened });
  });
}

/** True if a captcha was shown and was right. */
async function judgeGuards(
  tx: Tx,
  services: Services,
  guards: readonly Guard[],
  { login, captcha, deviceId }: OperatorLogin,
  { sessionId, now }: RequestContext,
): Promise<Decision<boolean>> {
  let failures = 0;
  for (const guard of guards) {
    const expireIn = await findLock(tx, guard, now);
    if (expireIn !== null) return refuse('ERROR_CODE_LOCKED', { expireIn });
    failures = Math.max(failures, await countOf(tx, guard, now));
  }
  if (failures < LOGIN_FAILURES_BEFORE_CAPTCHA) return accept(false);
  if (captcha === null || sessionId === null) return refuse('ERROR_CAPTCHA_AGAIN');
  const proof = { sessionId, service: 'OPERATOR', contact: login, deviceId, text: captcha, now } as const;
  const judged = await takeCaptcha(tx, services.secrets.pepper, proof);
  return judged.ok ? accept(true) : judged;
}
