import { buffer } from 'node:stream/consumers';
import type { Api, DataIn } from '@countersign/contract';
import { AVATAR_SIDE_PX } from '@countersign/domain';
import {
  type EnterpriseRow,
  type ProfileChange,
  recordByCaller,
  findEnterprise,
  updateProfile,
} from '../../accounts/index.ts';
import {
  type BinaryReply,
  type Call,
  type Caller,
  type Handler,
  type RequestContext,
  type Services,
  type Tx,
  readPicture,
  refuseWith,
} from '../../platform/index.ts';
import { findActiveEnterprise } from './active-enterprise.ts';

type Update = Api['updateEnterprise'];

export const uploadEnterpriseAvatar: Handler<Api['uploadEnterpriseAvatar']> = async (
  services,
  { caller, file, context },
) => {
  if (file === null) return refuseWith('ERROR_MALFORMED', { field: 'file', detail: 'is missing' });
  const bytes = await buffer(file.stream);
  if (file.truncated()) refuseWith('ERROR_PICTURE');
  const pixels = await readPicture(services.workers, bytes, AVATAR_SIDE_PX);
  const { digest } = await services.blobs.put(await services.workers.sign.run('encodePng', pixels));
  return services.db.withTx((tx) => change(tx, services, caller, { avatarDigest: digest }, context));
};

export const deleteEnterpriseAvatar: Handler<Api['deleteEnterpriseAvatar']> = (services, { caller, context }) =>
  services.db.withTx((tx) => change(tx, services, caller, { avatarDigest: null }, context));

export const getEnterpriseAvatar: Handler<Api['getEnterpriseAvatar']> = (services, { caller }) =>
  showAvatar(services, caller);

/** A name that was submitted for verification, or verified, can no longer be changed by the owner. */
export const updateEnterprise = (
  services: Services,
  { caller, body, context }: Call<Update>,
): Promise<DataIn<Update>> =>
  services.db.withTx(async (tx) => {
    const row = await demandEnterprise(tx, caller);
    const { name, adminName, websiteMetadata } = body;
    if (
      name !== undefined &&
      name !== row.name &&
      (row.idttvStatus !== 'INCOMPLETE' || (row.unifiedSocialCode ?? row.registCode) !== null)
    )
      refuseWith('ERROR_ENTERPRISE_NAME_FIXED');
    const columns: ProfileChange = {
      ...(name === undefined ? {} : { name }),
      ...(adminName === undefined ? {} : { adminName }),
      ...(websiteMetadata === undefined ? {} : { websiteMetadata }),
    };
    return change(tx, services, caller, columns, context);
  });

async function demandEnterprise(tx: Tx, caller: Caller): Promise<EnterpriseRow> {
  const row = caller.enterpriseId === null ? null : await findEnterprise(tx, caller.enterpriseId);
  return row ?? refuseWith('ERROR_NOT_FOUND');
}

async function change(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  caller: Caller,
  columns: ProfileChange,
  context: RequestContext,
): Promise<DataIn<Update>> {
  const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
  await updateProfile(tx, enterpriseId, columns, context.now);
  await recordByCaller(tx, { ids }, { caller, context }, 'enterprise.updated', {
    enterpriseId,
    changed: Object.keys(columns).join(' '),
  });
  return { enterprise: (await findActiveEnterprise(tx, caller)) ?? refuseWith('ERROR_NOT_FOUND') };
}

async function showAvatar(services: Pick<Services, 'db' | 'blobs'>, caller: Caller): Promise<BinaryReply> {
  const { avatarDigest } = await services.db.withTx((tx) => demandEnterprise(tx, caller));
  if (avatarDigest === null) return refuseWith('ERROR_NOT_FOUND');
  // Its address changes with the picture; only the browser of a member may cache it.
  return {
    body: await services.blobs.get(avatarDigest),
    headers: { 'cache-control': 'private, max-age=86400', etag: `"${avatarDigest}"` },
  };
}
