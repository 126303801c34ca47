import { ACCOUNTS_LIMIT, NICKNAME_MAX, OPAQUE_ID_MAX, SHOWN_STATUSES } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { userRoutes } from '../routes/users.ts';
import { session, user } from '../shapes/entities.ts';
import { reminderPlan } from '../shapes/envelope-rules.ts';
import {
  certificateRow,
  device,
  enterprise,
  notificationPreferences,
  account,
  stoppedNotice,
} from '../shapes/people.ts';
import { lineText, listQuery, page, wireDate } from '../shapes/basics.ts';
import { contactText, opaque, service, termsVersion, wirePassword } from './sessions.ts';
import { LANGUAGE_TAGS } from '../text/languages.ts';

export const userParams = z.object({ userWsid: z.string().max(OPAQUE_ID_MAX) });
/** Spec §7 "Users and accounts". */
export const userCalls = endpoints(userRoutes, {
  createUser: {
    access: 'public',
    summary: 'Register an account with an opcode of service REGISTER',
    body: z.strictObject({
      account: contactText,
      password: wirePassword,
      opcode: opaque,
      nickname: lineText(NICKNAME_MAX).optional(),
      registFrom: z.string().max(32).optional(),
      loginNow: z.boolean().default(false),
      deviceId: opaque.optional(),
      acceptedTerms: termsVersion.optional(),
    }),
    response: z.object({ user, session: session.optional() }),
  },
  accountExists: {
    access: 'public',
    summary: 'Whether an account is registered; too many requests are answered with 403',
    query: z.looseObject({ account: contactText }),
    response: z.object({ existed: z.boolean() }),
  },
  checkAccount: {
    access: 'public',
    summary: 'Whether an account can be used for a service; too many requests are answered with 403',
    body: z.strictObject({ account: contactText, service, deviceId: opaque.optional() }),
    response: z.object({ existed: z.boolean() }),
  },
  getUser: {
    access: 'self',
    summary: 'The account of the caller',
    params: userParams,
    query: z.looseObject({ fields: z.string().max(1000).default('') }),
    response: z.object({ userInfo: z.object({ user, enterprise: enterprise.nullable() }) }),
  },
  createSignPassword: {
    access: 'self',
    summary: 'Set the sign password if there is none',
    params: userParams,
    body: z.strictObject({ signPassword: wirePassword }),
    response: z.object({}),
  },
  changeSignPassword: {
    access: 'self',
    summary: 'Change the sign password',
    params: userParams,
    body: z.strictObject({ oldSignPassword: wirePassword, newSignPassword: wirePassword }),
    response: z.object({}),
  },
  verifySignPassword: {
    access: 'self',
    summary: 'Whether the sign password is right; grants nothing',
    params: userParams,
    body: z.strictObject({ signPassword: wirePassword }),
    response: z.object({}),
  },
  updateUser: {
    access: 'self',
    summary: 'Change nickname, sex, the language of notices, or the reminders of new drafts',
    params: userParams,
    body: z.strictObject({
      nickname: lineText(NICKNAME_MAX).optional(),
      sex: z.enum(['MALE', 'FEMALE', '']).optional(),
      language: z.enum(LANGUAGE_TAGS).optional(),
      reminders: reminderPlan
        .nullable()
        .optional()
        .describe(
          'Of the drafts that the caller makes from now on, in every account; not of copies and uses of templates',
        ),
    }),
    response: z.object({ user }),
  },
  acceptTerms: {
    access: 'self',
    summary: 'Accept the current version of the terms of service and the privacy policy',
    params: userParams,
    body: z.strictObject({ version: termsVersion }),
    response: z.object({ acceptedTerms: z.string() }),
  },
  listAccounts: {
    access: 'self',
    summary: 'The personal account and every enterprise account of the caller',
    params: userParams,
    query: z.looseObject(listQuery(ACCOUNTS_LIMIT)),
    response: z.object({ accounts: z.array(account), page }),
  },
  listWaiting: {
    access: 'self',
    summary: 'The open work of the caller in each of their accounts: how many envelopes, and the first to expire',
    params: userParams,
    response: z.object({
      accounts: z.array(
        z.object({
          userWsid: z.string(),
          enterpriseName: z.string().nullable(),
          count: z.number().int(),
          envelopes: z.array(
            z.object({
              envelopeWsid: z.string(),
              title: z.string(),
              envelopeShownStatus: z.enum(SHOWN_STATUSES),
              expireDatetime: wireDate,
            }),
          ),
        }),
      ),
    }),
  },
  changeAccount: {
    access: 'self',
    summary: 'Make another account of the caller the active one; the session gets a new secret (security 1)',
    params: userParams,
    body: z.strictObject({ destinationWsid: opaque }),
    response: z.object({ session, user }),
  },
  setDefaultAccount: {
    access: 'self',
    summary: 'Set the account that is active after login; isDefault false makes it the personal one again',
    params: userParams,
    body: z.strictObject({ enterpriseWsid: opaque, isDefault: z.boolean() }),
    response: z.object({ accounts: z.array(account) }),
  },
  verifyPassword: {
    access: 'account',
    summary: 'Whether the login password is right; grants nothing',
    body: z.strictObject({ password: wirePassword }),
    response: z.object({}),
  },
  resetPassword: {
    access: 'self',
    summary: 'Change the login password; every other session ends',
    params: userParams,
    body: z.strictObject({
      oldPassword: wirePassword,
      newPassword: wirePassword,
      /** Removes passkeys and signing phones as well. */
      removeKeys: z.boolean().default(false),
    }),
    response: z.object({ session }),
  },
  retrievePassword: {
    access: 'public',
    summary:
      'Set a forgotten login password with an opcode of service RESET_PWD; sessions end, passkeys and signing phones are removed',
    body: z.strictObject({
      opcode: opaque,
      newPassword: wirePassword,
      account: contactText,
      deviceId: opaque.optional(),
    }),
    response: z.object({}),
  },
  retrieveSignPassword: {
    access: 'self',
    summary: 'Set a forgotten sign password with an opcode of service RESET_SIGN_PWD for a contact of the caller',
    params: userParams,
    body: z.strictObject({
      opcode: opaque,
      newPassword: wirePassword,
      account: contactText,
      deviceId: opaque.optional(),
    }),
    response: z.object({}),
  },
  uploadAvatar: {
    access: 'self',
    summary: 'Set a picture of the caller, cropped by the client and re-encoded by the server',
    params: userParams,
    multipart: true,
    body: z.strictObject({}),
    response: z.object({ user }),
  },
  getAvatar: {
    access: 'self',
    summary: 'The picture of the caller',
    params: userParams,
    query: z.looseObject({}),
    produces: 'image/png',
  },
  deleteAvatar: {
    access: 'self',
    summary: 'Remove the picture; the initials are shown again',
    params: userParams,
    response: z.object({ user }),
  },
  bindContact: {
    access: 'self',
    summary:
      'Bind a contact proved by an opcode of service BIND_CONTACT; the login password is required if it replaces another',
    params: userParams,
    body: z.strictObject({
      contact: contactText,
      opcode: opaque,
      password: wirePassword.optional(),
      deviceId: opaque.optional(),
    }),
    response: z.object({ user }),
  },
  unbindContact: {
    access: 'self',
    summary: 'Remove the phone number or the e-mail address; the last contact cannot be removed',
    params: userParams,
    body: z.strictObject({ kind: z.enum(['phone', 'email']), password: wirePassword }),
    response: z.object({ user }),
  },
  unbindWechat: {
    access: 'self',
    summary: 'Remove the WeChat account',
    params: userParams,
    response: z.object({ user }),
  },
  listDevices: {
    access: 'self',
    summary: 'The sessions of the caller, most recently active first',
    params: userParams,
    response: z.object({ devices: z.array(device) }),
  },
  signOutDevice: {
    access: 'self',
    summary: 'End one session of the caller',
    params: userParams.extend({ sessionWsid: z.string().max(OPAQUE_ID_MAX) }),
    response: z.object({}),
  },
  signOutOtherDevices: {
    access: 'self',
    summary: 'End every session of the caller but this one',
    params: userParams,
    response: z.object({}),
  },
  listCertificates: {
    access: 'self',
    summary: 'The certificates issued to the caller, newest first',
    params: userParams,
    query: z.looseObject(listQuery(20)),
    response: z.object({ certificates: z.array(certificateRow), page }),
  },
  getPreferences: {
    access: 'self',
    summary: 'Which notices the caller receives by which channel, and those that a complaint has stopped',
    params: userParams,
    response: z.object({ preferences: notificationPreferences, stopped: z.array(stoppedNotice) }),
  },
  setPreferences: {
    access: 'self',
    summary:
      'Choose which notices come by which channel; notices that a complaint has stopped start again if asked for',
    params: userParams,
    body: notificationPreferences.extend({
      resume: z.boolean().optional().describe('true starts the notices again that a complaint has stopped'),
    }),
    response: z.object({ preferences: notificationPreferences, stopped: z.array(stoppedNotice) }),
  },
});
