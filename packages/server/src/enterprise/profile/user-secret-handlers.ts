import type { Services } from '../../platform/config/services.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { demand } from '../../platform/http/refused.ts';
import { changePassword, retrievePassword } from '../../accounts/passwords/change-password.ts';
import { LOGIN_PASSWORD, judgeSecret } from '../../accounts/users/judge-secret.ts';
import { judgeSignPassword, retrieveSignPassword, setSignPassword } from '../../accounts/users/sign-password.ts';

type SecretCalls =
  | 'verifyPassword'
  | 'resetPassword'
  | 'retrievePassword'
  | 'createSignPassword'
  | 'changeSignPassword'
  | 'verifySignPassword'
  | 'retrieveSignPassword';

/** Login and sign passwords (Spec §7 "Users and accounts"). */
export function secretHandlers(services: Services): Handlers<SecretCalls> {
  return {
    async verifyPassword({ caller: { personId }, body, context: { now } }) {
      demand(await judgeSecret(services, LOGIN_PASSWORD, { personId, wirePassword: body.password, now }));
      return {};
    },
    async resetPassword({ caller, body, context }) {
      context.setSession(await changePassword(services, caller, body, context));
      return { session: { userWsid: caller.userWsid, sessionScopes: [] } };
    },
    async retrievePassword({ body, context }) {
      await retrievePassword(services, { ...body, deviceId: body.deviceId || null }, context);
      return {};
    },
    async createSignPassword({ caller, body, context }) {
      await setSignPassword(services, caller.personId, { old: null, fresh: body.signPassword }, context);
      return {};
    },
    async changeSignPassword({ caller, body, context }) {
      const given = { old: body.oldSignPassword, fresh: body.newSignPassword };
      await setSignPassword(services, caller.personId, given, context);
      return {};
    },
    async verifySignPassword({ caller, body, context }) {
      demand(await judgeSignPassword(services, caller.personId, body.signPassword, context.now));
      return {};
    },
    async retrieveSignPassword({ caller, body, context }) {
      await retrieveSignPassword(services, caller.personId, { ...body, deviceId: body.deviceId || null }, context);
      return {};
    },
  };
}
