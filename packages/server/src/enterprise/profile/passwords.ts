import type { Api } from '@countersign/contract';
import { type Handler, demand } from '../../platform/index.ts';
import {
  LOGIN_PASSWORD,
  changePassword,
  judgeSecret,
  judgeSignPassword,
  replaceForgottenPassword,
  replaceForgottenSignPassword,
  setSignPassword,
} from '../../accounts/index.ts';

export const verifyPassword: Handler<Api['verifyPassword']> = async (
  services,
  { caller: { personId }, body, context: { now } },
) => {
  demand(await judgeSecret(services, LOGIN_PASSWORD, { personId, wirePassword: body.password, now }));
  return {};
};

export const resetPassword: Handler<Api['resetPassword']> = async (services, { caller, body, context }) => {
  context.setSession(await changePassword(services, caller, body, context));
  return { session: { userWsid: caller.userWsid, sessionScopes: [] } };
};

export const retrievePassword: Handler<Api['retrievePassword']> = async (services, { body, context }) => {
  await replaceForgottenPassword(services, { ...body, deviceId: body.deviceId || null }, context);
  return {};
};

export const createSignPassword: Handler<Api['createSignPassword']> = async (services, { caller, body, context }) => {
  await setSignPassword(services, caller.personId, { old: null, fresh: body.signPassword }, context);
  return {};
};

export const changeSignPassword: Handler<Api['changeSignPassword']> = async (services, { caller, body, context }) => {
  const given = { old: body.oldSignPassword, fresh: body.newSignPassword };
  await setSignPassword(services, caller.personId, given, context);
  return {};
};

export const verifySignPassword: Handler<Api['verifySignPassword']> = async (services, { caller, body, context }) => {
  demand(await judgeSignPassword(services, caller.personId, body.signPassword, context.now));
  return {};
};

export const retrieveSignPassword: Handler<Api['retrieveSignPassword']> = async (
  services,
  { caller, body, context },
) => {
  await replaceForgottenSignPassword(services, caller.personId, { ...body, deviceId: body.deviceId || null }, context);
  return {};
};
