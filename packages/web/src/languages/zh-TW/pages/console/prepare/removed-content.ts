import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/removed-content.ts';

export const text: typeof Shape = {
  groups: {
    scripts: '指令碼和自動動作',
    files: '附件',
    media: '多媒體',
    links: '外部檔案連結',
    form: '表單欄位',
    marks: '批註',
    layers: '圖層',
    printed: '僅供列印的內容',
  },
  and: (groups) => groups.join('、'),
  gone: (list) => `已去除${list}`,
  drawn: (list) => `${list}已固定為頁面內容`,
  both: (gone, drawn) => `${gone}；${drawn}`,
};
