import { ENVELOPE_LABELS } from '@countersign/contract/languages/ko/labels';
import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/templates/use-log.ts';

export const text: typeof Shape = ENVELOPE_LABELS;
