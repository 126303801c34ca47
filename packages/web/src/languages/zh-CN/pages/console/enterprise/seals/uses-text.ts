export const text = {
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
};
