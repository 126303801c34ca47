import type { Handlers } from '../../platform/index.ts';
import { listEnterpriseHolds, placeEnterpriseHold, releaseEnterpriseHold } from './manage-holds.ts';

export const holdCalls = {
  listEnterpriseHolds,
  placeEnterpriseHold,
  releaseEnterpriseHold,
} satisfies Partial<Handlers>;
