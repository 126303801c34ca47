import type { House } from '../house.ts';
import type { Handlers } from '../http/handlers.ts';
import { refuseWith } from '../http/refused.ts';

type Calls =
  | 'listMembers'
  | 'listForbiddenMembers'
  | 'pickMembers'
  | 'getMember'
  | 'updateMember'
  | 'enableMember'
  | 'importMembers'
  | 'getMemberImport'
  | 'getMemberImportReport'
  | 'getMemberTemplate'
  | 'exportMembers';

export const memberListHandlers = (_house: House): Handlers<Calls> => ({
  listMembers: async () => refuseWith('ERROR_BUSY'),
  listForbiddenMembers: async () => refuseWith('ERROR_BUSY'),
  pickMembers: async () => refuseWith('ERROR_BUSY'),
  getMember: async () => refuseWith('ERROR_BUSY'),
  updateMember: async () => refuseWith('ERROR_BUSY'),
  enableMember: async () => refuseWith('ERROR_BUSY'),
  importMembers: async () => refuseWith('ERROR_BUSY'),
  getMemberImport: async () => refuseWith('ERROR_BUSY'),
  getMemberImportReport: async () => refuseWith('ERROR_BUSY'),
  getMemberTemplate: async () => refuseWith('ERROR_BUSY'),
  exportMembers: async () => refuseWith('ERROR_BUSY'),
});
