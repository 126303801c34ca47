import type { text as Shape } from '../../../../../zh-CN/pages/console/account/devices/devices-text.ts';

export const text: typeof Shape = {
  title: '端末',
  lead: '次の端末でアカウントにログインしています。心当たりのない端末がある場合は、ログアウトさせてログインパスワードを変更してください。',
  list: 'ログイン中の端末',
  current: 'この端末',
  unknown: '不明な端末',
  on: (browser, system) => `${browser}（${system}）`,
  since: (when) => `${when}にログイン`,
  active: (when) => `最終操作 ${when}`,
  now: '使用中',
  from: (ip) => `IP ${ip}`,
  signOut: 'ログアウト',
  signOutOf: (name) => `${name}をログアウト`,
  signOutTitle: (name) => `「${name}」をログアウトしますか？`,
  signOutWhy:
    '端末はすぐにログアウトし、保存していない変更は失われます。この操作は取り消せません。再び使うには、その端末でログインしてください。',
  done: '端末をログアウトしました',
  others: 'ほかの端末をすべてログアウト',
  othersTitle: 'ほかの端末をすべてログアウトしますか？',
  othersWhy: (count) =>
    `ほかの${count}台の端末はすぐにログアウトし、保存していない変更は失われます。この操作は取り消せません。`,
  othersDone: 'ほかの端末をすべてログアウトしました',
  alone: 'ログイン中の端末はこの1台だけです。',
  password: 'ログインパスワードを変更',
};
