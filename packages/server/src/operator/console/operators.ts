import type { Api } from '@countersign/contract';
import { fromWsid, readOperatorRoles } from '@countersign/domain';
import { type Handler, type Services, demand, listDead, refuseWith, revive } from '../../platform/index.ts';
import {
  type OperatorRow,
  applyRoles,
  changeOwnPassword,
  closeSessions,
  endOperator,
  endSession,
  findOperator,
  findOperators,
  judgeRoles,
  logInOperator,
  makeSecondFactor,
  normaliseLogin,
  proveSecondFactor,
  recordOperatorAct,
  rolesText,
} from '../../accounts/index.ts';
import { gatherHealth, presentDeadJob } from './health.ts';
import { presentOperator } from './present.ts';
import { askForAct } from './requests/requests.ts';

const show = (services: Services, row: OperatorRow) => presentOperator(row, services.config);

export const createOperatorSession: Handler<Api['createOperatorSession']> = async (services, { body, context }) => {
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
  return { operator: show(services, operator) };
};

export const getOperatorSession: Handler<Api['getOperatorSession']> = async (services, { caller }) => {
  const row = await services.db.withTx((tx) => findOperator(tx, { id: caller.operatorId }));
  return { operator: show(services, row ?? refuseWith('ERROR_OPERATOR_NOT_LOGIN')) };
};

export const deleteOperatorSession: Handler<Api['deleteOperatorSession']> = async (services, { caller, context }) => {
  await services.db.withTx(async (tx) => {
    await endSession(tx, caller.sessionId, context.now);
    await closeSessions(tx, services, [caller.sessionId], context.now);
    await recordOperatorAct(tx, services, caller, { kind: 'operator.loggedOut' }, context);
  });
  context.setSession(null);
  return {};
};

export const changeOperatorPassword: Handler<Api['changeOperatorPassword']> = async (
  services,
  { caller, body, context },
) => {
  const { row, opened } = demand(await changeOwnPassword(services, caller, body, context));
  context.setSession(opened);
  return { operator: show(services, row) };
};

export const beginSecondFactor: Handler<Api['beginSecondFactor']> = async (
  services,
  { caller, body: { password }, context },
) => {
  if (caller.mustChangePassword) refuseWith('ERROR_FORBIDDEN');
  return demand(await makeSecondFactor(services, caller, password, context));
};

export const confirmSecondFactor: Handler<Api['confirmSecondFactor']> = async (
  services,
  { caller, body: { totp }, context },
) => {
  if (caller.mustChangePassword) refuseWith('ERROR_FORBIDDEN');
  // A refusal is thrown after the attempt was counted, so it does not roll the count back.
  const judged = await services.db.withTx((tx) => proveSecondFactor(tx, services, caller, totp, context));
  return { operator: show(services, demand(judged)) };
};

export const listOperators: Handler<Api['listOperators']> = async (services) => {
  return { operators: (await services.db.withTx(findOperators)).map((row) => show(services, row)) };
};

export const createOperator: Handler<Api['createOperator']> = (
  services,
  { caller, body: { login, name, roles: words }, context },
) => {
  const roles = rolesText(rolesIn(words));
  const asked = {
    kind: 'OPERATOR_CREATE',
    subject: normaliseLogin(login),
    detail: { name, roles },
    reason: '',
  } as const;
  return services.db.withTx(async (tx) => ({ request: await askForAct(tx, services, caller, asked, context) }));
};

/** Each once, in the order of the domain. */
const rolesIn = (words: readonly string[]) => readOperatorRoles(words) ?? refuseWith('ERROR_NOT_FOUND');

export const setOperatorRoles: Handler<Api['setOperatorRoles']> = (services, { caller, params, body, context }) => {
  const change = { id: fromWsid('operator', params['operatorWsid'] ?? '') ?? '', roles: rolesIn(body.roles) };
  return services.db.withTx(async (tx) => {
    const { row, needsSecond } = demand(await judgeRoles(tx, change));
    if (!needsSecond) {
      const changed = await applyRoles(tx, services, caller, { row, roles: change.roles }, context);
      return { operator: show(services, changed), request: null };
    }
    const detail = { roles: rolesText(change.roles), formerRoles: rolesText(row.roles) };
    const asked = { kind: 'OPERATOR_ROLES', subject: row.id, detail, reason: '' } as const;
    return { operator: show(services, row), request: await askForAct(tx, services, caller, asked, context) };
  });
};

export const disableOperator: Handler<Api['disableOperator']> = async (services, { caller, params, context }) => {
  const change = { caller, id: fromWsid('operator', params['operatorWsid'] ?? '') };
  const row = await services.db.withTx(async (tx) => demand(await endOperator(tx, services, change, context)));
  return { operator: show(services, row) };
};

export const getHealth: Handler<Api['getHealth']> = async (services, { context: { now, language } }) => {
  const health = await gatherHealth(services, now, language);
  return { services: health, deadJobs: (await services.db.withTx(listDead)).map(presentDeadJob) };
};

export const retryJob: Handler<Api['retryJob']> = async (services, { caller, params, context }) => {
  const id = fromWsid('job', params['jobWsid'] ?? '');
  await services.db.withTx(async (tx) => {
    const again = { id: id ?? '', newId: services.ids.next(), now: context.now };
    if (id === null || !(await revive(tx, again))) refuseWith('ERROR_NOT_FOUND');
    const act = { kind: 'job.retried' as const, detail: { jobId: id ?? '' } };
    await recordOperatorAct(tx, services, caller, act, context);
  });
  return {};
};
