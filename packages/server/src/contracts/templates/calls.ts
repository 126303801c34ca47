import type { Handlers } from '../../platform/index.ts';
import { deleteBst, disableBst, enableBst, getBst, renameBst, updateBst } from './change-bst.ts';
import { createBst } from './create-bst.ts';
import { getTemplate, openBstEditing, saveTemplate } from './editing.ts';
import { addBstDocuments, downloadBstFile, uploadBstAvatar } from './files.ts';
import { createBstGroup, deleteBstGroup, listBstGroups, updateBstGroup } from './groups.ts';
import { listBstUseRecords, listBsts } from './list-bsts.ts';
import { useBst } from './use-bst.ts';

export const templateCalls = {
  listBsts,
  createBst,
  getBst,
  updateBst,
  renameBst,
  enableBst,
  disableBst,
  deleteBst,
  useBst,
  addBstDocuments,
  downloadBstFile,
  uploadBstAvatar,
  getTemplate,
  saveTemplate,
  openBstEditing,
  listBstGroups,
  createBstGroup,
  updateBstGroup,
  deleteBstGroup,
  listBstUseRecords,
} satisfies Partial<Handlers>;
