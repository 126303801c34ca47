import type { text as Shape } from '../../zh-CN/app/inactivity-warning.ts';

export const text: typeof Shape = {
  title: '아직 사용 중이신가요?',
  why: '한동안 활동이 없었습니다. 계정 보호를 위해 시간이 지나면 자동으로 로그아웃됩니다.',
  left: '로그아웃까지 남은 시간',
  stay: '로그인 유지',
};
