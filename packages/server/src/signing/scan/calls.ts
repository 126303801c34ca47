import type { Handlers } from '../../platform/index.ts';
import { createScan } from './create-scan.ts';
import { finishScan } from './finish-scan.ts';
import { openScan } from './open-scan.ts';

export const scanCalls = { createScan, openScan, finishScan } satisfies Partial<Handlers>;
