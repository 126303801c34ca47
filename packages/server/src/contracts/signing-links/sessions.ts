import type { Api, Device, Session, User } from '@countersign/contract';
import {
  INACTIVITY_MS,
  SECURITY_TOKEN_LIFE_SEC,
  fromWsid,
  isWirePassword,
  normaliseContact,
  toWsid,
} from '@countersign/domain';
import {
  type LoggedIn,
  type SignedInDevice,
  auditActor,
  closeSessions,
  demandStillLoggedIn,
  endEverySession,
  endSession,
  findPerson,
  listSessionsOf,
  logIn,
  logInByPassword,
  mintSecurityToken,
  showUser,
  switchAccount,
  useSecurityToken,
} from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import {
  type Caller,
  type Handler,
  type RequestContext,
  type Services,
  demand,
  emit,
  refuseWith,
} from '../../platform/index.ts';
import { logInByCode, openSigningSession } from './log-in-by-code.ts';

const scopeNames = (scopes: readonly string[] | null): string[] =>
  (scopes ?? []).map((participantId) => `participant:${toWsid('participant', participantId)}`);

const presentSession = ({ userWsid, scopes }: Pick<Caller, 'userWsid' | 'scopes'>): Session => ({
  userWsid,
  sessionScopes: scopeNames(scopes),
});

const presentDevice = (row: SignedInDevice, currentId: string): Device => ({
  sessionWsid: toWsid('session', row.id),
  userAgent: row.userAgent ?? '',
  ip: row.ip ?? '',
  isCurrent: row.id === currentId,
  createdDatetime: row.createdAt.toISOString(),
  lastActiveDatetime: row.lastActiveAt.toISOString(),
});

const enter = async (
  services: Services,
  { person, membership, opened }: LoggedIn,
  scopes: readonly string[] | null,
  context: RequestContext,
): Promise<{ session: Session; user: User }> => {
  context.setSession(opened);
  const user = await showUser(services.db, person, membership, context.language);
  return { session: presentSession({ userWsid: user.userWsid, scopes }), user };
};

export const createSession: Handler<Api['createSession']> = async (services, { body, context }) => {
  const contact = normaliseContact(body.accountNumber) ?? refuseWith('ERROR_ACCOUNT_INPUT', { field: 'accountNumber' });
  if (!isWirePassword(body.password)) refuseWith('ERROR_PASSWORD_FORM');
  const login = {
    contact,
    password: body.password,
    captcha: body.verificationCode || null,
    deviceId: body.deviceId || null,
  };
  return enter(services, demand(await logInByPassword(services, login, context)), null, context);
};

export const createSessionByCode: Handler<Api['createSessionByCode']> = async (services, { body, context }) => {
  const login = { ...body, deviceId: body.deviceId || null };
  return enter(services, await logInByCode(services, login, context), null, context);
};

export const createSigningSession: Handler<Api['createSigningSession']> = async (services, { body, context }) => {
  const { destinationWsid: participantWsid, deviceId, ...rest } = body;
  const logged = await openSigningSession(services, { ...rest, participantWsid, deviceId: deviceId || null }, context);
  const session = { userWsid: toWsid('user', logged.person.id), sessionScopes: [`participant:${participantWsid}`] };
  context.setSession(logged.opened);
  return { session };
};

export const createSecurityToken: Handler<Api['createSecurityToken']> = async (
  services,
  { caller: { personId, sessionId }, context: { now } },
) => {
  const minted = { id: services.ids.next(), personId, now };
  const securityToken = await services.db.withTx(async (tx) => {
    await demandStillLoggedIn(tx, sessionId);
    return mintSecurityToken(tx, minted);
  });
  return { securityToken, expireIn: SECURITY_TOKEN_LIFE_SEC };
};

export const createSessionByToken: Handler<Api['createSessionByToken']> = async (services, { body, context }) => {
  const logged = await services.db.withTx(async (tx) => {
    const personId = demand(await useSecurityToken(tx, body.securityToken, context.now));
    const person = await findPerson(tx, personId);
    if (person === null || person.accountStatus === 'DISABLED') return refuseWith('ERROR_SECURITY_TOKEN');
    const contact = person.phone ?? person.email ?? '';
    return logIn(tx, services, person, { contact, deviceId: body.deviceId || null, by: 'TOKEN' }, context);
  });
  return enter(services, logged, null, context);
};

export const changeAccount: Handler<Api['changeAccount']> = async (services, { caller, body, context }) => {
  const changed = await services.db.withTx(async (tx) => {
    const change = { caller, destinationWsid: body.destinationWsid };
    const { opened, membership } = demand(await switchAccount(tx, services, change, context));
    const person = (await findPerson(tx, caller.personId)) ?? refuseWith('ERROR_NOT_FOUND');
    return { opened, membership, person };
  });
  return enter(services, changed, null, context);
};

export const listDevices: Handler<Api['listDevices']> = async (
  services,
  { caller: { personId, sessionId }, context: { now } },
) => {
  const since = new Date(now.getTime() - INACTIVITY_MS);
  const sessions = await services.db.withTx((tx) => listSessionsOf(tx, personId, since));
  return { devices: sessions.map((row) => presentDevice(row, sessionId)) };
};

export const signOutDevice: Handler<Api['signOutDevice']> = async (
  services,
  { caller: { personId }, params, context: { now } },
) => {
  const named = fromWsid('session', params.sessionWsid);
  await services.db.withTx(async (tx) => {
    const mine = await listSessionsOf(tx, personId, new Date(0));
    const device = mine.find(({ id }) => id === named) ?? refuseWith('ERROR_NOT_FOUND');
    await endSession(tx, device.id, now);
    await closeSessions(tx, services, [device.id], now);
  });
  return {};
};

export const signOutOtherDevices: Handler<Api['signOutOtherDevices']> = async (
  services,
  { caller: { personId, sessionId }, context: { now } },
) => {
  await services.db.withTx((tx) => endEverySession(tx, services, { personId }, { except: sessionId, now }));
  return {};
};

export const getSession: Handler<Api['getSession']> = async (_services, { caller }) => ({
  session: presentSession(caller),
});

export const deleteSession: Handler<Api['deleteSession']> = async (services, { caller, context }) => {
  const { sessionId } = caller;
  const { now } = context;
  await services.db.withTx(async (tx) => {
    await endSession(tx, sessionId, now);
    const actor = await auditActor(tx, caller, context);
    await recordAudit(tx, { ...actor, id: services.ids.next(), at: now, kind: 'user.loggedOut' });
    await emit(tx, { type: 'user.loggedOut', sessionIds: [sessionId] }, { id: services.ids.next(), now });
  });
  services.push.endSessions([sessionId]);
  context.setSession(null);
  return {};
};

export const ping: Handler<Api['ping']> = async () => ({});
