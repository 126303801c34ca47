import type { text as Shape } from '../../../zh-CN/parts/scan/text.ts';

export const text: typeof Shape = {
  title: '用手機書寫',
  steps: ['用手機相機掃描 QR Code', '在手機上寫好，點選「傳送到電腦」', '寫好的內容會自動出現在這裡'],
  code: 'QR Code：用手機掃描後即可書寫',
  making: '正在產生 QR Code…',
  left: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')} 後失效`,
  opened: '已在手機上開啟，請在手機上書寫',
  expired: 'QR Code 已失效',
  again: '換一個 QR Code',
  drawn: '已收到手機上寫好的內容',
  once: 'QR Code 只能使用一次，請不要轉傳給他人。',
};
