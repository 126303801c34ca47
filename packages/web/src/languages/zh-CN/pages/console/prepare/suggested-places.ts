export const text = {
  title: '建议的签署位置',
  found: (count: number) => `建议 ${count} 处签署区`,
  placeAll: (count: number) => `放置 ${count} 处`,
  next: '查看下一处',
  dismiss: '不需要这些建议',
  placed: (count: number) => `已放置 ${count} 个签署区，可以撤销`,
  place: (type: string, name: string, label: string) => `为 ${name} 在“${label}”处放置${type}`,
};
