import { filesErrors } from '@countersign/contract/languages/zh-TW/errors/files';
import type { text as Shape } from '../../../zh-CN/parts/uploader/refusals.ts';

export const text: typeof Shape = filesErrors;
