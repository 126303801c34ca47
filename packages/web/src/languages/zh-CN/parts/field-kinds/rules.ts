export const text = {
  named: (name: string, page: number) => `第 ${page} 页“${name}”`,
  tooLarge: '数值过大',
  shown: (names: string) => `新出现：${names}`,
  hidden: (names: string) => `不再需要：${names}`,
  computed: (name: string, value: string) => `${name}：${value}`,
  between: '、',
};
