import type { text as Shape } from '../../../../zh-CN/pages/light/sign/picture-text.ts';

export const text: typeof Shape = {
  asGiven: '직접 제공하는 그림입니다. 그 안의 이름은 확인되지 않았으며 증거 보고서에 그렇게 기재됩니다.',
  signature: {
    title: '내 서명',
    initials: '내 이니셜',
    keptHint: '저장한 서명 사용',
    keptOf: (day) => `${day}에 저장한 서명`,
    preview: '계약서에서의 실제 크기',
    keep: '다음을 위해 이 서명 저장',
    useAll: (count) => `서명 ${count}곳에 모두 사용`,
    adopt: '이 서명 사용',
    needsInk: '먼저 서명을 만들어 주십시오',
  },
  seal: {
    title: '도장 선택',
    none: '아직 도장이 없습니다. 이름으로 만들거나 그리거나 그림을 업로드해 주십시오.',
    upload: '도장 추가',
    adopt: '이 도장 사용',
    needsPicture: '먼저 도장을 완성해 주십시오',
    needs: '먼저 도장을 선택해 주십시오',
    useAll: (count) => `${count}곳에 모두 사용`,
    guest: '서명 링크로는 도장을 사용할 수 없습니다. 로그인한 뒤 이 계약서를 다시 열어 주십시오.',
    naming: '도장 이름',
    defaultName: '내 도장',
    store: '도장 저장',
    login: '로그인하고 계속',
    own: '개인 도장',
    uploadOwn: '개인 도장 추가',
    officeOf: (enterprise) => `“${enterprise}”의 도장`,
    officeNone:
      '이 계약서에 사용하도록 허가된 기업 도장이 없습니다. 사용을 신청하면 승인 후 쓸 수 있습니다.',
    officeApply: '도장 사용 신청',
    officeUnverified:
      '기업의 신원이 확인되어야 기업 도장을 사용할 수 있습니다. 소유자에게 신원 확인 신청을 요청해 주십시오.',
    officeVerify: '기업 신원 확인 보기',
    lookAgain: '이미 승인되었나요? 새로 고침',
    size: (width, height) => `${width} × ${height}mm`,
  },
};
