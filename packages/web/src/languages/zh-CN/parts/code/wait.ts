import { phrases } from '@countersign/contract/languages/zh-CN/phrases';

export const text = phrases.wait;
