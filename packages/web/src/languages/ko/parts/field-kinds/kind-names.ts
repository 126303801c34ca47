import { FORM_LABELS } from '@countersign/contract/languages/ko/labels';
import type { text as Shape } from '../../../zh-CN/parts/field-kinds/kind-names.ts';

export const text: typeof Shape = FORM_LABELS;
