export const text = {
  title: '签署额度',
  left: (count: string) => `还剩 ${count} 份`,
  used: (count: string) => `近 30 天使用 ${count} 份`,
};
