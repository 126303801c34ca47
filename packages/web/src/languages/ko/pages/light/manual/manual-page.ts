import type { text as Shape } from '../../../../zh-CN/pages/light/manual/manual-page.ts';

export const text: typeof Shape = {
  download: 'PDF로 내려받기',
  top: '목차로 돌아가기',
  link: (title) => `“${title}” 링크`,
};
