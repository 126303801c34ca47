import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/detail/replace-sheet.ts';

export const text: typeof Shape = {
  title: (name) => `${name} 님 교체`,
  why: '새 참여자가 그 자리를 이어받으며 서명 순서, 입력란, 확인 요구 사항은 그대로입니다. 이전 참여자의 링크는 즉시 무효가 되고 알림을 받습니다.',
  name: '새 참여자 이름',
  contact: orMail('새 참여자 전화번호 또는 이메일', '새 참여자 이메일'),
  hint: '차례가 되면 링크를 이곳으로 보냅니다.',
  reason: '교체 사유',
  placeholder: '예: 이전 담당자가 퇴사했습니다',
  act: '교체',
  done: '참여자를 교체했습니다',
  needsName: '이름을 입력해 주십시오',
  needsContact: orMail('올바른 전화번호나 이메일이 아닙니다', '올바른 이메일 주소가 아닙니다'),
  needsReason: '사유를 입력해 주십시오',
};
