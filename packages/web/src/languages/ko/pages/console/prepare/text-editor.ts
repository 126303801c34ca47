import type { CheckMarkDirection } from '@countersign/domain';
import type { Alignment } from '../../../../../pages/console/prepare/model/arrange.ts';
import type { Where } from '../../../../../pages/console/prepare/model/keywords.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-editor.ts';

const align: Record<Alignment, string> = {
  left: '왼쪽 맞춤',
  centre: '가로 가운데 맞춤',
  right: '오른쪽 맞춤',
  top: '위쪽 맞춤',
  middle: '세로 가운데 맞춤',
  bottom: '아래쪽 맞춤',
};
const edges: Record<CheckMarkDirection, string> = { RIGHT: '오른쪽', LEFT: '왼쪽', TOP: '위쪽', BOTTOM: '아래쪽' };
const where: Record<Where, string> = {
  right: '글자 오른쪽',
  below: '글자 아래',
  over: '글자 위',
};
const days = (count: number): string => (`${count}일`);

export const text: typeof Shape = {
  tools: '편집 도구',
  side: '입력란과 페이지',
  chooseMany: '여러 개 선택, 하나씩 누르기',
  findWords: '키워드로 배치',
  closeSearch: '검색 닫기',
  previewAs: '서명자로 보기',
  endPreview: '미리 보기 끝내기',
  switchFile: '파일 전환',
  armedMove: '선택한 입력란을 옮길 곳을 클릭하십시오. Esc로 취소합니다',
  clearSelection: '선택 해제',
  severalHolders: '여러 서명자',
  moveTo: '이동할 곳…',
  width: '너비',
  height: '높이',
  arrange: '정렬 및 배분',
  align,
  distributeX: '가로 간격 같게',
  distributeY: '세로 간격 같게',
  fontSize: '글자 크기',
  fontSizeAuto: (size) => `칸에 맞춤(${size})`,
  mergeName: '병합 필드 이름',
  mergeHint: '대량 발송 시 같은 이름의 열로 채워집니다',
  copyPages: '다른 페이지에 복사',
  allPages: '모든 페이지',
  oddPages: '홀수 페이지',
  evenPages: '짝수 페이지',
  fromPage: '시작 페이지',
  toPage: '끝 페이지',
  copyRange: '이 범위에 복사',
  fanned: '나란히 놓은 페이지 가장자리',
  edge: '가장자리',
  edges,
  sealPages: '페이지',
  sealPagesHint: '예: 1-3, 5. 비우면 전체',
  pagesWrong: (count) => `1~${count}쪽, 예: 1-3, 5`,
  certPage: '서명이 들어갈 페이지',
  certPageHint: 'PDF 리더에서 이 페이지의 도장 조각을 누르면 서명이 표시됩니다',
  onPage: (page) => `${page}쪽`,
  sealSize: '도장 너비',
  margin: '가장자리에서',
  offsetUp: '위로',
  offsetRight: '오른쪽으로',
  resizable: '서명자가 크기를 바꿀 수 있음',
  word: '키워드',
  wordHint: '예: “서명:” 또는 “갑 서명”',
  search: '찾기',
  searching: (done, total) => `찾는 중, ${done}/${total}쪽`,
  foundCount: (count) =>
    count === 0
      ? '찾지 못했습니다. 스캔한 페이지에는 검색할 수 있는 텍스트가 없습니다.'
      : `${count}곳에서 찾았습니다`,
  notRead: (names) => `텍스트를 읽지 못한 파일: ${names}`,
  whereTo: '위치',
  where,
  placeAll: (count) => (count === 1 ? '여기에 배치' : `${count}곳에 모두 배치`),
  placeHere: (at) => `${at}번째 결과에 배치`,
  placedOn: (count) => (`입력란 ${count}개 배치됨`),
  placedAlready: '같은 입력란이 이미 있습니다',
  moreFound: (count) => `${count}곳 더 있으나 표시하지 않았습니다. 모두 배치하면 포함됩니다`,
  replace: (name) => `${name} 바꾸기`,
  replaceShort: '파일 바꾸기',
  replacing: (name) => `바꿀 파일: “${name}”`,
  replacedWith: (name, kept, lost) => {
    if (lost > 0)
      return `새 파일: “${name}”. 맞지 않아 삭제한 입력란 ${lost}개`;
    return `새 파일: “${name}”${kept > 0 ? '. 입력란은 모두 유지됩니다' : ''}`;
  },
  removed: (name, fields) =>
    fields === 0 ? `삭제함: “${name}”` : `삭제함: “${name}”와 입력란 ${fields}개`,
  moreFor: (name) => `${name} 추가 작업`,
  dropAnywhere: '놓으면 파일이 추가됩니다',
  added: (count) => (`파일 ${count}개 추가 중`),
  timer: '나중에 보내기',
  timerAt: '보낼 시각',
  timerOff: '보내기를 누르면 바로 발송됩니다',
  reminders: {
    title: '자동 알림',
    off: '없음. 계약서 페이지에서 직접 알림을 보낼 수 있습니다',
    usual: '앞으로의 모든 새 계약서에 사용',
    usualNone: '앞으로의 모든 새 계약서에서 알림 안 함',
    usualSet: '새 계약서에 적용하도록 저장했습니다',
    plan: ({ afterDays, everyDays, most }) => {
      const first = `${days(afterDays)} 후 현재 차례인 사람에게`;
      return most === 1 ? `${first}, 한 번` : `${first}, 이후 ${days(everyDays)}마다 최대 ${most}번`;
    },
    afterDays: '첫 알림(일)',
    everyDays: '간격(일)',
    most: '최대 횟수',
  },
  reading: {
    title: '열람 요구',
    none: '없음',
    end: '모든 페이지 표시 필수',
    seconds: (count) => `문서마다 ${count}초 이상`,
    hint: '처리 전에 안내됩니다. 증거 보고서에는 화면 표시만 기록되며 읽었다는 증거는 아닙니다',
  },
  moreSettings: '추가 설정',
  ownFields: '입력란 없는 서명자가 직접 배치',
  ownFieldsHint: '서명자의 입력란을 놓지 않고 보낼 수 있으며 서명자가 서명할 때 위치를 고릅니다.',
  appendFields: '서명자가 입력란을 추가할 수 있음',
  appendFieldsHint: '텍스트와 날짜는 첫 서명 전에만 추가할 수 있습니다.',
  timezone: '문서의 날짜에 쓰는 시간대',
  metadata: '메타데이터',
  metadataHint: '자체 시스템을 위해 계약서와 함께 보관하는 이름과 값입니다. 참여자에게는 보이지 않습니다.',
  metadataKey: (at) => `이름 ${at}`,
  metadataValue: (at) => `값 ${at}`,
  metadataTwice: '이름은 한 번씩만 사용할 수 있습니다',
  addMetadata: '추가',
  removeMetadata: (at) => `${at}번 삭제`,
  schedule: '계약서 예약',
  scheduled: '계약서를 예약했습니다',
  sendsAt: (when) => `자동 발송: ${when}`,
  previewOf: (name) => `${name} 님의 화면으로 보기`,
  preview: '미리 보기',
  unsavedBack: '지난번의 저장되지 않은 변경을 복원했습니다',
};
