import type { text as Shape } from '../../../zh-CN/parts/field-kinds/rules.ts';

export const text: typeof Shape = {
  named: (name: string, page: number) => `„${name}“ auf Seite ${page}`,
  tooLarge: 'Zu groß',
  shown: (names: string) => `Jetzt auszufüllen: ${names}`,
  hidden: (names: string) => `Nicht mehr auszufüllen: ${names}`,
  computed: (name: string, value: string) => `${name}: ${value}`,
  between: ', ',
};
