import type { House } from '../../platform/config/house.ts';
import type { BinaryReply } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseWith } from '../../platform/http/refused.ts';
import { applyForSeal, listSealApplications } from './apply.ts';
import { authorizeSeal, listSealAuthorizations, revokeSealAuthorization } from './authorize.ts';
import { abandonSeal, moveSeal, renameSeal } from './change-seal.ts';
import { createGroup, deleteGroup, renameGroup, showGroups } from './groups.ts';
import { handleApplications } from './handle-applications.ts';
import { listAdmin, listGeneral, listUsable } from './list-seals.ts';
import { createSeal, preview, uploadSeal } from './make-seal.ts';
import { showSeal } from './show-seals.ts';
import { demandSeal, memberOf, seesSeal } from './visibility.ts';
import { findSigningPicture } from './signing-picture.ts';
import { listAllUses, listUsesOf } from './use-records.ts';

type Calls =
  | 'listOfficeSealsAdmin'
  | 'listOfficeSealsGeneral'
  | 'listUsableOfficeSeals'
  | 'createOfficeSeal'
  | 'previewOfficeSeal'
  | 'uploadOfficeSeal'
  | 'renameOfficeSeal'
  | 'moveOfficeSeal'
  | 'abandonOfficeSeal'
  | 'authorizeOfficeSeal'
  | 'revokeOfficeSealAuthorization'
  | 'listOfficeSealAuthorizations'
  | 'applyForOfficeSeal'
  | 'listSealApplications'
  | 'handleSealApplications'
  | 'listAllSealUseRecords'
  | 'listSealUseRecords'
  | 'listSealGroups'
  | 'createSealGroup'
  | 'renameSealGroup'
  | 'deleteSealGroup'
  | 'getOfficeSeal'
  | 'getOfficeSealPicture'
  | 'getSigningSealPicture';

export function officeSealHandlers(house: House): Handlers<Calls> {
  /**
   * The picture of a seal never changes; only the reader's own browser may cache it, and must revalidate each time (security
   * 33).
   */
  const picture = async (digest: string): Promise<BinaryReply> => ({
    body: await house.blobs.get(digest),
    headers: { 'cache-control': 'private, no-cache', etag: `"${digest}"` },
  });
  return {
    listOfficeSealsAdmin: (call) => listAdmin(house, call),
    listOfficeSealsGeneral: (call) => listGeneral(house, call),
    listUsableOfficeSeals: (call) => listUsable(house, call),
    createOfficeSeal: (call) => createSeal(house, call),
    previewOfficeSeal: (call) => preview(house, call),
    uploadOfficeSeal: (call) => uploadSeal(house, call),
    renameOfficeSeal: (call) => renameSeal(house, call),
    moveOfficeSeal: (call) => moveSeal(house, call),
    abandonOfficeSeal: (call) => abandonSeal(house, call),
    authorizeOfficeSeal: (call) => authorizeSeal(house, call),
    revokeOfficeSealAuthorization: (call) => revokeSealAuthorization(house, call),
    listOfficeSealAuthorizations: (call) => listSealAuthorizations(house, call),
    applyForOfficeSeal: (call) => applyForSeal(house, call),
    listSealApplications: (call) => listSealApplications(house, call),
    handleSealApplications: (call) => handleApplications(house, call),
    listAllSealUseRecords: (call) => listAllUses(house, call),
    listSealUseRecords: (call) => listUsesOf(house, call),
    listSealGroups: (call) => showGroups(house, call),
    createSealGroup: (call) => createGroup(house, call),
    renameSealGroup: (call) => renameGroup(house, call),
    deleteSealGroup: (call) => deleteGroup(house, call),
    getOfficeSeal: ({ caller, params, context: { now } }) =>
      house.db.withTx(async (tx) => {
        const member = memberOf(caller);
        const seal = await demandSeal(tx, member, params.officeSealWsid);
        if (!(await seesSeal(tx, member, seal, now))) refuseWith('ERROR_SEAL_NOT_FOUND');
        return { officeSeal: await showSeal(tx, member, seal, now) };
      }),
    async getOfficeSealPicture({ caller, params, context: { now } }) {
      const { digest } = await house.db.withTx(async (tx) => {
        const member = memberOf(caller);
        const seal = await demandSeal(tx, member, params.officeSealWsid);
        return (await seesSeal(tx, member, seal, now)) ? seal : refuseWith('ERROR_SEAL_NOT_FOUND');
      });
      return picture(digest);
    },
    async getSigningSealPicture(call) {
      return picture(await house.db.withTx((tx) => findSigningPicture(tx, call)));
    },
  };
}
