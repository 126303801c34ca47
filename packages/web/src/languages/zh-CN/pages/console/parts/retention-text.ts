import { isolate } from '../../../../../text/isolate.ts';

export const text = {
  title: '保留策略',
  why: '超过天数的内容会自动删除。已结束的合同只从本账号移除，其他参与方仍保有；证书和审计日志始终保留。',
  change: '修改策略',
  kinds: {
    drafts: '草稿',
    contracts: '已结束的合同',
    messages: '消息',
    logs: 'Webhook 日志',
    sessions: '登录过的浏览器',
  },
  hints: {
    drafts: '未再修改的天数。',
    contracts: '结束后的天数。',
    messages: '收到后的天数。',
    logs: '发送后的天数。',
    sessions: '最后使用后的天数。',
  },
  after: (days: number | null) => (days === null ? '未设置，仅按平台自身的期限' : `${days} 天后删除`),
  changedBy: (name: string, when: string) => `${isolate(name)} 修改于 ${when}`,
  sheetWhy: (days: number) =>
    `留空表示不另设期限。新的或更短的策略在 ${days} 天后才开始删除草稿和合同；删除合同前 30 天和 7 天各通知一次。`,
  range: (min: number, max: number) => `${min}–${max} 天。`,
  bounds: (min: number, max: number) => `请输入 ${min} 到 ${max} 之间的整数，或留空`,
  keep: '未设置，仅按平台自身的期限',
  preview: '查看将删除的内容',
  save: '保存',
  saved: '保留策略已保存',
  next: '按此策略删除',
  count: {
    contracts: (now: string, soon: string, isMore: boolean) =>
      `合同：现在 ${now} 份，30 天内 ${soon} 份${isMore ? '以上' : ''}`,
    drafts: (now: string, soon: string, isMore: boolean) =>
      `草稿：现在 ${now} 份，30 天内 ${soon} 份${isMore ? '以上' : ''}`,
  },
  held: (count: string) => `另有 ${count} 份处于法律保留中，不会删除`,
  onHold: '法律保留',
  untitled: '无标题',
};
