import { fromWsid } from '@countersign/domain';
import type { House } from '../house.ts';
import type { OperatorCaller } from '../http/context.ts';
import type { Handlers } from '../http/handlers.ts';
import { demand, refuseWith } from '../http/refused.ts';
import { listDead, revive } from '../jobs/store.ts';
import { closeSessions } from '../sessions/end-sessions.ts';
import { endSession } from '../sessions/store.ts';
import { gatherHealth, presentDeadJob } from './health.ts';
import { logInOperator } from './log-in.ts';
import {
  changeOwnPassword,
  createOperator,
  hashPlainPassword,
  newOneTimePassword,
  setOperatorDisabled,
} from './manage-operators.ts';
import { presentOperator } from './present.ts';
import { recordOperatorAct } from './record.ts';
import { findOperator, listOperators } from './store.ts';

type StaffCalls =
  | 'createOperatorSession'
  | 'getOperatorSession'
  | 'deleteOperatorSession'
  | 'changeOperatorPassword'
  | 'listOperators'
  | 'createOperator'
  | 'setOperatorDisabled'
  | 'getHealth'
  | 'retryJob';

/** With the one-time password one may choose an own one and nothing else. */
export function demandOwnPassword({ mustChangePassword }: OperatorCaller): void {
  if (mustChangePassword) refuseWith('ERROR_FORBIDDEN');
}

/** Who the operators are, and how the house stands (Rulings §4). */
export function operatorHandlers(house: House): Handlers<StaffCalls> {
  return {
    async createOperatorSession({ body, context }) {
      const { login, password, verificationCode, deviceId } = body;
      const given = { login, password, captcha: verificationCode || null, deviceId: deviceId || null };
      const { operator, opened } = demand(await logInOperator(house, given, context));
      context.setSession(opened);
      return { operator: presentOperator(operator) };
    },
    async getOperatorSession({ caller }) {
      const row = await house.db.withTx((tx) => findOperator(tx, { id: caller.operatorId }));
      return { operator: presentOperator(row ?? refuseWith('ERROR_OPERATOR_NOT_LOGIN')) };
    },
    async deleteOperatorSession({ caller, context }) {
      await house.db.withTx(async (tx) => {
        await endSession(tx, caller.sessionId, context.now);
        await closeSessions(tx, house, [caller.sessionId], context.now);
        await recordOperatorAct(tx, house, caller, { kind: 'operator.loggedOut' }, context);
      });
      context.setSession(null);
      return {};
    },
    async changeOperatorPassword({ caller, body, context }) {
      const { row, opened } = demand(await changeOwnPassword(house, caller, body, context));
      context.setSession(opened);
      return { operator: presentOperator(row) };
    },
    async listOperators({ caller }) {
      demandOwnPassword(caller);
      return { operators: (await house.db.withTx(listOperators)).map(presentOperator) };
    },
    async createOperator({ caller, body, context }) {
      demandOwnPassword(caller);
      const password = newOneTimePassword();
      const passwordHash = await hashPlainPassword(password, house.secrets.pepper);
      const made = { login: body.login, name: body.name, passwordHash, now: context.now };
      const row = await house.db.withTx(async (tx) => {
        const created = demand(await createOperator(tx, house, made));
        const act = { kind: 'operator.created', detail: { login: created.login } };
        await recordOperatorAct(tx, house, caller, act, context);
        return created;
      });
      return { operator: presentOperator(row), password };
    },
    async setOperatorDisabled({ caller, params, body, context }) {
      demandOwnPassword(caller);
      const change = { caller, id: fromWsid('operator', params['operatorWsid'] ?? ''), disabled: body.disabled };
      const row = await house.db.withTx(async (tx) => demand(await setOperatorDisabled(tx, house, change, context)));
      return { operator: presentOperator(row) };
    },
    async getHealth({ caller, context: { now } }) {
      demandOwnPassword(caller);
      const services = await gatherHealth(house, now);
      return { services, deadJobs: (await house.db.withTx(listDead)).map(presentDeadJob) };
    },
    async retryJob({ caller, params, context }) {
      demandOwnPassword(caller);
      const id = fromWsid('job', params['jobWsid'] ?? '');
      await house.db.withTx(async (tx) => {
        const again = { id: id ?? '', newId: house.ids.next(), now: context.now };
        if (id === null || !(await revive(tx, again))) refuseWith('ERROR_NOT_FOUND');
        const act = { kind: 'job.retried', detail: { jobId: id ?? '' } };
        await recordOperatorAct(tx, house, caller, act, context);
      });
      return {};
    },
  };
}
