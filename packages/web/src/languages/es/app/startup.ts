import type { text as Shape } from '../../zh-CN/app/startup.ts';

export const text: typeof Shape = {
  removed: (enterprise) =>
    `El administrador de ${enterprise === '' ? 'la empresa' : enterprise} le ha dado de baja como miembro. Ahora está activa su cuenta personal.`,
};
