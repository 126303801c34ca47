import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/removed-content.ts';

export const text: typeof Shape = {
  groups: {
    scripts: 'スクリプトとアクション',
    files: '添付ファイル',
    media: 'マルチメディア',
    links: 'ほかのファイルへのリンク',
    form: 'フォームフィールド',
    marks: '注釈',
    layers: 'レイヤー',
    printed: '印刷専用の内容',
  },
  and: (groups) => groups.join('、'),
  gone: (list) => `削除：${list}`,
  drawn: (list) => `ページの一部に変換：${list}`,
  both: (gone, drawn) => `${gone}。${drawn}`,
};
