import type { text as Shape } from '../../../../zh-CN/pages/console/detail/in-person-sheet.ts';

export const text: typeof Shape = {
  title: (name) => `이 기기에서 ${name} 님이 처리하도록 하기`,
  code: (contact) => `본인 확인 인증번호를 보낼 곳: ${contact}. 이 기기에는 표시되지 않습니다.`,
  lock: '이 기기에서 즉시 로그아웃됩니다. 어느 탭에서도 더 이상 계약서를 열 수 없습니다.',
  back: '상대방이 마치면 기기를 돌려주라는 안내가 표시됩니다. 다시 로그인하면 이 계약서로 돌아옵니다.',
  act: '기기를 잠그고 건네기',
};
