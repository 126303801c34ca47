import { isWirePassword, normaliseContact } from '@countersign/domain';
import { useOpcode } from '../codes/use-opcode.ts';
import type { House } from '../house.ts';
import type { Handlers } from '../http/handlers.ts';
import { demand, refuseWith } from '../http/refused.ts';
import { openSession } from '../sessions/open-session.ts';
import { hashPassword } from './password-hash.ts';
import { presentUser } from './present.ts';
import { registerPerson } from './register.ts';
import { judgeSignPassword, setSignPassword } from './sign-password.ts';
import { findPerson, findPersonByContact, setLastLogin } from './store.ts';

type UserCalls =
  | 'createUser'
  | 'accountExists'
  | 'checkAccount'
  | 'getUser'
  | 'createSignPassword'
  | 'changeSignPassword'
  | 'verifySignPassword';

export function userHandlers(house: House): Handlers<UserCalls> {
  const exists = async (account: string): Promise<boolean> => {
    const contact = normaliseContact(account) ?? refuseWith('ERROR_ACCOUNT_INPUT');
    return (await house.db.withTx((tx) => findPersonByContact(tx, contact))) !== null;
  };
  return {
    async createUser({ body, context }) {
      const contact = normaliseContact(body.account) ?? refuseWith('ERROR_ACCOUNT_INPUT');
      if (!isWirePassword(body.password)) refuseWith('ERROR_PASSWORD_FORM');
      const passwordHash = await hashPassword(body.password, house.secrets.pepper);
      const { now } = context;
      const made = await house.db.withTx(async (tx) => {
        const { opcode, deviceId = null } = body;
        const use = {
          opcode,
          deviceId,
          sessionId: context.sessionId,
          service: 'REGISTER',
          contact: contact.value,
          destination: null,
          now,
        } as const;
        demand(await useOpcode(tx, use));
        const registration = {
          contact,
          passwordHash,
          nickname: body.nickname ?? null,
          registFrom: body.registFrom ?? null,
        };
        const person = demand(await registerPerson(tx, house, registration, context));
        if (!body.loginNow) return { person, opened: null };
        await setLastLogin(tx, person.id, now);
        const opened = await openSession(
          tx,
          house,
          { personId: person.id, scopes: null, contact: contact.value, deviceId },
          context,
        );
        return { person: { ...person, lastLoginAt: now }, opened };
      });
      const user = presentUser(made.person);
      if (made.opened === null) return { user };
      context.setSession(made.opened);
      return { user, session: { userWsid: user.userWsid, sessionScopes: [] } };
    },
    accountExists: async ({ query: { account } }) => ({ existed: await exists(account) }),
    checkAccount: async ({ body: { account } }) => ({ existed: await exists(account) }),
    async getUser({ caller }) {
      const person = await house.db.withTx((tx) => findPerson(tx, caller.personId));
      return { userInfo: { user: presentUser(person ?? refuseWith('ERROR_NOT_FOUND')), enterprise: null } };
    },
    async createSignPassword({ caller, body, context }) {
      await setSignPassword(house, caller.personId, { old: null, fresh: body.signPassword }, context);
      return {};
    },
    async changeSignPassword({ caller, body, context }) {
      await setSignPassword(
        house,
        caller.personId,
        { old: body.oldSignPassword, fresh: body.newSignPassword },
        context,
      );
      return {};
    },
    async verifySignPassword({ caller, body, context }) {
      demand(await judgeSignPassword(house, caller.personId, body.signPassword, context.now));
      return {};
    },
  };
}
