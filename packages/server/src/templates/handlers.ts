import type { House } from '../house.ts';
import type { Handlers } from '../http/handlers.ts';
import { refuseWith } from '../http/refused.ts';

type Calls =
  | 'listBsts'
  | 'createBst'
  | 'getBst'
  | 'updateBst'
  | 'renameBst'
  | 'enableBst'
  | 'disableBst'
  | 'deleteBst'
  | 'useBst'
  | 'addBstDocuments'
  | 'downloadBstFile'
  | 'uploadBstAvatar'
  | 'getTemplate'
  | 'saveTemplate'
  | 'openBstEditing'
  | 'listBstGroups'
  | 'createBstGroup'
  | 'updateBstGroup'
  | 'deleteBstGroup'
  | 'listBstUseRecords';

const busy = async (): Promise<never> => refuseWith('ERROR_BUSY');

export const templateHandlers = (_house: House): Handlers<Calls> => ({
  listBsts: busy,
  createBst: busy,
  getBst: busy,
  updateBst: busy,
  renameBst: busy,
  enableBst: busy,
  disableBst: busy,
  deleteBst: busy,
  useBst: busy,
  addBstDocuments: busy,
  downloadBstFile: busy,
  uploadBstAvatar: busy,
  getTemplate: busy,
  saveTemplate: busy,
  openBstEditing: busy,
  listBstGroups: busy,
  createBstGroup: busy,
  updateBstGroup: busy,
  deleteBstGroup: busy,
  listBstUseRecords: busy,
});
