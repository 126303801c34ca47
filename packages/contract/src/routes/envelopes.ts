import type { Routes } from '../endpoint.ts';

export const envelopeRoutes = {
  listEnvelopes: { method: 'GET', path: '/api/envelopes' },
  listEnterpriseEnvelopes: { method: 'GET', path: '/api/envelopes/:enterpriseWsid/enterprise' },
  countEnvelopes: { method: 'GET', path: '/api/envelopes/counts' },
  createEnvelope: { method: 'POST', path: '/api/envelopes' },
  getEnvelope: { method: 'GET', path: '/api/envelopes/:envelopeWsid' },
  updateEnvelope: { method: 'PUT', path: '/api/envelopes/:envelopeWsid' },
  startEnvelope: { method: 'POST', path: '/api/envelopes/:envelopeWsid/start' },
  revokeEnvelope: { method: 'POST', path: '/api/envelopes/:envelopeWsid/revoke' },
  remindEnvelope: { method: 'POST', path: '/api/envelopes/:envelopeWsid/remind' },
  prolongEnvelope: { method: 'POST', path: '/api/envelopes/:envelopeWsid/prolong' },
  recycleEnvelope: { method: 'POST', path: '/api/envelopes/:envelopeWsid/recycled' },
  restoreEnvelope: { method: 'POST', path: '/api/envelopes/:envelopeWsid/restore' },
  cancelEnvelope: { method: 'POST', path: '/api/envelopes/:envelopeWsid/cancel' },
  copyEnvelope: { method: 'POST', path: '/api/envelopes/:envelopeWsid/copy' },
  getArchive: { method: 'GET', path: '/api/envelopes/:envelopeWsid/archive' },
  listRelated: { method: 'GET', path: '/api/envelopes/:envelopeWsid/related' },
  listNotices: { method: 'GET', path: '/api/envelopes/:envelopeWsid/notices' },
  retryNotice: { method: 'POST', path: '/api/envelopes/:envelopeWsid/notices/:noticeWsid/retry' },
  listActivities: { method: 'GET', path: '/api/envelopes/:envelopeWsid/activities' },
  getEvidence: { method: 'GET', path: '/api/envelopes/:envelopeWsid/evidence' },
} as const satisfies Routes;
