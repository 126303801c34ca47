import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/account/profile-text.ts';
import { IDENTITY_LABELS } from '@countersign/contract';

export const text: typeof Shape = {
  title: 'プロフィール',
  details: '基本情報',
  lead: '参加者や同僚に表示される情報です。',
  picture: '画像',
  pictureOf: (name) => `${name}の画像`,
  change: '画像を変更',
  add: '画像をアップロード',
  remove: '画像を削除',
  removeTitle: '画像を削除しますか？',
  removeWhy: '代わりに名前の頭文字が表示されます。',
  removed: '画像を削除しました',
  crop: '画像を調整',
  use: 'この画像を使う',
  pictureDone: '画像を変更しました',
  unreadable: 'この画像は使用できません。PNGまたはJPEGを選択してください。',
  identity: '本人確認',
  verify: '確認に進む',
  identityOf: IDENTITY_LABELS.ja,
  nickname: 'ニックネーム',
  nicknameMissing: 'ニックネームを入力してください',
  nameRule: (name) =>
    `ほかの人には「${name}」と表示されます。本人確認が済むと実名、それまではニックネーム、未設定の場合は${orMail('電話番号またはメールアドレス', 'メールアドレス')}が表示されます。`,
  verifiedRule: (name) =>
    `本人確認済みのため、ほかの人にはニックネームではなく実名「${name}」が表示されます。`,
  sex: '性別',
  sexes: { '': '指定なし', MALE: '男性', FEMALE: '女性' },
  language: '通知の言語',
  languageHint: orMail(
    'SMS、メール、音声通話の言語です。ページの言語は別に選択します。',
    'メールの言語です。ページの言語は別に選択します。',
  ),
  languages: { 'zh-CN': '中文', en: 'English' },
  save: '変更を保存',
  saved: 'プロフィールを保存しました',
  look: '外観',
  lookWhy: 'このブラウザーにのみ適用されます。',
  account: 'アカウント',
  userId: 'ユーザーID',
  copyId: 'ユーザーIDをコピー',
  registered: '登録日時',
  lastLogin: '前回のログイン',
  lastLoginFrom: (when, ip) => `${when}、IP ${ip}`,
  never: '記録なし',
};
