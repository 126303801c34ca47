export const text = { add: '添加', isIn: '已添加' };
