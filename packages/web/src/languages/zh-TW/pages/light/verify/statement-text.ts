import type { text as Shape } from '../../../../zh-CN/pages/light/verify/statement-text.ts';

export const text: typeof Shape = {
  title: '簡要說明',
  unknown: '一位無法辨識的簽署人',
  broken: (who) => `這個簽章自稱由 ${who} 作出，但檔案內容與簽章不符：它不能證明任何事。`,
  signed: (who) => `${who} 簽署了這份檔案。`,
  signedFor: (who, organisation) => `${who} 代表「${organisation}」簽署了這份檔案。`,
  noTime: '檔案沒有說明簽署的時間。',
  stamped: (time, authority) =>
    authority === ''
      ? `時間戳記證明，簽章在 ${time} 已經存在。`
      : `「${authority}」的時間戳記證明，簽章在 ${time} 已經存在。`,
  claimed: (time) => `簽署人的裝置說時間是 ${time}；沒有第三方證明這個時間。`,
  certified: (issuer) => `簽章的憑證由「${issuer}」簽發，它通向我們信任的機構。`,
  notCertified: (issuer) => `簽章的憑證由「${issuer}」簽發，它沒有通向我們信任的機構，因此不知道簽署人是誰。`,
  name: {
    VERIFIED: '憑證上的姓名，由憑證機構在簽署前依證件核實。',
    PROFILE: '憑證上的姓名是簽署人在自己的帳號裡填寫的，沒有人核實。',
    GIVEN: '憑證上的姓名是發起人填寫的，沒有人核實。',
  },
  status: {
    GOOD: (at) => `憑證在 ${at} 的狀態是未被廢止。`,
    REVOKED: (at) => `憑證在 ${at} 被廢止。`,
  },
  since: {
    NONE: '簽署之後，檔案一個位元組也沒有改變。',
    PERMITTED: '簽署之後，檔案只增加了簽署流程允許的內容，例如其他人的簽章和驗證資料；所簽的內容沒有改變。',
    SUSPICIOUS: '簽署之後，檔案被變更過，變更不是簽署流程允許的；現在看到的內容不是所簽的內容。',
  },
  lasting: {
    ARCHIVE: (day) =>
      `這個簽章可以驗證到 ${day}：驗證所需的憑證、狀態和時間都在檔案裡，並由檔案末尾的時間戳記保護，它的憑證在那天到期。到期前再加蓋一個時間戳記就可以延長。`,
    STAMP: '簽章帶有時間戳記，但文件末尾沒有保護它的文件時間戳記：時間戳記服務的憑證到期之後，不能保證還能驗證。',
    CERTIFICATE: (day) => `這個簽章沒有時間戳記：只在簽署憑證的有效期內，即到 ${day} 為止，可以驗證。`,
  },
};
