import type { text as Shape } from '../../zh-CN/app/session-notice.ts';

export const text: typeof Shape = {
  changed: {
    title: '로그인 상태가 바뀌어 페이지를 새로 고칩니다',
    why: '다른 탭에서 로그인, 로그아웃 또는 계정 전환을 하셨습니다.',
    act: '페이지 새로 고침',
  },
  inactive: {
    title: '오랫동안 활동이 없어 로그아웃되었습니다',
    why: '계정 보호를 위해 다시 로그인해 주십시오. 저장한 내용은 모두 그대로 있습니다.',
    act: '다시 로그인',
  },
  ended: {
    title: '로그인이 종료되었습니다',
    why: '비밀번호가 변경되었거나 다른 기기에서 로그아웃되었습니다. 본인이 한 일이 아니면 로그인하여 비밀번호를 변경해 주십시오.',
    act: '다시 로그인',
  },
  disabled: {
    title: '현재 기업에서 사용이 중지되어 로그아웃됩니다',
    why: '기업 관리자가 구성원 자격을 중지했습니다. 다시 로그인하면 개인 계정은 계속 사용할 수 있습니다.',
    act: '로그아웃',
  },
};
