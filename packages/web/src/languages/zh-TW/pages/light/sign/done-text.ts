import { byLevel } from '../../../../../text/level.ts';
import type { Kinds, text as Shape } from '../../../../zh-CN/pages/light/sign/done-text.ts';

const kinds: Kinds = {
  kinds: {
    signed: [
      '簽署完成',
      byLevel({ 'B-LTA': '您的簽名已經寫入合約並受時間戳記保護。', 'B-B': '您的簽名已經寫入合約。' }),
    ],
    filled: ['已送出', '您填寫的內容已經寫入合約。'],
    checked: ['審核已通過', '您的審核結果已記錄。'],
    rejected: ['已拒絕簽署', '發起人會收到通知和您的理由。您不需再做任何操作。'],
    refused: ['審核未通過，合約已終止', '發起人會收到通知和您的理由。您不需再做任何操作。'],
    handedOn: ['已轉交', '對方會收到合約連結，接下來由對方處理。您不需再做任何操作。'],
    returned: ['已退回發起人', '發起人會看到您的說明，修改後可以重新發起。您不需再做任何操作。'],
  },
  voiding: {
    signed: ['已確認作廢', '您的確認已經寫入作廢協議。各方都確認後，原合約即作廢。'],
    checked: ['作廢審核已通過', '您的審核結果已記錄。各方都確認後，原合約即作廢。'],
    rejected: ['您沒有同意作廢', '這次作廢已終止，原合約繼續有效。對方會看到您的理由。'],
    refused: ['作廢審核未通過', '這次作廢已終止，原合約繼續有效。對方會看到您的理由。'],
  },
};

export const text: typeof Shape = {
  ...kinds,
  waiting: (names) => `接下來輪到：${names}。全部完成後即可下載合約。`,
  voidWaiting: (names) => `接下來等待確認作廢：${names}。`,
  waitingOthers: '接下來等待其他人處理，全部完成後即可下載合約。',
  sealing: '所有人都已完成。正在為合約加上長期有效的驗證資訊，通常只需幾秒…',
  finished: '所有人都已完成，合約已生效。',
  voided: '各方都已確認，原合約已作廢。',
  original: '檢視被作廢的合約',
  download: '下載合約',
  downloadOf: (name) => `下載 ${name}`,
  evidence: '下載簽署證據',
  verify: '驗證這份檔案',
  list: '檢視我的合約',
  notify: (contact) => `完成後我們會通知 ${contact}。現在可以關閉頁面了。`,
  returnHere: '隨時可以用同一個連結回到這裡。',
  register: '登入後檢視我的合約',
  people: '簽署進度',
  you: '我',
};
