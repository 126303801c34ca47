import type { text as Shape } from '../../zh-CN/app/terms-notice.ts';

export const text: typeof Shape = { asks: '請閱讀並確認目前版本：', and: '和', accept: '同意' };
