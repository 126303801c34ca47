import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/invitations/join-text.ts';

export const text: typeof Shape = {
  title: '参加の申請',
  none: '申請はありません。招待リンクから申請した人や、参加前に契約書でメンバーとして指定された人がここに表示されます。',
  byLink: '招待リンクから',
  because: (title) => `「${title}」で指定`,
  accept: '承認',
  acceptWhom: (name) => `${name}を承認`,
  refuse: '却下',
  refuseWhom: (name) => `${name}を却下`,
  accepted: (name) => `${name}がメンバーになりました`,
  refused: (name) => `${name}の申請を却下しました`,
};
