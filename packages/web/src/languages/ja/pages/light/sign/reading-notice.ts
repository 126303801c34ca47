import type { text as Shape } from '../../../../zh-CN/pages/light/sign/reading-notice.ts';

export const text: typeof Shape = {
  loading: '文書を読み込み中です。すべて読み込まれると確認に進めます。',
  failed: '表示できないページがあります。文書に戻り、そのページの「再試行」を押してから確認してください。',
  unread: '送信者は、先に文書を表示するよう求めています。文書に戻り、上部の案内に従ってから確認してください。',
};
