import type { text as Shape } from '../../../../zh-CN/pages/console/detail/attached-files.ts';

export const text: typeof Shape = {
  title: '첨부 파일',
  by: (name: string, when: string) => `${name}, ${when} 서명 시 제출`,
  download: (name: string) => `${name} 내려받기`,
};
