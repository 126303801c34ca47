import { type Decision, accept, refuse } from '@countersign/domain';
import {
  type Guard,
  type OperatorCaller,
  type RequestContext,
  type Services,
  type Tx,
  countTry,
  forgive,
  keyedHash,
  onCommit,
  seal,
  unseal,
} from '../../platform/index.ts';
import { endEverySession } from '../sessions/index.ts';
import { withOwnPassword } from './manage-operators.ts';
import { recordOperatorAct } from './record.ts';
import { type OperatorRow, lockOperator, updateOperator } from './store.ts';
import { base32, matchTotp, newTotpSecret, totpUri } from './totp.ts';

const CODE_TRIES = 5;
const LOCK_SEC = 900;

/** Counts wrong codes; a code can be tried only with the right password. */
export const operatorCodeGuard = (pepper: Buffer, operatorId: string): Pick<Guard, 'kind' | 'subject'> => ({
  kind: 'OPERATOR_CODE',
  subject: keyedHash(pepper, 'guess', 'operator-code', operatorId),
});

const openSecret = (pepper: Buffer, { id, sealedTotp }: OperatorRow): Buffer | null =>
  sealedTotp === null ? null : Buffer.from(unseal(pepper, 'operator-totp', sealedTotp, id), 'hex');

/**
 * A new secret for the authenticator app; it takes effect once a code from it has been entered. The password is required again:
 * otherwise a passer-by could bind the operator's login to their own phone on an unattended page.
 */
export const makeSecondFactor = (
  services: Services,
  caller: OperatorCaller,
  password: string,
  { now }: Pick<RequestContext, 'now'>,
): Promise<Decision<{ readonly secret: string; readonly uri: string }>> =>
  withOwnPassword(services, caller, password, now, async (tx, row) => {
    if (row.totpSince !== null) return refuse('ERROR_OPERATOR_FACTOR_EXISTS');
    const secret = newTotpSecret();
    const sealedTotp = seal(services.secrets.pepper, 'operator-totp', secret.toString('hex'), row.id);
    await updateOperator(tx, row.id, { sealedTotp, totpStep: null });
    return accept({
      secret: base32(secret),
      uri: totpUri(secret, { issuer: services.authorityName, login: row.login }),
    });
  });

/** The first code turns the second factor on; sessions that were opened without it end, except this one. */
export async function proveSecondFactor(
  tx: Tx,
  services: Services,
  caller: OperatorCaller,
  code: string,
  context: RequestContext,
): Promise<Decision<OperatorRow>> {
  const { operatorId, sessionId } = caller;
  const row = await lockOperator(tx, operatorId);
  if (row === null) return refuse('ERROR_OPERATOR_NOT_LOGIN');
  if (row.totpSince !== null) return refuse('ERROR_OPERATOR_FACTOR_EXISTS');
  const judged = await judgeCode(tx, services, row, code, context.now);
  if (!judged.ok) return judged;
  const after = await updateOperator(tx, operatorId, { totpSince: context.now });
  if (after === null) return refuse('ERROR_OPERATOR_NOT_LOGIN');
  await endEverySession(tx, services, { operatorId }, { except: sessionId, now: context.now });
  onCommit(() => services.push.reconnect([sessionId]));
  await recordOperatorAct(tx, services, caller, { kind: 'operator.secondFactorSet' }, context);
  return accept(after);
}

/** Checks the code of an operator whose row is locked; it is counted before it is checked, and used up (security 9). */
export async function judgeCode(
  tx: Tx,
  { secrets: { pepper } }: Pick<Services, 'secrets'>,
  row: OperatorRow,
  code: string,
  now: Date,
): Promise<Decision<null>> {
  const guard: Guard = { ...operatorCodeGuard(pepper, row.id), tries: CODE_TRIES, lockSec: LOCK_SEC };
  const counted = await countTry(tx, guard, now);
  if (!counted.open) return refuse('ERROR_CODE_LOCKED', { expireIn: counted.expireIn });
  const secret = openSecret(pepper, row);
  const step = secret === null ? null : matchTotp(secret, code, now, row.totpStep);
  if (step === null) return refuse('ERROR_OPERATOR_CODE_WRONG');
  await forgive(tx, guard);
  await updateOperator(tx, row.id, { totpStep: step });
  return accept(null);
}
