import type { text as Shape } from '../../../../zh-CN/pages/light/sign/join-way.ts';

export const text: typeof Shape = {
  ask: (enterprise) => (enterprise === '' ? 'Solicitar unirse a la empresa' : `Solicitar unirse a ${enterprise}`),
  said: {
    WAITING:
      'Su solicitud se ha enviado al propietario de la empresa. Cuando se acepte, esta página abrirá el contrato automáticamente; también puede volver más tarde.',
    PASSED: 'Se ha unido a la empresa; se está abriendo el contrato…',
    REFUSED: 'La empresa no ha aceptado su solicitud. Si tiene dudas, contacte con su propietario o con el remitente.',
  },
  look: 'Actualizar',
  login: 'Iniciar sesión para solicitarlo',
};
