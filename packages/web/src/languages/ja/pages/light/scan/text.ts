import type { text as Shape } from '../../../../zh-CN/pages/light/scan/text.ts';

export const text: typeof Shape = {
  title: { WRITE: '署名を書く', SEAL: '印鑑を描く' },
  forWhom: (name) => `${name}様の署名`,
  page: 'スマートフォンで書く',
  opening: '開いています…',
  left: (minutes, seconds) => `残り時間 ${minutes}:${String(seconds).padStart(2, '0')}`,
  send: 'パソコンに送信',
  doneTitle: '完了しました。パソコンをご覧ください',
  doneWhy: '書いた内容がパソコンに届きました。このページは閉じてかまいません。',
  goneTitle: 'QRコードの有効期限が切れました',
  goneWhy:
    'QRコードの有効時間は5分で、一度だけ使用できます。パソコンで新しいQRコードを作成し、もう一度読み取ってください。',
  awayTitle: '開けませんでした',
  incompleteTitle: 'リンクが不完全です',
  incompleteWhy: 'パソコンのQRコードを、スマートフォンのカメラで読み取ってください。',
};
