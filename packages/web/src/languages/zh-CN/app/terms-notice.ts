export const text = { asks: '请阅读并确认当前版本：', and: '和', accept: '同意' };
