import { phrases } from '@countersign/contract/languages/ko/phrases';
import type { text as Shape } from '../../../zh-CN/parts/code/wait.ts';

export const text: typeof Shape = phrases.wait;
