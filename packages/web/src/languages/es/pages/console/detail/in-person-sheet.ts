import type { text as Shape } from '../../../../zh-CN/pages/console/detail/in-person-sheet.ts';

export const text: typeof Shape = {
  title: (name) => `Que ${name} actúe en este dispositivo`,
  code: (contact) => `Acreditará su identidad con un código enviado a ${contact}; no se muestra en este dispositivo.`,
  lock: 'Su sesión en este dispositivo termina enseguida: ninguna pestaña volverá a abrir sus contratos.',
  back: 'Al terminar, el dispositivo indicará que se lo devuelvan; inicie sesión de nuevo para volver a este contrato.',
  act: 'Bloquear y entregar el dispositivo',
};
