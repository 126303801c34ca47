import type { text as Shape } from '../../../../zh-CN/pages/console/detail/attached-files.ts';

export const text: typeof Shape = {
  title: 'Attached files',
  by: (name: string, when: string) => `${name}, signed with on ${when}`,
  download: (name: string) => `Download ${name}`,
};
