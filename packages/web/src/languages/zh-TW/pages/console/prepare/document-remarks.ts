import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/document-remarks.ts';

export const text: typeof Shape = {
  fonts: (names) => `檔案沒有嵌入字型 ${names}，換一台裝置開啟，這些文字可能換成別的字型`,
  offPage: (pages) => `第 ${pages} 頁有文字在頁面之外，簽署人看不到`,
  hiddenLayers: '開啟時不顯示的圖層已去除',
  notDrawn: (pages) => `第 ${pages} 頁有表單欄位或批註沒有自帶圖樣，無法固定到頁面上`,
  layersStay: '檔案已有簽章，圖層仍可在閱讀器裡切換',
  formStays: '檔案已有簽章，表單欄位保持原樣',
  marksStay: '檔案已有簽章，批註保持原樣',
  list: (values) => values.join('、'),
  more: (count) => `等 ${count} 種`,
  look: (page) => `看第 ${page} 頁`,
  title: (page) => `第 ${page} 頁`,
  asSeen: '簽署人在本平台看到的就是這樣。要讓合約在哪裡都是這個樣子，請在原軟體中嵌入字型後重新匯出。',
  asSeenPage: '簽署人看到的就是這樣，不包含其他內容。',
};
