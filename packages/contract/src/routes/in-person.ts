import type { Routes } from '../endpoint.ts';

export const inPersonRoutes = {
  startInPerson: { method: 'POST', path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/in-person' },
  getInPerson: { method: 'GET', path: '/api/in-person' },
  leaveInPerson: { method: 'POST', path: '/api/in-person/leave' },
} as const satisfies Routes;
