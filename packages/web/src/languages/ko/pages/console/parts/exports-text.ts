import type { text as Shape } from '../../../../zh-CN/pages/console/parts/exports-text.ts';

export const text: typeof Shape = {
  title: '모든 데이터 내보내기',
  make: '내보내기 시작',
  list: '데이터 내보내기',
  none: '내보낸 데이터가 없습니다.',
  running: '만드는 중',
  ready: '준비됨',
  stopped: '중지됨',
  expired: '만료됨',
  progress: (done, total) => `계약서 ${total}건 중 ${done}건 수집`,
  contents: (contracts, size) => `계약서 ${contracts}건, ${size}`,
  until: (when) => `${when}까지 내려받기 가능`,
  from: (when) => `요청 ${when}`,
  stoppedWhy: '요청한 사람에게 더 이상 내보내기 권한이 없습니다.',
  download: '내려받기',
  remove: '삭제',
  removeTitle: '이 내보내기를 삭제하시겠습니까?',
  removeWhy: '파일이 삭제되어 더 이상 내려받을 수 없습니다. 계약서와 다른 데이터에는 영향이 없습니다.',
  removed: '내보내기를 삭제했습니다',
  made: '내보내기를 시작했습니다. 준비되면 알려 드립니다.',
  firstDay: '계약서 생성일 시작',
  lastDay: '끝',
  daysHint: (most) => `모두 비우면 전체 계약서입니다. 한 번에 ${most}건까지 가능하며 더 많으면 나누어 만드십시오.`,
  period: (first, last) =>
    first === null ? `${last}까지 생성된 계약서` : `${first}부터${last === null ? '' : ` ${last}까지`} 생성된 계약서`,
  verify: '안에 든 모든 계약서를 오프라인에서 검증할 수 있습니다: npm run verify -- FILE --trust root.pem',
};
