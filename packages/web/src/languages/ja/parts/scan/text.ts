import type { text as Shape } from '../../../zh-CN/parts/scan/text.ts';

export const text: typeof Shape = {
  title: 'スマートフォンで書く',
  steps: [
    'スマートフォンのカメラでQRコードを読み取ります',
    'スマートフォンで書き、「送信」を押します',
    '書いた内容が自動的にここに表示されます',
  ],
  code: 'QRコード：スマートフォンで読み取って書いてください',
  making: 'QRコードを作成中…',
  left: (minutes, seconds) => `残り時間 ${minutes}:${String(seconds).padStart(2, '0')}`,
  opened: 'スマートフォンで開きました。そのまま書いてください',
  expired: 'QRコードの有効期限が切れました',
  again: '新しいQRコードを作成',
  drawn: 'スマートフォンで書いた内容を受け取りました',
  once: 'QRコードは一度だけ使用できます。ほかの人に渡さないでください。',
};
