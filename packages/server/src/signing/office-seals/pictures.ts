import type { Api } from '@countersign/contract';
import { type BinaryReply, type Handler, type Services, refuseWith } from '../../platform/index.ts';
import { showSeal } from './show-seals.ts';
import { demandSeal, memberOf, seesSeal } from './visibility.ts';
import { findSigningPicture } from './signing-picture.ts';

/**
 * The picture of a seal never changes; only the reader's own browser may cache it, and must revalidate each time (security
 * 33).
 */
const picture = async (services: Services, digest: string): Promise<BinaryReply> => ({
  body: await services.blobs.get(digest),
  headers: { 'cache-control': 'private, no-cache', etag: `"${digest}"` },
});

export const getOfficeSeal: Handler<Api['getOfficeSeal']> = (services, { caller, params, context: { now } }) =>
  services.db.withTx(async (tx) => {
    const member = memberOf(caller);
    const seal = await demandSeal(tx, member, params.officeSealWsid);
    if (!(await seesSeal(tx, member, seal, now))) refuseWith('ERROR_SEAL_NOT_FOUND');
    return { officeSeal: await showSeal(tx, member, seal, now) };
  });

export const getOfficeSealPicture: Handler<Api['getOfficeSealPicture']> = async (
  services,
  { caller, params, context: { now } },
) => {
  const { digest } = await services.db.withTx(async (tx) => {
    const member = memberOf(caller);
    const seal = await demandSeal(tx, member, params.officeSealWsid);
    return (await seesSeal(tx, member, seal, now)) ? seal : refuseWith('ERROR_SEAL_NOT_FOUND');
  });
  return picture(services, digest);
};

export const getSigningSealPicture: Handler<Api['getSigningSealPicture']> = async (services, call) => {
  return picture(services, await services.db.withTx((tx) => findSigningPicture(tx, call)));
};
