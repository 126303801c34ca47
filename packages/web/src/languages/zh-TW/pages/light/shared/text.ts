import type { text as Shape } from '../../../../zh-CN/pages/light/shared/text.ts';

export const text: typeof Shape = {
  title: '分享來的檔案',
  lead: '它會成為一份新合約的檔案，傳送之前您還可以檢查。',
  kept: '登入之前，檔案只儲存在此瀏覽器中，不會上傳；一小時後自動刪除。',
  begin: '用來發起合約',
  logIn: '登入並繼續',
  discard: '不使用',
  noneTitle: '沒有收到檔案',
  noneWhy: '請在手機的分享選單中再分享一次。分享來的檔案最多儲存一小時。',
  home: '返回首頁',
};
