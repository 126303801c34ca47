import type { WrittenSection } from '../../../text/written-section.ts';

export const review: WrittenSection = {
  title: '审批与拒绝',
  blocks: [
    {
      kind: 'points',
      items: [
        '审批人打开合同，可以“通过”，也可以“不通过”并写明原因（1 到 500 个字）。不通过，合同即告终止。',
        '签署人可以“拒绝签署”，同样要写原因。拒绝后，合同即告终止，发起人会收到通知。',
        '审批不会改动文件内容；审批时看到的是哪个版本，会记录在证据报告里。',
      ],
    },
    {
      kind: 'text',
      text: '发起人可以在合同完成之前撤回它，也要写明原因。过了截止时间还没有完成的合同，会自动变为已过期。已经完成的合同不能撤回。',
    },
  ],
};
