export const text = {
  count: (total: number) => `共 ${total} 条`,
  nothingFound: '没有符合条件的记录',
  nothingFoundWhy: '换一个条件，或清除全部条件再看。',
  clear: '清除条件',
  dense: '紧凑表格',
  comfortable: '宽松表格',
};
