import type { text as Shape } from '../../../../zh-CN/pages/console/detail/fingerprints-text.ts';

export const text: typeof Shape = {
  title: 'ファイルのハッシュ値',
  lead: 'ダウンロードしたファイルのSHA-256が表示と一致すれば、同じファイルです。',
  current: '現在のファイル',
  completed: '完了時（証跡レポートの記録）',
  renewed:
    '完了後に新しいアーカイブタイムスタンプが追加されました。元の内容は変わらず、新しいデータが末尾に追加されています。',
  archived: (day) => `アーカイブタイムスタンプは${day}まで有効で、それまでに自動的に更新されます。`,
};
