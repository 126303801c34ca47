import type { Group } from '../../../../../pages/console/prepare/removed-content.ts';

export const text = {
  groups: {
    scripts: '脚本和自动动作',
    files: '附件',
    media: '多媒体',
    links: '外部文件链接',
    form: '表单域',
    marks: '批注',
    layers: '图层',
    printed: '仅供打印的内容',
  } satisfies Record<Group, string>,
  and: (groups: readonly string[]) => groups.join('、'),
  gone: (list: string) => `已去除${list}`,
  drawn: (list: string) => `${list}已固定为页面内容`,
  both: (gone: string, drawn: string) => `${gone}；${drawn}`,
};
