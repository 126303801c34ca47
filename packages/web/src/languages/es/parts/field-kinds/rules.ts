import type { text as Shape } from '../../../zh-CN/parts/field-kinds/rules.ts';

export const text: typeof Shape = {
  named: (name: string, page: number) => `«${name}» en la página ${page}`,
  tooLarge: 'Demasiado grande',
  shown: (names: string) => `Ahora se pide: ${names}`,
  hidden: (names: string) => `Ya no se pide: ${names}`,
  computed: (name: string, value: string) => `${name}: ${value}`,
  between: ', ',
};
