import type { Handlers } from '../../platform/index.ts';
import { createOpcode, getImageCode, sendEmailCode, sendSmsCode, sendVoiceCode } from './codes.ts';
import {
  changeAccount,
  createSecurityToken,
  createSession,
  createSessionByCode,
  createSessionByToken,
  createSigningSession,
  deleteSession,
  getSession,
  listDevices,
  ping,
  signOutDevice,
  signOutOtherDevices,
} from './sessions.ts';

export const sessionCalls = {
  createSession,
  createSessionByCode,
  createSigningSession,
  createSecurityToken,
  createSessionByToken,
  changeAccount,
  listDevices,
  signOutDevice,
  signOutOtherDevices,
  getSession,
  deleteSession,
  ping,
  getImageCode,
  createOpcode,
  sendSmsCode,
  sendVoiceCode,
  sendEmailCode,
} satisfies Partial<Handlers>;
