import type { WrittenSection } from '../../../text/written-section.ts';

export const messages: WrittenSection = {
  title: '訊息與通知',
  blocks: [
    {
      kind: 'points',
      items: [
        '右上角的鈴鐺顯示未讀訊息數；點選一則，就到需要處理的地方。',
        '[[簡訊、郵件、桌面提醒|郵件、桌面提醒]]各自可以在「帳號與印章 → 通知設定」裡開關；與帳號安全有關的通知一律會傳送。',
        '截止前 24 小時，發起人和輪到的人會收到提醒。',
        '準備合約時可以開啟「自動提醒」：輪到的人幾天內沒有處理，就提醒一次，之後每隔幾天再提醒，次數由您決定。點選「以後的新合約都這樣提醒」，新合約就照此設定。',
      ],
    },
  ],
};
