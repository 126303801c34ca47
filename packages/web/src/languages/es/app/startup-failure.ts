import type { text as Shape } from '../../zh-CN/app/startup-failure.ts';

export const text: typeof Shape = {
  title: 'No se ha podido cargar su cuenta',
  why: 'Su sesión sigue abierta y no se ha perdido nada. Vuelva a intentarlo.',
};
