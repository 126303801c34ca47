export const text = { skip: '跳到正文' };
