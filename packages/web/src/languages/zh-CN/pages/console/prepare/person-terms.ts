export const text = {
  language: '通知与页面语言',
  own: '由对方选择',
  deadline: '个人期限',
  deadlineHint: '过期后此人不能再处理，您会收到通知，可以延期、更换或移除',
  deadlineWrong: '须晚于现在，且早于合同的截止时间',
  until: (when: string) => `${when} 之前`,
  message: '给此人的留言',
  messageHint: '显示在邮件、链接打开的页面和签署页上，其他参与人看不到',
  witness: '以见证人身份签署',
  witnessHint: '签名和证据报告会注明“见证人”',
  closed: {
    witness: '见证人',
    message: '有留言',
    until: (when: string) => `个人期限 ${when}`,
  },
};
