import type { text as Shape } from '../../../../zh-CN/pages/light/scan/text.ts';

export const text: typeof Shape = {
  title: { WRITE: '手寫簽名', SEAL: '手繪印章' },
  forWhom: (name) => `為 ${name} 書寫`,
  page: '用手機書寫',
  opening: '正在開啟…',
  left: (minutes, seconds) => `剩餘 ${minutes}:${String(seconds).padStart(2, '0')}`,
  send: '傳送到電腦',
  doneTitle: '已傳送，請看電腦',
  doneWhy: '您寫的內容已經出現在電腦上，可以關閉本頁了。',
  goneTitle: 'QR Code 已失效',
  goneWhy: 'QR Code 五分鐘內有效，且只能使用一次。請在電腦上換一個 QR Code，再用手機掃描。',
  awayTitle: '未能開啟',
  incompleteTitle: '連結不完整',
  incompleteWhy: '請用手機相機直接掃描電腦上的 QR Code。',
};
