import type { text as Shape } from '../../../zh-CN/parts/password/file-password.ts';

export const text: typeof Shape = {
  label: (name) => `“${name}”의 비밀번호`,
  placeholder: '파일 비밀번호',
  hint: '이번 한 번만 사용하며 저장하지 않습니다.',
  open: '파일 열기',
};
