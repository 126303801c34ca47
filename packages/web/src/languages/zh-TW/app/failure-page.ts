import type { text as Shape } from '../../zh-CN/app/failure-page.ts';

export const text: typeof Shape = {
  failed: '這個頁面發生錯誤',
  notFound: '找不到這個頁面',
  notFoundWhy: '網址可能有誤，或者內容已經不在這裡。',
  home: '回到首頁',
};
