import type { text as Shape } from '../../../zh-CN/parts/field-kinds/rules.ts';

export const text: typeof Shape = {
  named: (name: string, page: number) => `${page}ページの「${name}」`,
  tooLarge: '値が大きすぎます',
  shown: (names: string) => `入力が必要になった項目：${names}`,
  hidden: (names: string) => `入力が不要になった項目：${names}`,
  computed: (name: string, value: string) => `${name}：${value}`,
  between: '、',
};
