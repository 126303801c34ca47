import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/retention/text.ts';

export const text: typeof Shape = {
  title: '資料保留',
  lead: '企業的草稿、合約、訊息和記錄保留多久，以及哪些內容不能刪除',
};
