import { LOGIN_TYPES, OPAQUE_ID_MAX, SERVICES, TERMS_VERSION } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { sessionRoutes, codeRoutes } from '../routes/sessions.ts';
import { session, user } from '../shapes/entities.ts';

export const opaque = z.string().max(OPAQUE_ID_MAX);
export const contactText = z.string().min(1).max(254);
/** The version of the terms that a client has shown with the act, as `data-terms` of the page gives it. */
export const termsVersion = z.string().regex(TERMS_VERSION);
export const wirePassword = z.string().max(200);
export const service = z.enum(SERVICES);
export const sessionAnswer = z.object({ session, user: user.optional() });

/** Spec §7 "Session and login". */
export const sessionCalls = endpoints(sessionRoutes, {
  createSession: {
    access: 'public',
    summary: 'Log in by password; verificationCode is the image captcha, required after failures',
    body: z.strictObject({
      accountNumber: contactText,
      password: wirePassword,
      verificationCode: z.string().max(8).optional(),
      loginType: z.enum(LOGIN_TYPES).default('WEB'),
      deviceId: opaque.optional(),
    }),
    response: sessionAnswer,
  },
  createSessionByCode: {
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
  },
  createSigningSession: {
    access: 'public',
    summary:
      'Open one envelope from its link by a code of service SIGNING_OBJECT; the session gives access to nothing else',
    body: z.strictObject({
      contact: contactText,
      destinationWsid: opaque,
      enableAutoRegist: z.boolean().default(false),
      opcode: opaque,
      deviceId: opaque.optional(),
      acceptedTerms: termsVersion.optional(),
    }),
    response: sessionAnswer,
  },
  createSecurityToken: {
    access: 'account',
    summary: 'A token for one login elsewhere, valid for a minute (Rulings §2)',
    response: z.object({ securityToken: z.string(), expireIn: z.number() }),
  },
  createSessionByToken: {
    access: 'public',
    summary: 'Log in by a security token, once',
    body: z.strictObject({
      securityToken: z.string().min(1).max(100),
      loginType: z.enum(LOGIN_TYPES).default('WEB'),
      deviceId: opaque.optional(),
    }),
    response: sessionAnswer,
  },
  getSession: {
    access: 'session',
    summary: 'The session of the caller',
    response: z.object({ session }),
  },
  deleteSession: {
    access: 'session',
    summary: 'Log out',
    response: z.object({}),
  },
  ping: {
    access: 'public',
    summary: 'Network check; does not count as activity',
    query: z.looseObject({}),
    response: z.object({}),
  },
});

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
export const codeCalls = endpoints(codeRoutes, {
  getImageCode: {
    access: 'public',
    summary: 'An image captcha, bound to the calling session and the service',
    query: z.looseObject({ service }),
    response: z.object({ captcha: z.object({ image: z.string(), expireIn: z.number() }) }),
  },
  createOpcode: {
    access: 'public',
    summary: 'Exchange a correct captcha or code for the operation code that the next step takes',
    body: z.strictObject({
      captcha: z.string().min(1).max(8),
      contact: contactText,
      service,
      deviceId: opaque.optional(),
      destinationWsid: opaque.optional(),
    }),
    response: z.object({ operationCodeInfo: z.object({ opcode: z.string(), expireIn: z.number() }) }),
  },
  sendSmsCode: {
    access: 'public',
    summary: 'Send a six-digit code by SMS',
    body: z.strictObject({ phone: contactText, ...codeFields }),
    response: codeAnswer,
  },
  sendVoiceCode: {
    access: 'public',
    summary: 'Speak a six-digit code in a telephone call',
    body: z.strictObject({ phone: contactText, ...codeFields }),
    response: codeAnswer,
  },
  sendEmailCode: {
    access: 'public',
    summary: 'Send a six-digit code by e-mail',
    body: z.strictObject({ email: contactText, ...codeFields }),
    response: codeAnswer,
  },
});
