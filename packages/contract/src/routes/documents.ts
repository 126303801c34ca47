import type { Routes } from '../endpoint.ts';

export const documentRoutes = {
  listDocuments: { method: 'GET', path: '/api/envelopes/:envelopeWsid/documents' },
  addDocuments: { method: 'POST', path: '/api/envelopes/:envelopeWsid/contents/wsid-upload' },
  replaceDocuments: { method: 'PUT', path: '/api/envelopes/:envelopeWsid/documents' },
  deleteDocument: { method: 'DELETE', path: '/api/envelopes/:envelopeWsid/documents/:docId' },
  getDocumentContent: { method: 'GET', path: '/api/envelopes/:envelopeWsid/documents/:docId/content' },
} as const satisfies Routes;
