import type { text as Shape } from '../../../../../zh-CN/pages/console/account/certificates/certificates-text.ts';
import { CERTIFICATE_LABELS } from '@countersign/contract/languages/zh-TW/labels';

export const text: typeof Shape = {
  title: '我的憑證',
  lead: '每次簽署時為您簽發的數位憑證。',
  what: '這些憑證是什麼？',
  whatWords:
    '您每簽署一份合約，憑證機構都會為這一次簽署簽發一張新的數位憑證：當場產生金鑰，只簽一次，隨後立即銷毀。此後任何人都無法再使用它，因此您無須保管，也不必擔心被盜用。憑證過期或廢止，都不影響有效期內已經完成的簽署。',
  root: '下載根憑證',
  rootWhy: '把根憑證加入受信任清單後，PDF 閱讀器就能驗證這些簽章。',
  none: '還沒有憑證',
  noneWhy: '簽署第一份合約後，這裡會出現為它簽發的憑證。',
  subject: '憑證主體',
  serial: '序號',
  validity: '有效期',
  issued: '簽發於',
  envelope: '用於合約',
  untitled: '未命名的合約',
  noEnvelope: '未用於合約',
  copySerial: (serial) => `複製序號 ${serial}`,
  from: (when) => `自 ${when}`,
  until: (when) => `至 ${when}`,
  state: CERTIFICATE_LABELS,
  revokedOn: (when, why) => `${when} 廢止：${why}`,
  reasons: {
    unspecified: '未說明原因',
    keyCompromise: '金鑰可能已外洩',
    cACompromise: '憑證機構的金鑰可能已外洩',
    affiliationChanged: '所屬關係已變更',
    superseded: '已由新憑證取代',
    cessationOfOperation: '不再使用',
    privilegeWithdrawn: '使用資格已撤銷',
    aACompromise: '屬性機構的金鑰可能已外洩',
  },
  list: '憑證清單',
  count: (total) => `共 ${total} 張`,
};
