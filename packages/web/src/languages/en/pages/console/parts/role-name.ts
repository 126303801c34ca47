import type { text as Shape } from '../../../../zh-CN/pages/console/parts/role-name.ts';
import { BUILT_IN_ROLE_LABELS } from '@countersign/contract/languages/en/labels';

export const text: typeof Shape = BUILT_IN_ROLE_LABELS;
