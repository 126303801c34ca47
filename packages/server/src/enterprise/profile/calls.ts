import type { Handlers } from '../../platform/index.ts';
import {
  deleteEnterpriseAvatar,
  getEnterpriseAvatar,
  updateEnterprise,
  uploadEnterpriseAvatar,
} from './enterprise-profile.ts';
import { createEnterprise, getEnterprise } from './enterprises.ts';
import {
  bindContact,
  deleteAvatar,
  getAvatar,
  getPreferences,
  listAccounts,
  listCertificates,
  setDefaultAccount,
  setPreferences,
  unbindContact,
  unbindWechat,
  updateUser,
  uploadAvatar,
} from './own-profile.ts';
import {
  changeSignPassword,
  createSignPassword,
  resetPassword,
  retrievePassword,
  retrieveSignPassword,
  verifyPassword,
  verifySignPassword,
} from './passwords.ts';
import { accountExists, checkAccount, createUser, getUser } from './users.ts';

/**
 * A person's own account and passwords (Spec §7 "Users and accounts"); creating and reading an enterprise, and changing the
 * properties that its owner controls (Spec §3 "Enterprise").
 */
export const profileCalls = {
  createUser,
  accountExists,
  checkAccount,
  getUser,
  verifyPassword,
  resetPassword,
  retrievePassword,
  createSignPassword,
  changeSignPassword,
  verifySignPassword,
  retrieveSignPassword,
  updateUser,
  uploadAvatar,
  getAvatar,
  deleteAvatar,
  bindContact,
  unbindContact,
  unbindWechat,
  listAccounts,
  setDefaultAccount,
  getPreferences,
  setPreferences,
  listCertificates,
  createEnterprise,
  getEnterprise,
  updateEnterprise,
  uploadEnterpriseAvatar,
  deleteEnterpriseAvatar,
  getEnterpriseAvatar,
} satisfies Partial<Handlers>;
