import type { text as Shape } from '../../../../../zh-CN/pages/light/sign/batch/batch-consent.ts';
import { CONSENT_JA } from '@countersign/contract/consent';

export const text: typeof Shape = CONSENT_JA.batch;
