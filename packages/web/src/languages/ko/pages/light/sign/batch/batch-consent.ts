import type { text as Shape } from '../../../../../zh-CN/pages/light/sign/batch/batch-consent.ts';
import { CONSENT } from '@countersign/contract/languages/ko/consent';

export const text: typeof Shape = CONSENT.batch;
