import type { Api } from '@countersign/contract';
import {
  ACCOUNT_QUESTIONS_PER_MINUTE,
  type Decision,
  accept,
  isWirePassword,
  normaliseContact,
  refuse,
} from '@countersign/domain';
import {
  findPerson,
  findPersonByContact,
  hashPassword,
  judgeOpcode,
  logIn,
  presentUser,
  recordContactProof,
  registerPerson,
  showUser,
  useOpcode,
  waitsOf,
} from '../../accounts/index.ts';
import {
  type Guard,
  type Handler,
  type RequestContext,
  type Services,
  clientOf,
  countTry,
  demand,
  keyedHash,
  refuseWith,
} from '../../platform/index.ts';
import { findActiveEnterprise } from './active-enterprise.ts';
import { activeOf } from './own-profile.ts';

/** Over all servers: how many accounts one client may check for existence in a minute (security 11). */
const questionGuard = (pepper: Buffer, ip: string): Guard => ({
  kind: 'ACCOUNT_QUESTION',
  subject: keyedHash(pepper, 'guess', clientOf(ip)),
  tries: ACCOUNT_QUESTIONS_PER_MINUTE,
  lockSec: 60,
});

const exists = async (services: Services, account: string, { ip, now }: RequestContext): Promise<boolean> => {
  const contact = normaliseContact(account) ?? refuseWith('ERROR_ACCOUNT_INPUT', { field: 'account' });
  const guard = questionGuard(services.secrets.pepper, ip);
  const judged = await services.db.withTx(async (tx): Promise<Decision<boolean>> => {
    const counted = await countTry(tx, guard, now);
    if (!counted.open) return refuse('ERROR_FREQUENT_ACCOUNT_CHECK', { expireIn: counted.expireIn });
    return accept((await findPersonByContact(tx, contact)) !== null);
  });
  return demand(judged);
};

export const createUser: Handler<Api['createUser']> = async (services, { body, context }) => {
  const contact = normaliseContact(body.account) ?? refuseWith('ERROR_ACCOUNT_INPUT', { field: 'account' });
  if (!isWirePassword(body.password)) refuseWith('ERROR_PASSWORD_FORM');
  const { sessionId, now } = context;
  const { opcode, deviceId = null } = body;
  const what = { service: 'REGISTER', contact: contact.value, destination: null } as const;
  const use = { opcode, deviceId, sessionId, ...what, now };
  // Checked before anything is hashed: callers without one cause no work.
  demand(await services.db.withTx((tx) => judgeOpcode(tx, use)));
  const passwordHash = await hashPassword(body.password, services.secrets.pepper, waitsOf(context));
  const made = await services.db.withTx(async (tx) => {
    const proved = demand(await useOpcode(tx, use));
    const registration = {
      contact,
      passwordHash,
      nickname: body.nickname ?? null,
      registFrom: body.registFrom ?? null,
      acceptedTerms: body.acceptedTerms === services.legal.version ? body.acceptedTerms : null,
    };
    const { person } = await registerPerson(tx, services, registration, context);
    await recordContactProof(tx, person.id, proved);
    if (!body.loginNow) return { person, opened: null };
    const way = { contact: contact.value, deviceId, by: 'REGISTRATION' } as const;
    const { opened, person: seen } = await logIn(tx, services, person, way, context);
    return { person: seen, opened };
  });
  const registered = presentUser(made.person);
  if (made.opened === null) return { user: registered };
  context.setSession(made.opened);
  return { user: registered, session: { userWsid: registered.userWsid, sessionScopes: [] } };
};

export const accountExists: Handler<Api['accountExists']> = async (services, { query: { account }, context }) => ({
  existed: await exists(services, account, context),
});

export const checkAccount: Handler<Api['checkAccount']> = async (services, { body: { account }, context }) => ({
  existed: await exists(services, account, context),
});

export const getUser: Handler<Api['getUser']> = async (services, { caller, context }) => {
  const { person, enterprise } = await services.db.withTx(async (tx) => ({
    person: (await findPerson(tx, caller.personId)) ?? refuseWith('ERROR_NOT_FOUND'),
    enterprise: await findActiveEnterprise(tx, caller),
  }));
  return {
    userInfo: { user: await showUser(services.db, person, activeOf(caller), context.language), enterprise },
  };
};
