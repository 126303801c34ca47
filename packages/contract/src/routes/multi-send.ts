import type { Routes } from '../endpoint.ts';

export const multiSendRoutes = {
  getMultiSend: { method: 'GET', path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/multi-send' },
  setMultiSend: { method: 'POST', path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/multi-send' },
  uploadMultiSend: {
    method: 'POST',
    path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/multi-send/form-upload',
  },
  getMultiSendTemplate: {
    method: 'GET',
    path: '/api/envelopes/:envelopeWsid/participants/:participantWsid/multi-send/template',
  },
  startMultiSend: { method: 'POST', path: '/api/envelopes/:envelopeWsid/multisend-start' },
  listMultiSendJobs: { method: 'GET', path: '/api/envelopes/:envelopeWsid/multisend-jobs' },
  listAllMultiSendJobs: { method: 'GET', path: '/api/multisend-jobs' },
  getMultiSendJob: { method: 'GET', path: '/api/envelopes/:envelopeWsid/multisend-jobs/:jobWsid' },
  listExecutions: { method: 'GET', path: '/api/envelopes/:envelopeWsid/multisend-jobs/:jobWsid/executions' },
  getExecution: {
    method: 'GET',
    path: '/api/envelopes/:envelopeWsid/multisend-jobs/:jobWsid/executions/:executionWsid',
  },
  steerMultiSendJob: { method: 'POST', path: '/api/envelopes/:envelopeWsid/multisend-jobs/:jobWsid/:act' },
} as const satisfies Routes;
