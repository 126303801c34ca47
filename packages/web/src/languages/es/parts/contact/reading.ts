import type { text as Shape } from '../../../zh-CN/parts/contact/reading.ts';

export const text: typeof Shape = {
  unknown:
    'Este número de móvil no existe. Desde el extranjero, empiece por + y el prefijo del país, por ejemplo +34\u00a0612\u00a0345\u00a0678',
  unserved: (country) => `${country}: allí no se envían SMS; introduzca un correo electrónico`,
};
