export const text = { failed: '这一页没有加载出来。', retry: '重新加载' };
