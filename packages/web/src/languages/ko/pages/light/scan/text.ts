import type { text as Shape } from '../../../../zh-CN/pages/light/scan/text.ts';

export const text: typeof Shape = {
  title: { WRITE: '서명 쓰기', SEAL: '도장 그리기' },
  forWhom: (name) => `대상: ${name}`,
  page: '휴대전화로 쓰기',
  opening: '여는 중…',
  left: (minutes, seconds) => `남은 시간 ${minutes}:${String(seconds).padStart(2, '0')}`,
  send: '컴퓨터로 보내기',
  doneTitle: '완료되었습니다. 컴퓨터를 확인해 주십시오',
  doneWhy: '쓴 내용이 컴퓨터에 나타났습니다. 이 페이지를 닫아도 됩니다.',
  goneTitle: 'QR 코드가 만료되었습니다',
  goneWhy: 'QR 코드는 5분간 유효하며 한 번만 쓸 수 있습니다. 컴퓨터에서 새로 만들어 다시 스캔해 주십시오.',
  awayTitle: '열리지 않았습니다',
  incompleteTitle: '링크가 완전하지 않습니다',
  incompleteWhy: '휴대전화 카메라로 컴퓨터의 QR 코드를 스캔해 주십시오.',
};
