import type { Services } from '../../platform/config/services.ts';
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

export function officeSealHandlers(services: Services): Handlers<Calls> {
  /**
   * The picture of a seal never changes; only the reader's own browser may cache it, and must revalidate each time (security
   * 33).
   */
  const picture = async (digest: string): Promise<BinaryReply> => ({
    body: await services.blobs.get(digest),
    headers: { 'cache-control': 'private, no-cache', etag: `"${digest}"` },
  });
  return {
    listOfficeSealsAdmin: (call) => listAdmin(services, call),
    listOfficeSealsGeneral: (call) => listGeneral(services, call),
    listUsableOfficeSeals: (call) => listUsable(services, call),
    createOfficeSeal: (call) => createSeal(services, call),
    previewOfficeSeal: (call) => preview(services, call),
    uploadOfficeSeal: (call) => uploadSeal(services, call),
    renameOfficeSeal: (call) => renameSeal(services, call),
    moveOfficeSeal: (call) => moveSeal(services, call),
    abandonOfficeSeal: (call) => abandonSeal(services, call),
    authorizeOfficeSeal: (call) => authorizeSeal(services, call),
    revokeOfficeSealAuthorization: (call) => revokeSealAuthorization(services, call),
    listOfficeSealAuthorizations: (call) => listSealAuthorizations(services, call),
    applyForOfficeSeal: (call) => applyForSeal(services, call),
    listSealApplications: (call) => listSealApplications(services, call),
    handleSealApplications: (call) => handleApplications(services, call),
    listAllSealUseRecords: (call) => listAllUses(services, call),
    listSealUseRecords: (call) => listUsesOf(services, call),
    listSealGroups: (call) => showGroups(services, call),
    createSealGroup: (call) => createGroup(services, call),
    renameSealGroup: (call) => renameGroup(services, call),
    deleteSealGroup: (call) => deleteGroup(services, call),
    getOfficeSeal: ({ caller, params, context: { now } }) =>
      services.db.withTx(async (tx) => {
        const member = memberOf(caller);
        const seal = await demandSeal(tx, member, params.officeSealWsid);
        if (!(await seesSeal(tx, member, seal, now))) refuseWith('ERROR_SEAL_NOT_FOUND');
        return { officeSeal: await showSeal(tx, member, seal, now) };
      }),
    async getOfficeSealPicture({ caller, params, context: { now } }) {
      const { digest } = await services.db.withTx(async (tx) => {
        const member = memberOf(caller);
        const seal = await demandSeal(tx, member, params.officeSealWsid);
        return (await seesSeal(tx, member, seal, now)) ? seal : refuseWith('ERROR_SEAL_NOT_FOUND');
      });
      return picture(digest);
    },
    async getSigningSealPicture(call) {
      return picture(await services.db.withTx((tx) => findSigningPicture(tx, call)));
    },
  };
}
