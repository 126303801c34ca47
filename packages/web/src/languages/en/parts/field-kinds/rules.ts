import type { text as Shape } from '../../../zh-CN/parts/field-kinds/rules.ts';

export const text: typeof Shape = {
  named: (name: string, page: number) => `“${name}” on page ${page}`,
  tooLarge: 'Too large',
  shown: (names: string) => `Now asked for: ${names}`,
  hidden: (names: string) => `No longer asked for: ${names}`,
  computed: (name: string, value: string) => `${name}: ${value}`,
  between: ', ',
};
