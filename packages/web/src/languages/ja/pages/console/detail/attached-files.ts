import type { text as Shape } from '../../../../zh-CN/pages/console/detail/attached-files.ts';

export const text: typeof Shape = {
  title: '添付ファイル',
  by: (name: string, when: string) => `${name}、${when}の署名時に提出`,
  download: (name: string) => `${name}をダウンロード`,
};
