import { BUILT_IN_ROLE_LABELS } from '@countersign/contract/languages/zh-CN/labels';

export const text = BUILT_IN_ROLE_LABELS;
