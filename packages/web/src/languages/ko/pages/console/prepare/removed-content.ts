import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/removed-content.ts';

export const text: typeof Shape = {
  groups: {
    scripts: '스크립트와 동작',
    files: '첨부 파일',
    media: '멀티미디어',
    links: '다른 파일로의 링크',
    form: '양식 입력란',
    marks: '주석',
    layers: '레이어',
    printed: '인쇄 전용 내용',
  },
  and: (groups) => groups.join(', '),
  gone: (list) => `제거됨: ${list}`,
  drawn: (list) => `페이지에 포함됨: ${list}`,
  both: (gone, drawn) => `${gone}. ${drawn}`,
};
