import type { Routes } from '../endpoint.ts';

export const officeSealRoutes = {
  listOfficeSealsAdmin: { method: 'GET', path: '/api/seals/office-seals/admin' },
  listOfficeSealsGeneral: { method: 'GET', path: '/api/seals/office-seals/general' },
  createOfficeSeal: { method: 'POST', path: '/api/seals/office-seals/general' },
  previewOfficeSeal: { method: 'POST', path: '/api/seals/office-seals/preview' },
  uploadOfficeSeal: { method: 'POST', path: '/api/seals/office-seals/form-upload' },
  abandonOfficeSeal: { method: 'POST', path: '/api/seals/office-seals/seal-abandon/:officeSealWsid' },
  authorizeOfficeSeal: { method: 'POST', path: '/api/seals/office-seals/seal-authorize/:officeSealWsid' },
  revokeOfficeSealAuthorization: {
    method: 'POST',
    path: '/api/seals/office-seals/seal-authorize-revoke/:officeSealWsid',
  },
  listOfficeSealAuthorizations: { method: 'GET', path: '/api/seals/office-seals/seal-authorize' },
  renameOfficeSeal: { method: 'PATCH', path: '/api/seals/office-seals/modify-seal-name/:officeSealWsid' },
  listAllSealUseRecords: { method: 'GET', path: '/api/seals/office-seals/use-records' },
  listSealUseRecords: { method: 'GET', path: '/api/seals/office-seals/:officeSealWsid/use-records' },
  listSealApplications: { method: 'GET', path: '/api/seals/office-seals/office-seal-apply-record' },
  handleSealApplications: { method: 'POST', path: '/api/seals/office-seals/handle-application' },
  listUsableOfficeSeals: { method: 'GET', path: '/api/seals/office-seals/usable' },
  listSealGroups: { method: 'GET', path: '/api/seals/office-seals/groups' },
  createSealGroup: { method: 'POST', path: '/api/seals/office-seals/groups' },
  renameSealGroup: { method: 'PATCH', path: '/api/seals/office-seals/groups/:groupWsid' },
  deleteSealGroup: { method: 'DELETE', path: '/api/seals/office-seals/groups/:groupWsid' },
  moveOfficeSeal: { method: 'POST', path: '/api/seals/office-seals/:officeSealWsid/move' },
  applyForOfficeSeal: { method: 'POST', path: '/api/seals/office-seals/:officeSealWsid/apply' },
  getOfficeSeal: { method: 'GET', path: '/api/seals/office-seals/:officeSealWsid' },
  getOfficeSealPicture: { method: 'GET', path: '/api/seals/office-seals/:officeSealWsid/picture' },
  getSigningSealPicture: {
    method: 'GET',
    path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/office-seals/:officeSealWsid/picture',
  },
} as const satisfies Routes;
