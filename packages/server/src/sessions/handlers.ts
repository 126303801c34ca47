import type { Session, User } from '@countersign/contract';
import { isWirePassword, normaliseContact, toWsid } from '@countersign/domain';
import { recordAudit } from '../audit/record.ts';
import type { House } from '../house.ts';
import type { Caller, RequestContext } from '../http/context.ts';
import type { Handlers } from '../http/handlers.ts';
import { demand, refuseWith } from '../http/refused.ts';
import { emit } from '../outbox/emit.ts';
import { presentUser } from '../users/present.ts';
import { type LoggedIn, logInByPassword } from './log-in.ts';
import { logInByCode, openSigningSession } from './log-in-by-code.ts';
import { endSession } from './store.ts';

type SessionCalls =
  | 'createSession'
  | 'createSessionByCode'
  | 'createSigningSession'
  | 'getSession'
  | 'deleteSession'
  | 'ping';

const scopeNames = (scopes: readonly string[] | null): string[] =>
  (scopes ?? []).map((participantId) => `participant:${toWsid('participant', participantId)}`);

const presentSession = ({ userWsid, scopes }: Pick<Caller, 'userWsid' | 'scopes'>): Session => ({
  userWsid,
  sessionScopes: scopeNames(scopes),
});

export function sessionHandlers(house: House): Handlers<SessionCalls> {
  const enter = (
    { person, opened }: LoggedIn,
    scopes: readonly string[] | null,
    context: RequestContext,
  ): { session: Session; user: User } => {
    context.setSession(opened);
    const user = presentUser(person);
    return { session: presentSession({ userWsid: user.userWsid, scopes }), user };
  };
  return {
    async createSession({ body, context }) {
      const contact = normaliseContact(body.accountNumber) ?? refuseWith('ERROR_ACCOUNT_INPUT');
      if (!isWirePassword(body.password)) refuseWith('ERROR_PASSWORD_FORM');
      const login = {
        contact,
        password: body.password,
        captcha: body.verificationCode || null,
        deviceId: body.deviceId || null,
      };
      return enter(demand(await logInByPassword(house, login, context)), null, context);
    },
    async createSessionByCode({ body, context }) {
      const login = { ...body, deviceId: body.deviceId || null };
      return enter(await logInByCode(house, login, context), null, context);
    },
    async createSigningSession({ body, context }) {
      const { destinationWsid: participantWsid, deviceId, ...rest } = body;
      const logged = await openSigningSession(house, { ...rest, participantWsid, deviceId: deviceId || null }, context);
      const session = { userWsid: toWsid('user', logged.person.id), sessionScopes: [`participant:${participantWsid}`] };
      context.setSession(logged.opened);
      return { session };
    },
    getSession: async ({ caller }) => ({ session: presentSession(caller) }),
    async deleteSession({ caller: { sessionId, personId }, context }) {
      const { now, requestId, ip, userAgent } = context;
      await house.db.withTx(async (tx) => {
        await endSession(tx, sessionId, now);
        await recordAudit(tx, {
          id: house.ids.next(),
          at: now,
          kind: 'user.loggedOut',
          personId,
          sessionId,
          actorName: '',
          ip,
          userAgent,
          requestId,
        });
        await emit(tx, { type: 'user.loggedOut', sessionIds: [sessionId] }, { id: house.ids.next(), now });
      });
      house.push.endSessions([sessionId]);
      context.setSession(null);
      return {};
    },
    ping: async () => ({}),
  };
}
