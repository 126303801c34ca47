export const text = { title: '在手机上确认', again: '重试' };
