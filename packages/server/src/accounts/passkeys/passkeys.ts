import type { Api, Passkey } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { auditActor, showUser } from '../users/index.ts';
import { recordAudit } from '../../trust/index.ts';
import {
  type Caller,
  type Handler,
  type RequestContext,
  type Services,
  demand,
  onCommit,
  refuseWith,
} from '../../platform/index.ts';
import { registerPasskey, registrationOptions } from './create-passkey.ts';
import { loginOptions, logInByPasskey } from './log-in-by-passkey.ts';
import { accountChanged } from './push.ts';
import { type PasskeyRow, deletePasskeyRow, listPasskeysOf } from './store.ts';

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  passkeyWsid: toWsid('passkey', id),
  name,
  createdDatetime: createdAt.toISOString(),
  lastUsedDatetime: lastUsedAt?.toISOString() ?? null,
});

export const listPasskeys: Handler<Api['listPasskeys']> = async (services, { caller: { personId } }) => {
  const passkeys = await services.db.withTx((tx) => listPasskeysOf(tx, personId));
  return { passkeys: passkeys.map(presentPasskey) };
};

export const createPasskeyOptions: Handler<Api['createPasskeyOptions']> = async (
  services,
  { caller, body, context },
) => {
  const options = demand(await registrationOptions(services, caller, body.password ?? null, context));
  return { options: { ...options } };
};

export const createPasskey: Handler<Api['createPasskey']> = async (services, { caller, body, context }) => {
  return { passkey: presentPasskey(demand(await registerPasskey(services, caller, body, context))) };
};

export const deletePasskey: Handler<Api['deletePasskey']> = async (services, { caller, params, context }) => {
  await remove(services, caller, fromWsid('passkey', params.passkeyWsid), context);
  return {};
};

export const createPasskeySessionOptions: Handler<Api['createPasskeySessionOptions']> = async (
  services,
  { context },
) => {
  const { options, opened } = await loginOptions(services, context);
  if (opened !== null) context.setSession(opened);
  return { options: { ...options } };
};

export const createPasskeySession: Handler<Api['createPasskeySession']> = async (
  services,
  { body: { credential, deviceId }, context },
) => {
  const login = { credential, deviceId: deviceId || null };
  const { person, membership, opened } = demand(await logInByPasskey(services, login, context));
  context.setSession(opened);
  const user = await showUser(services.db, person, membership, context.language);
  return { session: { userWsid: user.userWsid, sessionScopes: [] }, user };
};

async function remove(services: Services, caller: Caller, id: string | null, context: RequestContext): Promise<void> {
  const { personId } = caller;
  await services.db.withTx(async (tx) => {
    if (id === null || !(await deletePasskeyRow(tx, { id, personId }))) return refuseWith('ERROR_NOT_FOUND');
    const audit = { ...(await auditActor(tx, caller, context)), id: services.ids.next(), at: context.now };
    await recordAudit(tx, { ...audit, kind: 'user.passkeyDeleted', detail: { passkey: id } });
    onCommit(() => services.push.toDevices([personId], accountChanged));
  });
}
