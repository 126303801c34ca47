import type { text as Shape } from '../../../zh-CN/parts/page-text/page-text.ts';

export const text: typeof Shape = {
  label: '閱讀模式',
  says: '文字依螢幕寬度重新排列，便於閱讀；以合約原頁為準。文字與頁面顯示不一致的地方以圖片顯示。',
  page: (page, of) => `第 ${page} 頁，共 ${of} 頁`,
  see: '檢視原頁',
  picture: '原頁的一部分，以圖片顯示',
  empty: '這一頁沒有內容。',
  failed: '這一頁無法載入。',
  retry: '重新載入',
  loading: '正在讀取這一頁…',
};
