import type { Routes } from '../endpoint.ts';

export const signingRoutes = {
  getSigning: { method: 'GET', path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/signing' },
  sign: { method: 'POST', path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/sign' },
  check: { method: 'POST', path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/check' },
  reject: { method: 'POST', path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/reject' },
} as const satisfies Routes;
