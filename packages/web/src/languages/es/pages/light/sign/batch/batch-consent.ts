import type { text as Shape } from '../../../../../zh-CN/pages/light/sign/batch/batch-consent.ts';
import { CONSENT_EN } from '@countersign/contract/consent';

export const text: typeof Shape = CONSENT_EN.batch;
