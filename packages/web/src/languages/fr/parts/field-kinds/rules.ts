import type { text as Shape } from '../../../zh-CN/parts/field-kinds/rules.ts';

export const text: typeof Shape = {
  named: (name: string, page: number) => `« ${name} » à la page ${page}`,
  tooLarge: 'Trop grand',
  shown: (names: string) => `Désormais demandé : ${names}`,
  hidden: (names: string) => `N’est plus demandé : ${names}`,
  computed: (name: string, value: string) => `${name} : ${value}`,
  between: ', ',
};
