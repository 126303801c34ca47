import type { DoneKind } from '../../../../../pages/light/sign/model/stage.ts';
import { byLevel } from '../../../../../text/level.ts';

/** The heading, and a sentence on what has happened. */
export type Said = readonly [string, string];
export interface Kinds {
  readonly kinds: Readonly<Record<DoneKind, Said>>;
  /** For a CANCEL_PROCESS, which confirms a voiding rather than signs a contract. */
  readonly voiding: Readonly<Partial<Record<DoneKind, Said>>>;
}
const kinds: Kinds = {
  kinds: {
    signed: ['签署完成', byLevel({ 'B-LTA': '您的签名已经写入合同并受时间戳保护。', 'B-B': '您的签名已经写入合同。' })],
    filled: ['提交完成', '您填写的内容已经写入合同。'],
    checked: ['审批已通过', '您的审批结论已记录。'],
    rejected: ['已拒绝签署', '发起人会收到通知和您的理由。您无需再做什么。'],
    refused: ['审批未通过，合同已终止', '发起人会收到通知和您的理由。您无需再做什么。'],
    handedOn: ['已转交', '对方会收到合同链接，接下来由对方处理。您无需再做什么。'],
    returned: ['已退回发起人', '发起人会看到您的说明，改好后可以重新发起。您无需再做什么。'],
  },
  voiding: {
    signed: ['已确认作废', '您的确认已经写入作废协议。各方都确认后，原合同即作废。'],
    checked: ['作废审批已通过', '您的审批结论已记录。各方都确认后，原合同即作废。'],
    rejected: ['您没有同意作废', '这次作废已终止，原合同继续有效。对方会看到您的理由。'],
    refused: ['作废审批未通过', '这次作废已终止，原合同继续有效。对方会看到您的理由。'],
  },
};

export const text = {
  ...kinds,
  waiting: (names: string) => `接下来轮到：${names}。全部完成后即可下载合同。`,
  voidWaiting: (names: string) => `接下来等待确认作废：${names}。`,
  waitingOthers: '接下来等待其他人处理，全部完成后即可下载合同。',
  sealing: '所有人都已完成。正在为合同加上长期有效的验证信息，通常只需几秒…',
  finished: '所有人都已完成，合同已生效。',
  voided: '各方都已确认，原合同已作废。',
  original: '查看被作废的合同',
  download: '下载合同',
  downloadOf: (name: string) => `下载 ${name}`,
  evidence: '下载签署证据',
  verify: '验证这份文件',
  list: '查看我的合同',
  notify: (contact: string) => `完成后我们会通知 ${contact}。现在可以关闭页面了。`,
  returnHere: '随时可以用同一个链接回到这里。',
  register: '登录后查看我的合同',
  people: '签署进度',
  you: '我',
};
