export const text = { choose: '请选择' };
