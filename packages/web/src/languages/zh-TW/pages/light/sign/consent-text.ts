import type { Auth, Secure, Modes, text as Shape } from '../../../../zh-CN/pages/light/sign/consent-text.ts';
import { CONSENT } from '@countersign/contract/languages/zh-TW/consent';

const modes: Modes = {
  sign: {
    title: '確認簽署',
    ...CONSENT.sign,
    working: ['正在查驗身分…', '正在準備憑證…', '正在寫入簽名…', '正在儲存…'],
  },
  fill: {
    title: '確認送出',
    ...CONSENT.fill,
    working: ['正在查驗身分…', '正在儲存…'],
  },
  void: {
    title: '確認作廢',
    ...CONSENT.void,
    working: ['正在查驗身分…', '正在準備憑證…', '正在寫入簽名…', '正在儲存…'],
  },
};
const secure: Secure = {
  DISPOSABLE_CERT: '為本次簽署簽發一次性憑證：金鑰只用一次，用完即銷毀。',
  PERSONAL_CERT: '使用您身分驗證後的個人長期憑證。',
  ENTERPRISE_CERT: '使用您所代表企業的長期憑證。',
  SHIELD_CERT: '金鑰在您自己的手機上，下一步在手機上確認。',
};
const auth: Auth = {
  LOW: null,
  MEDIUM: '發起人要求簽署人已通過身分驗證。',
  HIGH: '發起人要求簽署人已通過身分驗證，並同時驗證簽署密碼和驗證碼。',
};

export const text: typeof Shape = {
  modes,
  secure,
  auth,
  how: '這次簽署如何保護',
  meaning: '您的簽名代表什麼',
  prove: '如何確認是您本人',
  byPassword: '用簽署密碼',
  byCode: '用驗證碼',
  passwordLabel: '簽署密碼',
  codeTo: (contact) => `驗證碼將傳送到 ${contact}`,
  provedBy: (contact) => `您剛剛已用 ${contact} 的驗證碼確認身分，無須再次驗證。`,
  noWay: '沒有可用的驗證方式：請在帳號中設定簽署密碼，或綁定聯絡方式。',
  needsPassword: '請輸入簽署密碼',
  needsCode: '請先取得並輸入 6 位數驗證碼',
  kept: '簽署在進行中，請勿關閉頁面。',
};
