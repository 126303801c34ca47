import type { text as Shape } from '../../../zh-CN/parts/field-kinds/rules.ts';

export const text: typeof Shape = {
  named: (name, page) => `第 ${page} 頁「${name}」`,
  tooLarge: '數值過大',
  shown: (names) => `新出現：${names}`,
  hidden: (names) => `不再需要：${names}`,
  computed: (name, value) => `${name}：${value}`,
  between: '、',
};
