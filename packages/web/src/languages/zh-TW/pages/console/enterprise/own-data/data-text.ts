import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/own-data/data-text.ts';

export const text: typeof Shape = {
  title: '企業資料',
  lead: '帶走平台為企業儲存的全部合約和資料。',
  exportWhy:
    '全部已完成合約及其證據，進行中合約的現狀，成員、部門、角色、範本清單和印章圖片，打包成一個檔案。其中含有他人的個人資訊，請妥善保管。',
};
