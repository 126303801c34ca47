export const text = { previous: '上一页', next: '下一页', page: (at: number, of: number) => `第 ${at} / ${of} 页` };
