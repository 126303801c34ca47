import type { text as Shape } from '../../../../zh-CN/pages/console/detail/attached-files.ts';

export const text: typeof Shape = {
  title: '附件',
  by: (name, when) => `${name}，${when} 簽署時提供`,
  download: (name) => `下載 ${name}`,
};
