import type { text as Shape } from '../../zh-CN/app/failure-page.ts';

export const text: typeof Shape = {
  failed: '이 페이지에 오류가 발생했습니다',
  notFound: '페이지를 찾을 수 없습니다',
  notFoundWhy: '주소가 잘못되었거나 내용이 옮겨졌을 수 있습니다.',
  home: '홈으로 가기',
};
