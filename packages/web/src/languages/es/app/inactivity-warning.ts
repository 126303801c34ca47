import type { text as Shape } from '../../zh-CN/app/inactivity-warning.ts';

export const text: typeof Shape = {
  title: '¿Sigue ahí?',
  why: 'Lleva un tiempo sin actividad. Para proteger su cuenta, la sesión se cerrará cuando se agote el tiempo.',
  left: 'La sesión se cerrará en',
  stay: 'Seguir conectado',
};
