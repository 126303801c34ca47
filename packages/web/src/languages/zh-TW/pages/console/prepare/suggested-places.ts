import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/suggested-places.ts';

export const text: typeof Shape = {
  title: '建議的簽署位置',
  found: (count) => `建議 ${count} 處欄位`,
  placeAll: (count) => `放置 ${count} 處`,
  next: '檢視下一處',
  dismiss: '不需要這些建議',
  placed: (count) => `已放置 ${count} 個欄位，可以復原`,
  place: (type, name, label) => `為 ${name} 在「${label}」處放置${type}`,
};
