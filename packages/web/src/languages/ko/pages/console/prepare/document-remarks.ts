import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/document-remarks.ts';

export const text: typeof Shape = {
  fonts: (names) => `포함되지 않은 글꼴: ${names}. 다른 곳에서는 다른 글꼴로 보일 수 있습니다`,
  offPage: (pages) => `페이지 밖에 서명자가 볼 수 없는 글자가 있습니다: ${pages}쪽`,
  hiddenLayers: '파일을 열 때 숨겨진 레이어를 제거했습니다',
  notDrawn: (pages) => `자체 모양이 없는 입력란이나 주석이 있습니다: ${pages}쪽. 페이지에 포함되지 않습니다`,
  layersStay: '이미 서명된 파일입니다. 리더에서 레이어를 바꿀 수 있습니다',
  formStays: '이미 서명된 파일입니다. 양식 입력란은 그대로 둡니다',
  marksStay: '이미 서명된 파일입니다. 주석은 그대로 둡니다',
  list: (values) => values.join(', '),
  more: (count) => ` 등 모두 ${count}개`,
  look: (page) => `${page}쪽 보기`,
  title: (page) => `${page}쪽`,
  asSeen:
    '서명자에게 보이는 모습입니다. 어디서나 같은 모습이 되게 하려면 내보낼 때 글꼴을 포함하고 다시 업로드해 주십시오.',
  asSeenPage: '서명자에게 보이는 모습이며 그 밖의 내용은 포함되지 않습니다.',
};
