import type { text as Shape } from '../../../zh-CN/parts/shield/text.ts';

export const text: typeof Shape = {
  title: '用手機簽署',
  lead: '簽章金鑰在您自己的手機裡。請用手機掃描 QR Code，核對後在手機上確認。',
  steps: ['用手機相機掃描 QR Code', '在手機上核對合約與摘要', '在手機上點選「確認簽署」，這裡會自動完成'],
  code: 'QR Code：用手機掃描後核對並簽署',
  making: '正在產生 QR Code…',
  status: {
    SHOWN: 'QR Code 只能使用一次，請不要轉傳給他人。',
    OPENED: '已在手機上開啟，請在手機上核對並確認',
    READY: '手機正在簽署…',
    SIGNED: '已用手機簽署',
    REFUSED: '您在手機上選擇了不簽署。',
    FAILED: '未能簽署，合約沒有任何變化。',
    EXPIRED: 'QR Code 已失效。',
  },
  left: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')} 後失效`,
  newPhone: (name) => `${name || '一部新手機'}要用於簽署。`,
  numberWhy: '請看您自己的手機，輸入上面顯示的號碼。如果您的手機沒有顯示號碼，請不要輸入，關閉後重新開始。',
  number: '手機上的號碼',
  again: '重新開始',
  here: '在這部手機上簽署',
  compare: '核對文件摘要',
  digest: (at, count) => (count === 1 ? 'SHA-256 摘要' : `第 ${at} 份文件的 SHA-256 摘要`),
};
