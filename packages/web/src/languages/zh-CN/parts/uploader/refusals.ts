import { filesErrors } from '@countersign/contract/languages/zh-CN/errors/files';

export const text = filesErrors;
