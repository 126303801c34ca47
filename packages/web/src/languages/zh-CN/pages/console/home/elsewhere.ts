export const text = {
  title: '其他账号待处理',
  personal: '个人账号',
  count: (count: number) => (count >= 100 ? '99+ 份待处理' : `${count} 份待处理`),
  open: (account: string) => `切换到${account}并打开`,
  more: (count: number) => `还有 ${count} 份，切换查看`,
};
