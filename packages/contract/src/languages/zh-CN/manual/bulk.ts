import type { WrittenSection } from '../../../text/written-section.ts';

export const bulk: WrittenSection = {
  title: '批量发送',
  blocks: [
    {
      kind: 'steps',
      items: [
        '在参与人一步，把一位参与人的类型改为“批量收件人”；给要逐份填写的文字、日期字段起一个合并字段名。',
        '下载名单模板（XLSX 或 CSV），每行写一位收件人，最多 10000 行，再上传。',
        '先检查后发送：有问题的行会逐行写明原因，改好重新上传即可，此时什么都不会发出。',
        '发送后可以看到进度，可以暂停、继续、重试失败的行，或把已发出的一并撤回。',
      ],
    },
    { kind: 'note', text: '每位收件人得到一份自己的合同。服务器中途重启也不会重发或漏发。' },
  ],
};
