import type { Services } from '../../platform/config/services.ts';
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

export const templateHandlers = (services: Services): Handlers<Calls> => ({
  listBsts: (call) => listBsts(services, call),
  createBst: (call) => createBst(services, call),
  getBst: (call) => getBst(services, call),
  updateBst: (call) => replaceConfig(services, call),
  renameBst: (call) => renameBst(services, call),
  enableBst: (call) => setStatus(services, call, 'ENABLED'),
  disableBst: (call) => setStatus(services, call, 'DISABLED'),
  deleteBst: (call) => recycleBst(services, call),
  useBst: (call) => useBst(services, call),
  addBstDocuments: (call) => addBstDocuments(services, call),
  downloadBstFile: (call) => downloadBstFile(services, call),
  uploadBstAvatar: (call) => uploadBstAvatar(services, call),
  getTemplate: (call) => getTemplate(services, call),
  saveTemplate: (call) => saveTemplate(services, call),
  openBstEditing: (call) => openBstEditing(services, call),
  listBstGroups: (call) => listBstGroups(services, call),
  createBstGroup: (call) => createBstGroup(services, call),
  updateBstGroup: (call) => updateBstGroup(services, call),
  deleteBstGroup: (call) => deleteBstGroup(services, call),
  listBstUseRecords: (call) => listBstUseRecords(services, call),
});
