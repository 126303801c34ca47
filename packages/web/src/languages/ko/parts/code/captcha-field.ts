import type { text as Shape } from '../../../zh-CN/parts/code/captcha-field.ts';

export const text: typeof Shape = {
  label: '보안문자',
  picture: '네 글자의 보안문자 그림. 누르면 다른 그림으로 바뀝니다',
  failed: '눌러서 다시 시도',
  right: '보안문자가 맞습니다',
};
