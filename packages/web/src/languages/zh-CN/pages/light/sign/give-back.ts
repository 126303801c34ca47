export const text = { back: '交还设备' };
