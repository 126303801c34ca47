// API keys as callers; enterprise/api-keys manages them.
export { callerOfKey, demandScope } from './authenticate.ts';
export { apiKeyOf, hashOfKey, newApiKey, prefixOfKey } from './key.ts';
export {
  type ApiClientRow,
  type ListedApiClient,
  countLiveApiClients,
  findApiClients,
  insertApiClient,
  isKeyInForce,
  lockApiClient,
  stopKeysOf,
  updateApiClientRow,
} from './store.ts';
