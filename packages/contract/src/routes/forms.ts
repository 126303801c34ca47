import type { Routes } from '../endpoint.ts';

export const formRoutes = {
  listForms: { method: 'GET', path: '/api/envelopes/:envelopeWsid/forms' },
  addForms: { method: 'POST', path: '/api/envelopes/:envelopeWsid/forms' },
  updateForms: { method: 'PUT', path: '/api/envelopes/:envelopeWsid/forms' },
  deleteForms: { method: 'DELETE', path: '/api/envelopes/:envelopeWsid/forms' },
  listParticipantForms: { method: 'GET', path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/forms' },
  appendForms: { method: 'POST', path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/forms' },
  updateAppendedForms: { method: 'PUT', path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/forms' },
  deleteAppendedForms: { method: 'DELETE', path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/forms' },
  setNoAppearance: {
    method: 'POST',
    path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/forms/no-appearance',
  },
} as const satisfies Routes;
