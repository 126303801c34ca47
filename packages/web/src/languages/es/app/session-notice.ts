import type { text as Shape } from '../../zh-CN/app/session-notice.ts';

export const text: typeof Shape = {
  changed: {
    title: 'Su sesión ha cambiado; la página se actualizará',
    why: 'Ha iniciado sesión, la ha cerrado o ha cambiado de cuenta en otra pestaña.',
    act: 'Actualizar la página',
  },
  inactive: {
    title: 'La sesión se ha cerrado tras un largo tiempo sin actividad',
    why: 'Para proteger su cuenta, vuelva a iniciar sesión. Todo lo que guardó sigue ahí.',
    act: 'Volver a iniciar sesión',
  },
  ended: {
    title: 'Su sesión ha terminado',
    why: 'Se ha cambiado la contraseña o se ha cerrado la sesión desde otro dispositivo. Si no ha sido usted, inicie sesión y cambie la contraseña.',
    act: 'Volver a iniciar sesión',
  },
  disabled: {
    title: 'La empresa actual le ha desactivado; se cerrará la sesión',
    why: 'El administrador ha desactivado su acceso como miembro. Puede seguir iniciando sesión y usando su cuenta personal.',
    act: 'Cerrar sesión',
  },
};
