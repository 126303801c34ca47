import type { text as Shape } from '../../../../zh-CN/pages/light/shared/text.ts';

export const text: typeof Shape = {
  title: '공유된 파일',
  lead: '새 계약서의 문서가 됩니다. 보내기 전에 확인할 수 있습니다.',
  kept: '로그인하기 전까지 파일은 이 브라우저에만 보관되고 업로드되지 않으며, 한 시간 후 삭제됩니다.',
  begin: '계약서 시작',
  logIn: '로그인하고 계속',
  discard: '사용하지 않음',
  noneTitle: '받은 파일이 없습니다',
  noneWhy: '휴대폰의 공유 메뉴에서 다시 한번 공유해 주세요. 공유된 파일은 최대 한 시간 동안 보관됩니다.',
  home: '홈으로',
};
