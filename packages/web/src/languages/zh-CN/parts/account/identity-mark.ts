import { IDENTITY_LABELS } from '@countersign/contract';

export const text = IDENTITY_LABELS['zh-CN'];
