import type { Routes } from '../endpoint.ts';

export const passkeyRoutes = {
  listPasskeys: { method: 'GET', path: '/api/users/:userWsid/passkeys' },
  createPasskeyOptions: { method: 'POST', path: '/api/users/:userWsid/passkeys/options' },
  createPasskey: { method: 'POST', path: '/api/users/:userWsid/passkeys' },
  deletePasskey: { method: 'DELETE', path: '/api/users/:userWsid/passkeys/:passkeyWsid' },
  createPasskeySessionOptions: { method: 'POST', path: '/api/users/sessions-passkey/options' },
  createPasskeySession: { method: 'POST', path: '/api/users/sessions-passkey' },
} as const satisfies Routes;
