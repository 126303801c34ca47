import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/shield-devices-text.ts';
import { SHIELD_DEVICES_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  title: '手機金鑰',
  why: '這些手機裡有您的簽章金鑰。要求手機金鑰簽署的合約，由您在自己的手機上確認後簽名，金鑰從不離開手機。',
  none: '還沒有手機。第一次用手機金鑰簽署時，掃描 QR Code 的手機會自動加入。',
  limit: `最多 ${SHIELD_DEVICES_MAX} 部手機，移除一部後才能再加入。`,
  list: '手機清單',
  unnamed: '手機',
  serial: (serial) => `憑證 ${serial}`,
  each: '每次簽署使用單次憑證（通過身分驗證後可獲得長期憑證）',
  made: (when) => `${when} 加入`,
  used: (when) => `${when}簽署過`,
  unused: '還沒有簽署過',
  remove: '移除',
  removeOf: (name) => `移除 ${name}`,
  removeTitle: (name) => `移除「${name}」？`,
  removeWhy: '這部手機立即不能再簽署，它的憑證（如有）會被廢止。之前簽署的合約不受影響。',
  removed: '手機已移除，不能再簽署',
};
