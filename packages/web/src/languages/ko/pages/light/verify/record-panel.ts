import type { text as Shape } from '../../../../zh-CN/pages/light/verify/record-panel.ts';

export const text: typeof Shape = {
  title: '이 링크가 가리키는 계약',
  number: '번호',
  completed: '완료',
  state: '상태',
  force: '유효',
  voided: (time) => `${time}부터 당사자 합의로 무효`,
  documents: '문서',
  documentsAre: (count) => `${count}`,
  next: '받은 파일을 선택하면 이 계약의 문서인지 확인할 수 있습니다. 계약의 이름과 내용은 여기에 표시되지 않습니다.',
  is: (at, of) => `이 파일은 완료된 이 계약의 문서 ${of}개 중 ${at}번째와 바이트 단위로 일치합니다.`,
  isNot: '이 파일은 완료된 이 계약의 문서가 아닙니다. 변경되었거나 완료 전 버전이거나 다른 계약의 파일일 수 있습니다.',
  none: '이 번호로 완료된 계약이 없습니다.',
};
