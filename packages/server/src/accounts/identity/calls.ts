import type { Handlers } from '../../platform/index.ts';
import {
  applyingCalls,
  getEnterpriseIdentity,
  getIdentity,
  getIdentityPaper,
  uploadIdentityPaper,
} from './applications.ts';
import type { IdentityProvider } from './provider.ts';

export const identityCalls = (provider: IdentityProvider | null = null) =>
  ({
    uploadIdentityPaper,
    getIdentityPaper,
    getIdentity,
    getEnterpriseIdentity,
    ...applyingCalls(provider),
  }) satisfies Partial<Handlers>;
