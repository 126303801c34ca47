import type { Routes } from '../endpoint.ts';

export const sessionRoutes = {
  createSession: { method: 'POST', path: '/api/users/sessions' },
  createSessionByCode: { method: 'POST', path: '/api/users/sessions-verification-code' },
  createSigningSession: { method: 'POST', path: '/api/users/sessions-signing-object' },
  createSecurityToken: { method: 'POST', path: '/api/users/security-token' },
  createSessionByToken: { method: 'POST', path: '/api/users/security-token/sessions' },
  getSession: { method: 'GET', path: '/api/users/sessions' },
  deleteSession: { method: 'DELETE', path: '/api/users/sessions' },
  ping: { method: 'GET', path: '/api/ping' },
} as const satisfies Routes;

export const codeRoutes = {
  getImageCode: { method: 'GET', path: '/api/captcha/image-code' },
  createOpcode: { method: 'POST', path: '/api/opcode' },
  sendSmsCode: { method: 'POST', path: '/api/captcha/sms-code' },
  sendVoiceCode: { method: 'POST', path: '/api/captcha/voice-code' },
  sendEmailCode: { method: 'POST', path: '/api/captcha/email-code' },
} as const satisfies Routes;
