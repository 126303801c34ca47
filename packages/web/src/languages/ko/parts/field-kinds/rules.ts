import type { text as Shape } from '../../../zh-CN/parts/field-kinds/rules.ts';

export const text: typeof Shape = {
  named: (name: string, page: number) => `${page}쪽의 “${name}”`,
  tooLarge: '너무 큽니다',
  shown: (names: string) => `이제 입력 필요: ${names}`,
  hidden: (names: string) => `더 이상 입력 불필요: ${names}`,
  computed: (name: string, value: string) => `${name}: ${value}`,
  between: ', ',
};
