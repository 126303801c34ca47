import { manual } from '@countersign/contract/languages/zh-CN/manual/index';

export const text = manual;
