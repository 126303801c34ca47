import type { Routes } from '../endpoint.ts';

export const participantRoutes = {
  listParticipants: { method: 'GET', path: '/api/envelopes/:envelopeWsid/participants' },
  addParticipants: { method: 'POST', path: '/api/envelopes/:envelopeWsid/participants' },
  updateParticipants: { method: 'PUT', path: '/api/envelopes/:envelopeWsid/participants' },
  deleteParticipants: { method: 'DELETE', path: '/api/envelopes/:envelopeWsid/participants' },
  returnEnvelope: { method: 'POST', path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/return' },
  authorizeParticipant: {
    method: 'POST',
    path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/authorize',
  },
  replaceParticipant: { method: 'POST', path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/replace' },
  joinEnterprise: { method: 'POST', path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/join' },
  listAddressBook: { method: 'GET', path: '/api/users/:userWsid/address-book' },
} as const satisfies Routes;
