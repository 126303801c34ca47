import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/sign/more-text.ts';
import { ACT_LABELS } from '@countersign/contract/languages/ko/labels';

export const text: typeof Shape = {
  handOn: ACT_LABELS.handOn,
  handOnHint: '다른 사람이 대신 처리합니다',
  giveBack: ACT_LABELS.return,
  giveBackHint: '문제가 있음: 발신자가 수정하여 다시 보냅니다',
  reject: ACT_LABELS.reject,
  rejectHint: '동의하지 않음: 계약이 종료됩니다',
  rejectVoid: '무효화에 동의하지 않음',
  rejectVoidHint: '계약은 계속 유효합니다',
  handing: {
    title: '다른 사람에게 전달',
    text: '상대방이 준비된 입력란과 함께 내 자리를 이어받습니다. 전달하면 이 계약서를 더 처리할 수 없으며 되돌릴 수 없습니다.',
    name: '상대방 이름',
    contact: orMail('상대방 전화번호 또는 이메일', '상대방 이메일'),
    contactHint: '계약서 링크를 이곳으로 보냅니다.',
    reason: '설명',
    placeholder: '예: 이제 이 프로젝트는 그분이 담당합니다',
    button: '전달',
    needsName: '상대방 이름을 입력해 주십시오',
    needsContact: '연락처를 입력해 주십시오',
    wrongContact: '올바른 연락처가 아닙니다',
  },
  returning: {
    title: '발신자에게 반려하시겠습니까?',
    text: '이 계약은 종료됩니다. 발신자가 작성하신 내용을 보고 수정하여 다시 보낼 수 있습니다. 되돌릴 수 없습니다.',
    reason: '수정할 내용',
    placeholder: '예: 제3조의 금액은 144,000이어야 합니다',
    button: '반려',
  },
  rejectingVoid: {
    title: '무효화에 동의하지 않으시겠습니까?',
    text: '무효화에는 모든 당사자의 동의가 필요합니다. 동의하지 않으면 이 무효화는 종료되고 계약은 계속 유효하며 다른 사람에게 사유가 표시됩니다. 되돌릴 수 없습니다.',
    reason: '사유',
    placeholder: '예: 아직 서비스가 제공되고 있습니다',
    button: '동의하지 않음',
  },
};
