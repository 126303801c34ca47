import type { text as Shape } from '../../../../zh-CN/pages/light/sign/reading-notice.ts';

export const text: typeof Shape = {
  loading: '문서를 불러오는 중입니다. 모두 불러오면 확인할 수 있습니다.',
  failed: '표시하지 못한 페이지가 있습니다. 문서로 돌아가 그 페이지의 “다시 시도”를 누른 뒤 확인해 주십시오.',
  unread: '발신자가 먼저 문서를 표시하도록 요구합니다. 문서로 돌아가 위쪽의 안내대로 한 뒤 확인해 주십시오.',
};
