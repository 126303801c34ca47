import { ENVELOPE_LABELS } from '@countersign/contract/languages/zh-CN/labels';

export const text = ENVELOPE_LABELS;
