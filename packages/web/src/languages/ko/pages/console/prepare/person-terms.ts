import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/person-terms.ts';

export const text: typeof Shape = {
  language: '알림과 페이지의 언어',
  own: '본인이 선택',
  deadline: '개인 기한',
  deadlineHint: '지나면 처리할 수 없습니다. 알림을 받으면 연장하거나 교체·제외할 수 있습니다',
  deadlineWrong: '현재 이후이고 계약서의 기한보다 빨라야 합니다',
  until: (when) => `${when}까지`,
  message: '이 사람에게 보내는 메시지',
  messageHint: '이메일, 링크 페이지, 서명 화면에 표시되며 다른 참여자에게는 보이지 않습니다',
  witness: '증인으로 서명',
  witnessHint: '서명과 증거 보고서에 기재됩니다',
  closed: {
    witness: '증인',
    message: '메시지 있음',
    until: (when) => `개인 기한 ${when}`,
  },
};
