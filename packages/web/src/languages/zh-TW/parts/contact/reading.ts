import type { text as Shape } from '../../../zh-CN/parts/contact/reading.ts';

export const text: typeof Shape = {
  unknown: '沒有這樣的手機號碼。中國大陸以外的號碼以 + 與國碼開頭，例如 +886\u00a0912\u00a0345\u00a0678',
  unserved: (country) => `${country}：不能向這裡傳送簡訊，請填寫電子郵件`,
};
