export const text = { enter: '工作台' };
