import type { Routes } from '../endpoint.ts';

const SHIELD =
  '/api/envelopes/:envelopeWsid/participants/:participantWsid/forms/:formWsid/external-signature/mobile-shield';

export const shieldRoutes = {
  getShield: { method: 'GET', path: SHIELD },
  startShield: { method: 'POST', path: SHIELD },
  confirmShield: { method: 'POST', path: `${SHIELD}/confirm` },
  openShield: { method: 'POST', path: '/api/shields/:shieldWsid/open' },
  sendShieldCode: { method: 'POST', path: '/api/shields/:shieldWsid/code' },
  certifyShield: { method: 'POST', path: '/api/shields/:shieldWsid/certify' },
  prepareShield: { method: 'POST', path: '/api/shields/:shieldWsid/prepare' },
  finishShield: { method: 'POST', path: '/api/shields/:shieldWsid/sign' },
  refuseShield: { method: 'POST', path: '/api/shields/:shieldWsid/refuse' },
  listShieldDevices: { method: 'GET', path: '/api/users/:userWsid/shield-devices' },
  removeShieldDevice: { method: 'DELETE', path: '/api/users/:userWsid/shield-devices/:deviceWsid' },
} as const satisfies Routes;
