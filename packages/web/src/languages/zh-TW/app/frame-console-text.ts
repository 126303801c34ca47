import type { text as Shape } from '../../zh-CN/app/frame-console-text.ts';

export const text: typeof Shape = {
  accounts: '帳號',
  switcher: '帳號選單',
  personal: '個人帳號',
  waiting: (count) => (count >= 100 ? '99+ 份待處理' : `${count} 份待處理`),
  waitingElsewhere: '其他帳號有待處理的合約',
  switchTo: '切換帳號',
  search: '依名稱搜尋帳號',
  removed: '您已被管理員移出，無法使用',
  makeDefault: (name) => `登入後預設使用：${name}`,
  makeDefaultShort: '設為登入後的預設帳號',
  isDefault: '登入後的預設帳號',
  defaultSet: '已設為登入後的預設帳號',
  switched: (name) => `已切換到${name}`,
  found: '建立企業帳號',
  settings: '帳號與印章',
};
