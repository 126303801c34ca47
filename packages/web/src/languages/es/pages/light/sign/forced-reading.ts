import type { text as Shape } from '../../../../zh-CN/pages/light/sign/forced-reading.ts';

export const text: typeof Shape = {
  end: 'El remitente pide que se muestren aquí todas las páginas antes de continuar. Esto queda registrado.',
  seconds: (count) =>
    `El remitente pide que cada documento se muestre aquí al menos ${count} s antes de continuar. Esto queda registrado.`,
  pagesLeft: (name, left) => `«${name}»: páginas por ver: ${left}`,
  secondsLeft: (name, left) => `«${name}»: faltan ${left} s`,
  next: 'Ir a la página siguiente',
  there: 'Ir a este documento',
  met: 'Listo',
};
