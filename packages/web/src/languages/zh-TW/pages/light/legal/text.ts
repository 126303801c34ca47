import type { text as Shape } from '../../../../zh-CN/pages/light/legal/text.ts';

export const text: typeof Shape = {
  version: (version) => `版本 ${version}`,
  others: '另見',
  none: '沒有這個頁面',
  noneWhy: '請從頁尾開啟隱私權政策、服務條款或「簽名的意義」。',
};
