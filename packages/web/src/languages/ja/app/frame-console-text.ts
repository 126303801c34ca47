import type { text as Shape } from '../../zh-CN/app/frame-console-text.ts';

export const text: typeof Shape = {
  accounts: 'アカウント',
  switcher: 'アカウントメニュー',
  personal: '個人アカウント',
  waiting: (count) => (count >= 100 ? '未処理 99件以上' : `未処理 ${count}件`),
  waitingElsewhere: '別のアカウントに未処理の契約書があります',
  switchTo: 'アカウントを切り替える',
  search: 'アカウントを名前で検索',
  removed: '管理者によって除外されたため、使用できません',
  makeDefault: (name) => `ログイン後の既定にする：${name}`,
  makeDefaultShort: 'ログイン後の既定にする',
  isDefault: 'ログイン後の既定',
  defaultSet: 'ログイン後の既定のアカウントに設定しました',
  switched: (name) => `${name}に切り替えました`,
  found: '企業アカウントを作成',
  settings: 'アカウントと印鑑',
};
