import { IDENTITY_LABELS } from '@countersign/contract/languages/ko/labels';
import type { text as Shape } from '../../../zh-CN/parts/account/identity-mark.ts';

export const text: typeof Shape = IDENTITY_LABELS;
