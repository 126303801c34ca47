import { OPAQUE_ID_MAX, SERVICES } from '@countersign/domain';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { session, user } from '../shapes/entities.ts';

const opaque = z.string().max(OPAQUE_ID_MAX);
const contactText = z.string().min(1).max(254);
const wirePassword = z.string().max(200);
export const service = z.enum(SERVICES);
const sessionAnswer = z.object({ session, user: user.optional() });

/** Spec §7 "Session and login". */
export const sessionCalls = {
  createSession: endpoint({
    method: 'POST',
    path: '/api/users/sessions',
    access: 'public',
    summary: 'Log in by password; verificationCode is the image captcha, demanded after failures',
    body: z.strictObject({
      accountNumber: contactText,
      password: wirePassword,
      verificationCode: z.string().max(8).optional(),
      loginType: z.string().max(16).default('WEB'),
      deviceId: opaque.optional(),
    }),
    response: sessionAnswer,
  }),
  createSessionByCode: endpoint({
    method: 'POST',
    path: '/api/users/sessions-verification-code',
    access: 'public',
    summary: 'Log in by a code of service LOGIN',
    body: z.strictObject({
      contact: contactText,
      destinationWsid: opaque.optional(),
      enableAutoRegist: z.boolean().default(false),
      opcode: opaque,
      deviceId: opaque.optional(),
    }),
    response: sessionAnswer,
  }),
  createSigningSession: endpoint({
    method: 'POST',
    path: '/api/users/sessions-signing-object',
    access: 'public',
    summary: 'Open one envelope from its link by a code of service SIGNING_OBJECT; the session reaches no further',
    body: z.strictObject({
      contact: contactText,
      destinationWsid: opaque,
      enableAutoRegist: z.boolean().default(false),
      opcode: opaque,
      deviceId: opaque.optional(),
    }),
    response: sessionAnswer,
  }),
  getSession: endpoint({
    method: 'GET',
    path: '/api/users/sessions',
    access: 'session',
    summary: 'The session of the caller',
    response: z.object({ session }),
  }),
  deleteSession: endpoint({
    method: 'DELETE',
    path: '/api/users/sessions',
    access: 'session',
    summary: 'Log out',
    response: z.object({}),
  }),
  ping: endpoint({
    method: 'GET',
    path: '/api/ping',
    access: 'public',
    summary: 'Network check; counts as no activity',
    query: z.looseObject({}),
    response: z.object({}),
  }),
};

/** Spec §7 "Operation code, captcha and code sending", step by step in Rulings §5. */
const codeFields = {
  service,
  code: z.string().max(8).optional(),
  preOpcode: opaque.optional(),
  pusherChannelTag: opaque.optional(),
  deviceId: opaque.optional(),
  requestId: opaque.optional(),
  destinationWsid: opaque.optional(),
};
const codeAnswer = z.object({ requestId: z.string(), expireIn: z.number() });
export const codeCalls = {
  getImageCode: endpoint({
    method: 'GET',
    path: '/api/captcha/image-code',
    access: 'public',
    summary: 'An image captcha, bound to the calling session and the service',
    query: z.looseObject({ service }),
    response: z.object({ captcha: z.object({ image: z.string(), expireIn: z.number() }) }),
  }),
  createOpcode: endpoint({
    method: 'POST',
    path: '/api/opcode',
    access: 'public',
    summary: 'Trade a right captcha or code for the operation code that the next step takes',
    body: z.strictObject({
      captcha: z.string().min(1).max(8),
      contact: contactText,
      service,
      deviceId: opaque.optional(),
      destinationWsid: opaque.optional(),
    }),
    response: z.object({ operationCodeInfo: z.object({ opcode: z.string(), expireIn: z.number() }) }),
  }),
  sendSmsCode: endpoint({
    method: 'POST',
    path: '/api/captcha/sms-code',
    access: 'public',
    summary: 'Send a six-digit code by SMS',
    body: z.strictObject({ phone: contactText, ...codeFields }),
    response: codeAnswer,
  }),
  sendVoiceCode: endpoint({
    method: 'POST',
    path: '/api/captcha/voice-code',
    access: 'public',
    summary: 'Say a six-digit code in a telephone call',
    body: z.strictObject({ phone: contactText, ...codeFields }),
    response: codeAnswer,
  }),
  sendEmailCode: endpoint({
    method: 'POST',
    path: '/api/captcha/email-code',
    access: 'public',
    summary: 'Send a six-digit code by e-mail',
    body: z.strictObject({ email: contactText, ...codeFields }),
    response: codeAnswer,
  }),
};

const userParams = z.object({ userWsid: z.string().max(OPAQUE_ID_MAX) });
/** Spec §7 "Users and accounts". */
export const userCalls = {
  createUser: endpoint({
    method: 'POST',
    path: '/api/users',
    access: 'public',
    summary: 'Register an account with an opcode of service REGISTER',
    body: z.strictObject({
      account: contactText,
      password: wirePassword,
      opcode: opaque,
      nickname: z.string().trim().min(1).max(50).optional(),
      registFrom: z.string().max(32).optional(),
      loginNow: z.boolean().default(false),
      deviceId: opaque.optional(),
    }),
    response: z.object({ user, session: session.optional() }),
  }),
  accountExists: endpoint({
    method: 'GET',
    path: '/api/users/account-exists',
    access: 'public',
    summary: 'Whether an account is registered; a flood is answered 403',
    query: z.looseObject({ account: contactText }),
    response: z.object({ existed: z.boolean() }),
  }),
  checkAccount: endpoint({
    method: 'POST',
    path: '/api/users/check-account',
    access: 'public',
    summary: 'Whether an account can be used for a service; a flood is answered 403',
    body: z.strictObject({ account: contactText, service, deviceId: opaque.optional() }),
    response: z.object({ existed: z.boolean() }),
  }),
  getUser: endpoint({
    method: 'GET',
    path: '/api/users/:userWsid',
    access: 'self',
    summary: 'The account of the caller',
    params: userParams,
    query: z.looseObject({ fields: z.string().max(1000).default('') }),
    response: z.object({ userInfo: z.object({ user, enterprise: z.null() }) }),
  }),
  createSignPassword: endpoint({
    method: 'POST',
    path: '/api/users/:userWsid/sign-password',
    access: 'self',
    summary: 'Set the sign password where there is none',
    params: userParams,
    body: z.strictObject({ signPassword: wirePassword }),
    response: z.object({}),
  }),
  changeSignPassword: endpoint({
    method: 'PUT',
    path: '/api/users/:userWsid/sign-password',
    access: 'self',
    summary: 'Change the sign password',
    params: userParams,
    body: z.strictObject({ oldSignPassword: wirePassword, newSignPassword: wirePassword }),
    response: z.object({}),
  }),
  verifySignPassword: endpoint({
    method: 'POST',
    path: '/api/users/:userWsid/sign-password/verify',
    access: 'self',
    summary: 'Whether the sign password is right; opens nothing',
    params: userParams,
    body: z.strictObject({ signPassword: wirePassword }),
    response: z.object({}),
  }),
};
