import { CONSENT } from '@countersign/contract/languages/zh-CN/consent';

export const text = CONSENT.batch;
