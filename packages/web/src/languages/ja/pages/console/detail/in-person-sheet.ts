import type { text as Shape } from '../../../../zh-CN/pages/console/detail/in-person-sheet.ts';

export const text: typeof Shape = {
  title: (name) => `${name}様がこの端末で手続きします`,
  code: (contact) => `${contact}に送る認証コードでご本人であることを確認します。認証コードはこの端末に表示されません。`,
  lock: 'この端末でのログインはすぐに終了し、どのタブでもご自身の契約書は開けなくなります。',
  back: '手続きが終わると、端末を返すよう案内が表示されます。もう一度ログインすると、この契約書に戻れます。',
  act: '端末をロックして渡す',
};
