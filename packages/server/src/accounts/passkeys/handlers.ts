import type { Passkey } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { auditActor } from '../users/actor.ts';
import { recordAudit } from '../../trust/audit-trail/record.ts';
import { onCommit } from '../../platform/database/database.ts';
import type { Services } from '../../platform/config/services.ts';
import type { Caller, RequestContext } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { demand, refuseWith } from '../../platform/http/refused.ts';
import { showUser } from '../users/show-user.ts';
import { createPasskey, createPasskeyOptions } from './create-passkey.ts';
import { createPasskeySessionOptions, logInByPasskey } from './log-in-by-passkey.ts';
import { accountChanged } from './push.ts';
import { type PasskeyRow, deletePasskey, listPasskeysOf } from './store.ts';

type PasskeyCalls =
  | 'listPasskeys'
  | 'createPasskeyOptions'
  | 'createPasskey'
  | 'deletePasskey'
  | 'createPasskeySessionOptions'
  | 'createPasskeySession';

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  passkeyWsid: toWsid('passkey', id),
  name,
  createdDatetime: createdAt.toISOString(),
  lastUsedDatetime: lastUsedAt?.toISOString() ?? null,
});

export function passkeyHandlers(services: Services): Handlers<PasskeyCalls> {
  return {
    async listPasskeys({ caller: { personId } }) {
      const passkeys = await services.db.withTx((tx) => listPasskeysOf(tx, personId));
      return { passkeys: passkeys.map(presentPasskey) };
    },
    async createPasskeyOptions({ caller, body, context }) {
      const options = demand(await createPasskeyOptions(services, caller, body.password ?? null, context));
      return { options: { ...options } };
    },
    async createPasskey({ caller, body, context }) {
      return { passkey: presentPasskey(demand(await createPasskey(services, caller, body, context))) };
    },
    async deletePasskey({ caller, params, context }) {
      await remove(services, caller, fromWsid('passkey', params.passkeyWsid), context);
      return {};
    },
    async createPasskeySessionOptions({ context }) {
      const { options, opened } = await createPasskeySessionOptions(services, context);
      if (opened !== null) context.setSession(opened);
      return { options: { ...options } };
    },
    async createPasskeySession({ body: { credential, deviceId }, context }) {
      const login = { credential, deviceId: deviceId || null };
      const { person, membership, opened } = demand(await logInByPasskey(services, login, context));
      context.setSession(opened);
      const user = await showUser(services.db, person, membership, context.language);
      return { session: { userWsid: user.userWsid, sessionScopes: [] }, user };
    },
  };
}

async function remove(services: Services, caller: Caller, id: string | null, context: RequestContext): Promise<void> {
  const { personId } = caller;
  await services.db.withTx(async (tx) => {
    if (id === null || !(await deletePasskey(tx, { id, personId }))) return refuseWith('ERROR_NOT_FOUND');
    const audit = { ...(await auditActor(tx, caller, context)), id: services.ids.next(), at: context.now };
    await recordAudit(tx, { ...audit, kind: 'user.passkeyDeleted', detail: { passkey: id } });
    onCommit(() => services.push.toDevices([personId], accountChanged));
  });
}
