import type { Handlers } from '../../platform/index.ts';
import { applyForOfficeSeal, listSealApplications } from './apply.ts';
import { authorizeOfficeSeal, listOfficeSealAuthorizations, revokeOfficeSealAuthorization } from './authorize.ts';
import { abandonOfficeSeal, moveOfficeSeal, renameOfficeSeal } from './change-seal.ts';
import { createSealGroup, deleteSealGroup, listSealGroups, renameSealGroup } from './groups.ts';
import { handleSealApplications } from './handle-applications.ts';
import { listOfficeSealsAdmin, listOfficeSealsGeneral, listUsableOfficeSeals } from './list-seals.ts';
import { createOfficeSeal, previewOfficeSeal, uploadOfficeSeal } from './make-seal.ts';
import { decideSealCheck, getSealCheckPicture, listSealChecks } from './name-checks.ts';
import { getOfficeSeal, getOfficeSealPicture, getSigningSealPicture } from './pictures.ts';
import { listAllSealUseRecords, listSealUseRecords } from './use-records.ts';

export const officeSealCalls = {
  listOfficeSealsAdmin,
  listOfficeSealsGeneral,
  listUsableOfficeSeals,
  createOfficeSeal,
  previewOfficeSeal,
  uploadOfficeSeal,
  renameOfficeSeal,
  moveOfficeSeal,
  abandonOfficeSeal,
  authorizeOfficeSeal,
  revokeOfficeSealAuthorization,
  listOfficeSealAuthorizations,
  applyForOfficeSeal,
  listSealApplications,
  handleSealApplications,
  listAllSealUseRecords,
  listSealUseRecords,
  listSealGroups,
  createSealGroup,
  renameSealGroup,
  deleteSealGroup,
  getOfficeSeal,
  getOfficeSealPicture,
  getSigningSealPicture,
  listSealChecks,
  getSealCheckPicture,
  decideSealCheck,
} satisfies Partial<Handlers>;
