import type { Routes } from '../endpoint.ts';

export const attachmentRoutes = {
  uploadAttachment: {
    method: 'POST',
    path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/forms/:formWsid/fragment-upload',
  },
  deleteAttachment: {
    method: 'DELETE',
    path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/attachments/:attachmentWsid',
  },
  listAttachments: { method: 'GET', path: '/api/envelopes/:envelopeWsid/attachments' },
  getAttachmentContent: { method: 'GET', path: '/api/envelopes/:envelopeWsid/attachments/:attachmentWsid/content' },
} as const satisfies Routes;
