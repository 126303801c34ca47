import type { text as Shape } from '../../../zh-CN/parts/site-foot/foot-links.ts';

export const text: typeof Shape = {
  manual: '使用者手冊',
  download: '下載使用者手冊（PDF）',
  verify: '驗證已簽署的檔案',
  root: '下載根憑證',
  practice: '憑證實務作業基準',
  report: '申訴與協助',
  access: '無障礙說明',
};
