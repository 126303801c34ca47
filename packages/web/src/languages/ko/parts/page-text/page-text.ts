import type { text as Shape } from '../../../zh-CN/parts/page-text/page-text.ts';

export const text: typeof Shape = {
  label: '읽기 보기',
  says: '글을 화면에 맞게 다시 배열했습니다. 효력은 원래 페이지를 기준으로 합니다. 글과 페이지가 다른 부분은 그림으로 표시합니다.',
  page: (page, of) => `${of}쪽 중 ${page}쪽`,
  see: '원래 페이지 보기',
  picture: '페이지의 일부를 그림으로 표시',
  empty: '빈 페이지입니다.',
  failed: '이 페이지를 불러오지 못했습니다.',
  retry: '다시 시도',
  loading: '페이지를 읽는 중…',
};
