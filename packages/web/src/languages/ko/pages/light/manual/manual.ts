import { manual } from '@countersign/contract/languages/ko/manual/index';
import type { text as Shape } from '../../../../zh-CN/pages/light/manual/manual.ts';

export const text: typeof Shape = manual;
