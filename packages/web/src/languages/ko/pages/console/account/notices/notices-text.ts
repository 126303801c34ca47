import { orMail } from '../../../../../../text/channels.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/account/notices/notices-text.ts';
import { CHANNEL_LABELS } from '@countersign/contract/languages/ko/labels';

export const text: typeof Shape = {
  title: '알림 설정',
  lead: orMail(
    '종류별로 알림을 받을 방법을 선택합니다. 변경은 바로 적용됩니다. 알림은 문자나 이메일 중 하나로 한 번 보내며 발신자가 입력한 연락처를 우선합니다. 인증번호는 항상 보냅니다.',
    '종류별로 알림을 받을 방법을 선택합니다. 변경은 바로 적용됩니다. 인증번호는 항상 보냅니다.',
  ),
  table: '알림 종류별 수신 방법',
  topicHead: '알림',
  topic: { TURN: '내 차례', REMINDER: '재알림', RESULT: '결과', SECURITY: '계정 보안' },
  why: {
    TURN: '서명이나 검토를 기다리는 계약서가 있을 때',
    REMINDER: '발신자가 처리를 재촉할 때',
    RESULT: '계약서가 완료, 거절, 회수 또는 만료되었을 때',
    SECURITY: '새 기기, 비밀번호나 연락처 변경. 항상 보내며 끌 수 없습니다',
  },
  channel: CHANNEL_LABELS,
  by: (topic, channel) => `${topic}: ${channel}`,
  notOffered: '제공 안 함',
  undone: '저장되지 않아 이전 선택으로 되돌렸습니다.',
  noPhone: '등록된 전화번호가 없어 알림은 이메일로만 보냅니다.',
  noEmail: '등록된 이메일이 없어 알림은 문자로만 보냅니다.',
  bind: '등록하기',
  stopped: (contacts) => `계약서와 초대 알림을 더 이상 보내지 않는 곳: ${contacts}`,
  stoppedWhy: '그곳에서 수신을 거부하거나 알림을 신고했습니다. 인증번호와 보안 알림은 계속 보냅니다.',
  resume: '다시 받기',
  resumed: '알림을 다시 보냅니다',
  desktopTitle: '바탕 화면 알림',
  desktopNone: '이 브라우저는 바탕 화면 알림을 지원하지 않습니다.',
  desktopDenied: '이 브라우저가 이 사이트의 알림을 차단하고 있습니다. 사이트 설정에서 허용해 주십시오.',
  desktopAsk: '이 브라우저에서 아직 바탕 화면 알림을 허용하지 않았습니다.',
  desktopGranted:
    '이 브라우저에서 바탕 화면 알림을 허용했습니다. 이 사이트가 열려 있는 동안 서명하거나 검토할 차례가 되면 알려 드립니다.',
  allow: '바탕 화면 알림 허용',
  explainTitle: '바탕 화면 알림을 허용하시겠습니까?',
  explain:
    '서명할 차례와 검토할 차례, 두 가지 알림이 있습니다. 누르면 해당 계약서가 열립니다. 이제 브라우저가 허용 여부를 묻습니다. 언제든지 브라우저에서 바꿀 수 있습니다.',
  goOn: '계속',
};
