import type { text as Shape } from '../../../../zh-CN/pages/light/verify/record-panel.ts';

export const text: typeof Shape = {
  title: 'このリンクが示す契約書',
  number: '番号',
  completed: '完了日時',
  state: '状態',
  force: '有効',
  voided: (time) => `当事者の合意により無効（${time}以降）`,
  documents: '文書',
  documentsAre: (count) => `${count}件`,
  next: '受け取ったファイルを選択すると、この契約書の文書かどうかを確認できます。契約書の名前や内容はここには表示されません。',
  is: (at, of) => `このファイルは、完了時のこの契約書の文書${at}（全${of}件）と、すべてのバイトが一致します。`,
  isNot:
    'このファイルは、完了時のこの契約書の文書ではありません。変更された、未完成の版である、または別の契約書に属する可能性があります。',
  none: 'この番号の完了した契約書はありません。',
};
