import type { Handlers } from '../../platform/index.ts';
import { createApiClient, listApiClients, revokeApiClient, rotateApiClient, updateApiClient } from './api-clients.ts';

/** The keys of an enterprise (Spec §6 "Applications"): made by its owner, shown once, revoked at once. */
export const apiClientCalls = {
  listApiClients,
  createApiClient,
  updateApiClient,
  rotateApiClient,
  revokeApiClient,
} satisfies Partial<Handlers>;
