export const text = { paging: '翻页', newest: '回到最新', older: '更早的记录' };
