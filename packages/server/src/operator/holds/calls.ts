import type { Handlers } from '../../platform/index.ts';
import { listHolds, placeHold, releaseHold } from './manage-holds.ts';

export const operatorHoldCalls = { listHolds, placeHold, releaseHold } satisfies Partial<Handlers>;
