export const text = { why: '此操作需要先完成实名认证。', go: '去实名认证' };
