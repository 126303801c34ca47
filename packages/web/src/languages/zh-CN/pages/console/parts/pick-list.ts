export const text = { without: (title: string) => `不选 ${title}`, more: '显示更多' };
