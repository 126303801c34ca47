import type { WrittenSection } from '../../../text/written-section.ts';

export const voiding: WrittenSection = {
  title: '作废已完成的合同',
  blocks: [
    {
      kind: 'text',
      text: '已完成的合同不能撤回，只能由各方协商作废。发起人在详情页点击“作废”，写明原因，平台就生成一份作废协议，请每一位签署过、审批过的人按原来的顺序确认。',
    },
    {
      kind: 'points',
      items: [
        '确认作废不需要再画签名，只需证明是您本人；不同意可以拒绝，原合同保持有效。',
        '所有人确认之后，原合同在列表、详情和证据报告里都显示为“已作废”；在验证页验证这份文件，也会看到作废的时间和原因。',
        '原合同的文件不会被改动，签名仍然有效：作废是另一份经各方签名的协议。',
      ],
    },
  ],
};
