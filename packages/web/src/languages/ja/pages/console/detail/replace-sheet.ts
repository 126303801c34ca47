import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/detail/replace-sheet.ts';

export const text: typeof Shape = {
  title: (name) => `${name}を変更`,
  why: '新しい参加者がその位置を引き継ぎます。署名の順序、フィールド、本人確認の要件は変わりません。前の参加者のリンクはすぐに無効になり、本人に通知されます。',
  name: '新しい参加者の氏名',
  contact: orMail('新しい参加者の電話番号またはメールアドレス', '新しい参加者のメールアドレス'),
  hint: '順番が来ると、この宛先にリンクを送信します。',
  reason: '変更の理由',
  placeholder: '例：前任の担当者が退職しました',
  act: '変更',
  done: '参加者を変更しました',
  needsName: '氏名を入力してください',
  needsContact: orMail('電話番号またはメールアドレスが正しくありません', 'メールアドレスが正しくありません'),
  needsReason: '理由を入力してください',
};
