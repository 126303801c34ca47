import { ENVELOPE_LABELS } from '@countersign/contract';

export const text = ENVELOPE_LABELS['zh-CN'];
