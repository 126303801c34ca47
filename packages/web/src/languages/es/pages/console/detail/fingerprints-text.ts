import type { text as Shape } from '../../../../zh-CN/pages/console/detail/fingerprints-text.ts';

export const text: typeof Shape = {
  title: 'Huellas digitales',
  lead: 'Si el SHA-256 de un archivo descargado coincide con el que se muestra aquí, se trata del mismo archivo.',
  current: 'El archivo actual',
  completed: 'Al completarse, según consta en el informe de evidencias',
  renewed:
    'Después de completarse se añadió un nuevo sello de tiempo de archivo. El contenido original no ha cambiado; los nuevos datos se han añadido al final.',
  archived: (day) => `El sello de tiempo de archivo es válido hasta el ${day} y se renueva automáticamente antes.`,
};
