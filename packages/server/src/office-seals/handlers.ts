import { refuseWith } from '../http/refused.ts';
import type { House } from '../house.ts';
import type { Handlers } from '../http/handlers.ts';

type Calls =
  | 'listOfficeSealsAdmin'
  | 'listOfficeSealsGeneral'
  | 'createOfficeSeal'
  | 'previewOfficeSeal'
  | 'uploadOfficeSeal'
  | 'abandonOfficeSeal'
  | 'authorizeOfficeSeal'
  | 'revokeOfficeSealAuthorization'
  | 'listOfficeSealAuthorizations'
  | 'renameOfficeSeal'
  | 'listAllSealUseRecords'
  | 'listSealUseRecords'
  | 'listSealApplications'
  | 'handleSealApplications'
  | 'listUsableOfficeSeals'
  | 'listSealGroups'
  | 'createSealGroup'
  | 'renameSealGroup'
  | 'deleteSealGroup'
  | 'moveOfficeSeal'
  | 'applyForOfficeSeal'
  | 'getOfficeSeal'
  | 'getOfficeSealPicture'
  | 'getSigningSealPicture';

export const officeSealHandlers = (_house: House): Handlers<Calls> => ({
  listOfficeSealsAdmin: async () => refuseWith('ERROR_BUSY'),
  listOfficeSealsGeneral: async () => refuseWith('ERROR_BUSY'),
  createOfficeSeal: async () => refuseWith('ERROR_BUSY'),
  previewOfficeSeal: async () => refuseWith('ERROR_BUSY'),
  uploadOfficeSeal: async () => refuseWith('ERROR_BUSY'),
  abandonOfficeSeal: async () => refuseWith('ERROR_BUSY'),
  authorizeOfficeSeal: async () => refuseWith('ERROR_BUSY'),
  revokeOfficeSealAuthorization: async () => refuseWith('ERROR_BUSY'),
  listOfficeSealAuthorizations: async () => refuseWith('ERROR_BUSY'),
  renameOfficeSeal: async () => refuseWith('ERROR_BUSY'),
  listAllSealUseRecords: async () => refuseWith('ERROR_BUSY'),
  listSealUseRecords: async () => refuseWith('ERROR_BUSY'),
  listSealApplications: async () => refuseWith('ERROR_BUSY'),
  handleSealApplications: async () => refuseWith('ERROR_BUSY'),
  listUsableOfficeSeals: async () => refuseWith('ERROR_BUSY'),
  listSealGroups: async () => refuseWith('ERROR_BUSY'),
  createSealGroup: async () => refuseWith('ERROR_BUSY'),
  renameSealGroup: async () => refuseWith('ERROR_BUSY'),
  deleteSealGroup: async () => refuseWith('ERROR_BUSY'),
  moveOfficeSeal: async () => refuseWith('ERROR_BUSY'),
  applyForOfficeSeal: async () => refuseWith('ERROR_BUSY'),
  getOfficeSeal: async () => refuseWith('ERROR_BUSY'),
  getOfficeSealPicture: async () => refuseWith('ERROR_BUSY'),
  getSigningSealPicture: async () => refuseWith('ERROR_BUSY'),
});
