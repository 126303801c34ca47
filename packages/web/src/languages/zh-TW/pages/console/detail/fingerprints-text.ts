import type { text as Shape } from '../../../../zh-CN/pages/console/detail/fingerprints-text.ts';

export const text: typeof Shape = {
  title: '檔案指紋',
  lead: '如果下載檔案的 SHA-256 與此處一致，就是同一份檔案。',
  current: '目前檔案',
  completed: '簽署完成時（證據報告中的記錄）',
  renewed: '完成後又加蓋了新的封存時間戳記：原檔案內容未變更，新檔案只是在其後追加了資料。',
  archived: (day) => `封存時間戳記有效至 ${day}，到期前自動續蓋。`,
};
