import { FORM_LABELS } from '@countersign/contract/languages/zh-CN/labels';

export const text = FORM_LABELS;
