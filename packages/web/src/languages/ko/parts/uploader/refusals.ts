import { filesErrors } from '@countersign/contract/languages/ko/errors/files';
import type { text as Shape } from '../../../zh-CN/parts/uploader/refusals.ts';

export const text: typeof Shape = filesErrors;
