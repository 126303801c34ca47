import type { text as Shape } from '../../zh-CN/ui/pager.ts';

export const text: typeof Shape = {
  previous: 'Anterior',
  next: 'Siguiente',
  page: (at, of) => `Página ${at} de ${of}`,
};
