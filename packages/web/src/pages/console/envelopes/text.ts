import type { ShownStatusFilter } from '@countersign/domain';
import { defineText } from '../../../text/text.ts';

type Empty = { readonly title: string; readonly words: string };
const zh: Partial<Record<ShownStatusFilter, Empty>> & { ALL: Empty; other: Empty } = {
  ALL: { title: '还没有合同', words: '上传一份文件，添加签署人，几分钟就能发出第一份合同。' },
  WAITING_ME_SIGN: { title: '没有等您签署的合同', words: '轮到您签署时，合同会出现在这里，并通知您。' },
  WAITING_ME_CHECK: { title: '没有等您审批的合同', words: '轮到您审批时，合同会出现在这里。' },
  WAITING_OTHERS: { title: '没有在等别人的合同', words: '您发出的合同在对方处理之前会留在这里，可以随时催办。' },
  DRAFT: { title: '没有草稿', words: '编辑到一半的合同会自动保存在这里。' },
  ED_SUCCESS: { title: '还没有已完成的合同', words: '所有人签署后，合同会出现在这里，可以下载和验证。' },
  other: { title: '这里是空的', words: '没有处于此状态的合同。' },
};
const en: typeof zh = {
  ALL: { title: 'No envelopes yet', words: 'Upload a file, add who signs, and the first contract is out in minutes.' },
  WAITING_ME_SIGN: {
    title: 'Nothing waits for your signature',
    words: 'When it is your turn, the contract appears here and you are told.',
  },
  WAITING_ME_CHECK: {
    title: 'Nothing waits for your review',
    words: 'When it is your turn, the contract appears here.',
  },
  WAITING_OTHERS: {
    title: 'You wait for nobody',
    words: 'What you have sent stays here until the others act; you can remind them.',
  },
  DRAFT: { title: 'No drafts', words: 'A contract you have not finished preparing is kept here by itself.' },
  ED_SUCCESS: {
    title: 'Nothing completed yet',
    words: 'Once everybody has signed, the contract appears here to download and verify.',
  },
  other: { title: 'Nothing here', words: 'No contract has this status.' },
};

export const envelopesText = defineText(
  {
    title: '合同',
    tabs: '合同状态',
    searchTitle: '搜索合同标题',
    searchParticipant: '参与人姓名',
    clear: '清除筛选',
    empty: zh as Record<string, Empty>,
    nothingFound: '没有符合条件的合同',
    nothingFoundWords: '换一个词，或清除筛选再看。',
    all: '查看全部合同',
    columnTitle: '合同',
    columnTurn: '当前处理人',
    columnDeadline: '截止',
    columnUpdated: '更新',
    columnAct: '操作',
    completing: '正在完成',
    nobody: '—',
    from: (name: string) => `${name} 发起`,
    previous: '上一页',
    next: '下一页',
    page: (at: number, of: number) => `第 ${at} / ${of} 页`,
    count: (many: number) => `共 ${many} 份`,
    updated: (when: string) => `更新于 ${when}`,
  },
  {
    title: 'Envelopes',
    tabs: 'Status',
    searchTitle: 'Search titles',
    searchParticipant: 'Participant',
    clear: 'Clear filters',
    empty: en as Record<string, Empty>,
    nothingFound: 'Nothing matches',
    nothingFoundWords: 'Try another word, or clear the filters.',
    all: 'See all envelopes',
    columnTitle: 'Contract',
    columnTurn: 'Whose turn',
    columnDeadline: 'Deadline',
    columnUpdated: 'Updated',
    columnAct: 'Action',
    completing: 'Completing',
    nobody: '—',
    from: (name) => `from ${name}`,
    previous: 'Previous',
    next: 'Next',
    page: (at, of) => `Page ${at} of ${of}`,
    count: (many) => `${many} in all`,
    updated: (when) => `updated ${when}`,
  },
);
