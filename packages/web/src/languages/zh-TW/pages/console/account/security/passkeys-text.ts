import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/passkeys-text.ts';
import { PASSKEYS_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  title: '通行密鑰',
  why: '用指紋、臉部辨識或裝置螢幕鎖定密碼登入，不用記密碼，也不怕釣魚網站。它只代替登入，不代替簽署密碼。',
  add: '新增通行密鑰',
  none: '還沒有通行密鑰',
  list: '通行密鑰清單',
  unsupported:
    '這個瀏覽器不能使用通行密鑰。需要較新的 Chrome、Edge、Safari 或 Firefox，透過 https 開啟本網站，並且裝置設定了螢幕鎖定密碼、指紋或臉部辨識。',
  limit: `最多 ${PASSKEYS_MAX} 個通行密鑰，刪除一個後才能再新增。`,
  name: '名稱',
  nameHint: '方便以後認出它在哪台裝置上',
  nameMissing: '請輸入名稱',
  nameOn: (browser, system) => `${system} 上的 ${browser}`,
  nameDefault: '我的通行密鑰',
  password: '登入密碼',
  passwordMissing: '請輸入登入密碼',
  addWhy: '確認登入密碼後，瀏覽器會請您用指紋、臉部辨識或螢幕鎖定密碼建立通行密鑰。',
  addWhyBare: '接下來瀏覽器會請您用指紋、臉部辨識或螢幕鎖定密碼建立通行密鑰。',
  goOn: '繼續',
  addDone: '通行密鑰已新增',
  fault: {
    refused: '沒有建立通行密鑰：可能已取消或逾時。可以再試一次。',
    known: '這台裝置上已經有本帳號的通行密鑰。',
    unfit: '這台裝置無法為本網站建立通行密鑰。請確認透過 https 開啟本網站，並且裝置設定了螢幕鎖定密碼。',
  },
  made: (when) => `${when} 新增`,
  used: (when) => `${when}使用過`,
  unused: '還沒有使用過',
  remove: '刪除',
  removeOf: (name) => `刪除通行密鑰 ${name}`,
  removeTitle: (name) => `刪除「${name}」？`,
  removeWhy: '之後不能再用它登入。裝置裡儲存的那一份要在裝置的密碼管理員中另外刪除。',
  removed: '通行密鑰已刪除',
};
