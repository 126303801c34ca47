import type { text as Shape } from '../../../../../zh-CN/pages/console/account/devices/devices-text.ts';

export const text: typeof Shape = {
  title: 'Dispositivos',
  lead: 'Su cuenta tiene la sesión iniciada en estos dispositivos. Si no reconoce alguno, cierre su sesión y cambie la contraseña de acceso.',
  list: 'Dispositivos con sesión iniciada',
  current: 'Este dispositivo',
  unknown: 'Dispositivo desconocido',
  on: (browser, system) => `${browser} en ${system}`,
  since: (when) => `sesión iniciada: ${when}`,
  active: (when) => `activo: ${when}`,
  now: 'en uso ahora',
  from: (ip) => `IP ${ip}`,
  signOut: 'Cerrar sesión',
  signOutOf: (name) => `Cerrar la sesión de ${name}`,
  signOutTitle: (name) => `¿Cerrar la sesión de «${name}»?`,
  signOutWhy:
    'La sesión se cierra enseguida y se pierden los cambios sin guardar en ese dispositivo. No se puede deshacer; para volver a usarlo, inicie sesión en él.',
  done: 'Sesión cerrada en ese dispositivo',
  others: 'Cerrar las demás',
  othersTitle: '¿Cerrar la sesión en los demás dispositivos?',
  othersWhy: (count) =>
    count === 1
      ? 'La sesión se cierra enseguida en otro dispositivo y se pierden sus cambios sin guardar. No se puede deshacer.'
      : `La sesión se cierra enseguida en otros ${count} dispositivos y se pierden sus cambios sin guardar. No se puede deshacer.`,
  othersDone: 'Sesión cerrada en los demás dispositivos',
  alone: 'Este es el único dispositivo con la sesión iniciada.',
  password: 'Cambiar contraseña de acceso',
};
