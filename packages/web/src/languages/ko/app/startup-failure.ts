import type { text as Shape } from '../../zh-CN/app/startup-failure.ts';

export const text: typeof Shape = {
  title: '계정 정보를 불러오지 못했습니다',
  why: '로그인은 유지되고 있으며 데이터는 그대로입니다. 다시 시도해 주십시오.',
};
