import { defineText } from '../../../text/text.ts';

export const homeText = defineText(
  {
    morning: (name: string) => `早上好，${name}`,
    noon: (name: string) => `下午好，${name}`,
    evening: (name: string) => `晚上好，${name}`,
    night: (name: string) => `夜深了，${name}`,
    waiting: (count: number) => (count === 0 ? '没有等您处理的合同。' : `有 ${count} 份合同等您处理。`),
    start: '发起一份合同',
    drop: '把文件拖到这里，开始一份新合同',
    dropHint: '支持 PDF、图片和 Office 文档，也可点击选择',
    mine: '等我处理',
    mineEmpty: '都处理完了',
    mineEmptyWords: '轮到您签署或审批时，会出现在这里。',
    others: '我在等别人',
    othersEmpty: '没有在等待的合同。',
    soon: '即将到期',
    soonEmpty: '三天内没有到期的合同。',
    drafts: '草稿',
    draftsEmpty: '没有未完成的草稿。',
    all: '查看全部',
  },
  {
    morning: (name) => `Good morning, ${name}`,
    noon: (name) => `Good afternoon, ${name}`,
    evening: (name) => `Good evening, ${name}`,
    night: (name) => `Good night, ${name}`,
    waiting: (count) =>
      count === 0
        ? 'Nothing waits for you.'
        : count === 1
          ? 'One contract waits for you.'
          : `${count} contracts wait for you.`,
    start: 'Start a contract',
    drop: 'Drop files here to start a new contract',
    dropHint: 'PDF, pictures and Office documents; or click to choose',
    mine: 'Waiting for me',
    mineEmpty: 'All done',
    mineEmptyWords: 'When it is your turn to sign or review, it appears here.',
    others: 'I wait for',
    othersEmpty: 'You wait for nobody.',
    soon: 'Expiring soon',
    soonEmpty: 'Nothing is due within three days.',
    drafts: 'Drafts',
    draftsEmpty: 'No unfinished drafts.',
    all: 'See all',
  },
);
