import { fromWsid } from '@countersign/domain';
import type { Services } from '../../platform/config/services.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { demand, refuseWith } from '../../platform/http/refused.ts';
import { listDead, revive } from '../../platform/jobs/store.ts';
import { closeSessions } from '../../accounts/sessions/end-sessions.ts';
import { endSession } from '../../accounts/sessions/store.ts';
import { gatherHealth, presentDeadJob } from './health.ts';
import { logInOperator } from '../../accounts/operators/log-in.ts';
import { changeOwnPassword, disableOperator } from '../../accounts/operators/manage-operators.ts';
import { presentOperator } from './present.ts';
import { recordOperatorAct } from '../../accounts/operators/record.ts';
import { askForAct } from './requests/requests.ts';
import { beginSecondFactor, confirmSecondFactor } from '../../accounts/operators/second-factor.ts';
import { type OperatorRow, findOperator, listOperators, normaliseLogin } from '../../accounts/operators/store.ts';

type StaffCalls =
  | 'createOperatorSession'
  | 'getOperatorSession'
  | 'deleteOperatorSession'
  | 'changeOperatorPassword'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'listOperators'
  | 'createOperator'
  | 'disableOperator'
  | 'getHealth'
  | 'retryJob';

/** The list of operators, and the state of the services (Rulings §4). */
export function operatorHandlers(services: Services): Handlers<StaffCalls> {
  const show = (row: OperatorRow) => presentOperator(row, services.config);
  return {
    async createOperatorSession({ body, context }) {
      const { login, password, totp, verificationCode, deviceId } = body;
      const given = {
        login,
        password,
        totp: totp || null,
        captcha: verificationCode || null,
        deviceId: deviceId || null,
      };
      const { operator, opened } = demand(await logInOperator(services, given, context));
      context.setSession(opened);
      return { operator: show(operator) };
    },
    async getOperatorSession({ caller }) {
      const row = await services.db.withTx((tx) => findOperator(tx, { id: caller.operatorId }));
      return { operator: show(row ?? refuseWith('ERROR_OPERATOR_NOT_LOGIN')) };
    },
    async deleteOperatorSession({ caller, context }) {
      await services.db.withTx(async (tx) => {
        await endSession(tx, caller.sessionId, context.now);
        await closeSessions(tx, services, [caller.sessionId], context.now);
        await recordOperatorAct(tx, services, caller, { kind: 'operator.loggedOut' }, context);
      });
      context.setSession(null);
      return {};
    },
    async changeOperatorPassword({ caller, body, context }) {
      const { row, opened } = demand(await changeOwnPassword(services, caller, body, context));
      context.setSession(opened);
      return { operator: show(row) };
    },
    async beginSecondFactor({ caller, body: { password }, context }) {
      if (caller.mustChangePassword) refuseWith('ERROR_FORBIDDEN');
      return demand(await beginSecondFactor(services, caller, password, context));
    },
    async confirmSecondFactor({ caller, body: { totp }, context }) {
      if (caller.mustChangePassword) refuseWith('ERROR_FORBIDDEN');
      // A refusal is thrown after the attempt was counted, so it does not roll the count back.
      const judged = await services.db.withTx((tx) => confirmSecondFactor(tx, services, caller, totp, context));
      return { operator: show(demand(judged)) };
    },
    async listOperators() {
      return { operators: (await services.db.withTx(listOperators)).map(show) };
    },
    createOperator({ caller, body: { login, name }, context }) {
      const asked = { kind: 'OPERATOR_CREATE', subject: normaliseLogin(login), detail: { name }, reason: '' } as const;
      return services.db.withTx(async (tx) => ({ request: await askForAct(tx, services, caller, asked, context) }));
    },
    async disableOperator({ caller, params, context }) {
      const change = { caller, id: fromWsid('operator', params['operatorWsid'] ?? '') };
      const row = await services.db.withTx(async (tx) => demand(await disableOperator(tx, services, change, context)));
      return { operator: show(row) };
    },
    async getHealth({ context: { now } }) {
      const health = await gatherHealth(services, now);
      return { services: health, deadJobs: (await services.db.withTx(listDead)).map(presentDeadJob) };
    },
    async retryJob({ caller, params, context }) {
      const id = fromWsid('job', params['jobWsid'] ?? '');
      await services.db.withTx(async (tx) => {
        const again = { id: id ?? '', newId: services.ids.next(), now: context.now };
        if (id === null || !(await revive(tx, again))) refuseWith('ERROR_NOT_FOUND');
        const act = { kind: 'job.retried', detail: { jobId: id ?? '' } };
        await recordOperatorAct(tx, services, caller, act, context);
      });
      return {};
    },
  };
}
