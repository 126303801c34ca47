import { IDENTITY_LABELS } from '@countersign/contract/languages/zh-CN/labels';

export const text = IDENTITY_LABELS;
