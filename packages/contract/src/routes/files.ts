import type { Routes } from '../endpoint.ts';

export const fileRoutes = {
  uploadFragment: { method: 'POST', path: '/files/fragment-upload' },
  getFile: { method: 'GET', path: '/files/:fileWsid' },
} as const satisfies Routes;

export const sealRoutes = {
  listPersonSeals: { method: 'GET', path: '/api/seals/person-seals/author-person-seals' },
  createPersonSeal: { method: 'POST', path: '/api/seals/person-seals/form-upload' },
  deletePersonSeal: { method: 'DELETE', path: '/api/seals/person-seals/:personSealWsid' },
  getPersonSealPicture: { method: 'GET', path: '/api/seals/person-seals/:personSealWsid/picture' },
  listPersonWrites: { method: 'GET', path: '/api/seals/person-writes' },
  createPersonWrite: { method: 'POST', path: '/api/seals/person-writes' },
  deletePersonWrite: { method: 'DELETE', path: '/api/seals/person-writes/:writeWsid' },
  getPersonWritePicture: { method: 'GET', path: '/api/seals/person-writes/:writeWsid/picture' },
} as const satisfies Routes;

export const verificationRoutes = {
  verifyPdf: { method: 'POST', path: '/api/verify' },
  getContractRecord: { method: 'GET', path: '/api/verify/contracts/:envelopeWsid' },
} as const satisfies Routes;
