import type { text as Shape } from '../../../../zh-CN/pages/light/sign/forced-reading.ts';

export const text: typeof Shape = {
  end: '送信者は、手続きの前にすべてのページをここで表示するよう求めています。表示は記録されます。',
  seconds: (count) =>
    `送信者は、手続きの前に各文書をここで${count}秒以上表示するよう求めています。表示は記録されます。`,
  pagesLeft: (name, left) => `「${name}」：残り${left}ページ`,
  secondsLeft: (name, left) => `「${name}」：残り${left}秒`,
  next: '次のページへ',
  there: 'この文書へ',
  met: '完了',
};
