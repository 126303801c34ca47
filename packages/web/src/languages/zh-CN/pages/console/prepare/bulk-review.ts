export const text = {
  send: (count: string) => `分别发送给 ${count} 人`,
  starting: '正在准备发送…',
  started: '已开始批量发送',
  none: '名单还是空的，请先填写名单。',
  good: (count: string) => `名单里的 ${count} 人将各收到一份自己的合同。`,
  some: (valid: string, bad: string) => `将发送给 ${valid} 人；另有 ${bad} 行需要改正，不会发送。`,
  open: '查看名单',
};
