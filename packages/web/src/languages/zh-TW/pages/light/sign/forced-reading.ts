import type { text as Shape } from '../../../../zh-CN/pages/light/sign/forced-reading.ts';

export const text: typeof Shape = {
  end: '發起人要求：處理前，每一頁都要在頁面上顯示過。會如實記錄。',
  seconds: (count) => `發起人要求：處理前，每份文件至少在頁面上顯示 ${count} 秒。會如實記錄。`,
  pagesLeft: (name, left) => `《${name}》還有 ${left} 頁`,
  secondsLeft: (name, left) => `《${name}》還需 ${left} 秒`,
  next: '前往未顯示的頁',
  there: '前往這份文件',
  met: '已達到要求',
};
