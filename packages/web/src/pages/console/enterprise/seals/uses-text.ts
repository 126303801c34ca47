import { defineText } from '../../../../text/text.ts';

/** The texts of the use log of one seal, or of all. */
export const useUsesText = defineText(
  {
    title: '用印记录',
    lead: '每一次用印都有记录，不能修改或删除。',
    back: '返回印章管理',
    when: '签署时间',
    seal: '印章',
    who: '用印人',
    contract: '合同',
    selfApproved: '印章由制作人自行审批',
    none: '还没有用印记录。',
    count: (count: string) => `共 ${count} 次用印`,
  },
  {
    title: 'Use log of the seals',
    lead: 'Every use of a seal is recorded here. Records cannot be changed or deleted.',
    back: 'Back to the seals',
    when: 'Signed',
    seal: 'Seal',
    who: 'By',
    contract: 'Contract',
    selfApproved: 'Seal approved by its maker',
    none: 'No use records yet.',
    count: (count) => `${count} ${count === '1' ? 'use' : 'uses'}`,
  },
);
