import { defineText } from '../../../../text/text.ts';

export const useRetentionPageText = defineText(
  { title: '数据保留', lead: '企业的草稿、合同、消息和日志保留多久，以及哪些内容不能删除' },
  {
    title: 'Retention',
    lead: 'How long drafts, contracts, messages and logs of the enterprise are kept, and what must not be deleted',
  },
);
