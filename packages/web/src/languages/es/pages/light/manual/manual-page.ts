import type { text as Shape } from '../../../../zh-CN/pages/light/manual/manual-page.ts';

export const text: typeof Shape = {
  download: 'Descargar en PDF',
  top: 'Volver al índice',
  link: (title) => `Enlace a «${title}»`,
};
