import type { House } from '../../platform/config/house.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { getBst, recycleBst, renameBst, replaceConfig, setStatus } from './change-bst.ts';
import { createBst } from './create-bst.ts';
import { getTemplate, openBstEditing, saveTemplate } from './editing.ts';
import { addBstDocuments, downloadBstFile, uploadBstAvatar } from './files.ts';
import { createBstGroup, deleteBstGroup, listBstGroups, updateBstGroup } from './groups.ts';
import { listBstUseRecords, listBsts } from './list-bsts.ts';
import { useBst } from './use-bst.ts';

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

export const templateHandlers = (house: House): Handlers<Calls> => ({
  listBsts: (call) => listBsts(house, call),
  createBst: (call) => createBst(house, call),
  getBst: (call) => getBst(house, call),
  updateBst: (call) => replaceConfig(house, call),
  renameBst: (call) => renameBst(house, call),
  enableBst: (call) => setStatus(house, call, 'ENABLED'),
  disableBst: (call) => setStatus(house, call, 'DISABLED'),
  deleteBst: (call) => recycleBst(house, call),
  useBst: (call) => useBst(house, call),
  addBstDocuments: (call) => addBstDocuments(house, call),
  downloadBstFile: (call) => downloadBstFile(house, call),
  uploadBstAvatar: (call) => uploadBstAvatar(house, call),
  getTemplate: (call) => getTemplate(house, call),
  saveTemplate: (call) => saveTemplate(house, call),
  openBstEditing: (call) => openBstEditing(house, call),
  listBstGroups: (call) => listBstGroups(house, call),
  createBstGroup: (call) => createBstGroup(house, call),
  updateBstGroup: (call) => updateBstGroup(house, call),
  deleteBstGroup: (call) => deleteBstGroup(house, call),
  listBstUseRecords: (call) => listBstUseRecords(house, call),
});
