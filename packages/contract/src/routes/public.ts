import type { Routes } from '../endpoint.ts';

export const configurationRoutes = {
  getConfiguration: { method: 'GET', path: '/api/configuration' },
  readContact: { method: 'GET', path: '/api/contacts/reading' },
} as const satisfies Routes;

export const linkRoutes = {
  getLink: { method: 'GET', path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/link' },
} as const satisfies Routes;

export const evaluationRoutes = {
  listOutbox: { method: 'GET', path: '/dev/outbox' },
  getOutboxMail: { method: 'GET', path: '/dev/outbox/:noticeWsid/mail' },
} as const satisfies Routes;

export const pkiRoutes = {
  getRootCer: { method: 'GET', path: '/pki/ca/root.cer' },
  getRootPem: { method: 'GET', path: '/pki/ca/root.pem' },
  getIssuingCer: { method: 'GET', path: '/pki/ca/issuing.cer' },
  getIssuingPem: { method: 'GET', path: '/pki/ca/issuing.pem' },
  getRootCrl: { method: 'GET', path: '/pki/crl/root.crl' },
  getIssuingCrl: { method: 'GET', path: '/pki/crl/issuing.crl' },
  getCaFile: { method: 'GET', path: '/pki/ca/:file' },
  getCrlFile: { method: 'GET', path: '/pki/crl/:file' },
  getOcsp: { method: 'GET', path: '/pki/ocsp/:request' },
  postOcsp: { method: 'POST', path: '/pki/ocsp' },
  postTsa: { method: 'POST', path: '/pki/tsa' },
} as const satisfies Routes;

export const manualRoutes = {
  getManual: { method: 'GET', path: '/manual/:fileName' },
} as const satisfies Routes;

export const descriptionRoutes = {
  getOpenApi: { method: 'GET', path: '/api/openapi.json' },
  getDocs: { method: 'GET', path: '/api/docs' },
} as const satisfies Routes;
