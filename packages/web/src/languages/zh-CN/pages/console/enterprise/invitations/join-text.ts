export const text = {
  title: '申请加入的人',
  none: '暂无申请。通过邀请链接申请的人，以及被合同列为本企业成员但尚未加入的人，会出现在这里。',
  byLink: '通过邀请链接',
  because: (title: string) => `因合同“${title}”`,
  accept: '同意',
  acceptWhom: (name: string) => `同意 ${name} 加入`,
  refuse: '拒绝',
  refuseWhom: (name: string) => `拒绝 ${name} 加入`,
  accepted: (name: string) => `${name} 已成为成员`,
  refused: (name: string) => `已拒绝 ${name}`,
};
