import type { Routes } from '../endpoint.ts';

export const applicationRoutes = {
  listApiClients: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/api-clients' },
  createApiClient: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/api-clients' },
  updateApiClient: { method: 'PATCH', path: '/api/enterprises/:enterpriseWsid/api-clients/:apiClientWsid' },
  rotateApiClient: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/api-clients/:apiClientWsid/rotate' },
  revokeApiClient: { method: 'DELETE', path: '/api/enterprises/:enterpriseWsid/api-clients/:apiClientWsid' },
  listWebhooks: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/webhooks' },
  createWebhook: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/webhooks' },
  updateWebhook: { method: 'PATCH', path: '/api/enterprises/:enterpriseWsid/webhooks/:webhookWsid' },
  deleteWebhook: { method: 'DELETE', path: '/api/enterprises/:enterpriseWsid/webhooks/:webhookWsid' },
  rotateWebhookSecret: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/webhooks/:webhookWsid/secret' },
  testWebhook: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/webhooks/:webhookWsid/test' },
  listWebhookDeliveries: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/webhooks/:webhookWsid/deliveries' },
  replayWebhookDelivery: {
    method: 'POST',
    path: '/api/enterprises/:enterpriseWsid/webhooks/:webhookWsid/deliveries/:deliveryWsid/replay',
  },
} as const satisfies Routes;
