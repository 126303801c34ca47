import type { text as Shape } from '../../zh-CN/app/account-watch.ts';

export const text: typeof Shape = {
  newDevice: '새 기기에서 회원님의 계정으로 로그인했습니다.',
  signOut: '본인이 아닌가요? 로그아웃시키기',
};
