import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/invitations/join-text.ts';

export const text: typeof Shape = {
  title: 'Solicitudes para unirse',
  none: 'No hay solicitudes. Aquí aparecen las personas que lo solicitan con el enlace de invitación, o a las que un contrato nombra como miembros antes de que se hayan unido.',
  byLink: 'Por el enlace de invitación',
  because: (title) => `Nombrado en «${title}»`,
  accept: 'Aceptar',
  acceptWhom: (name) => `Aceptar a ${name}`,
  refuse: 'Rechazar',
  refuseWhom: (name) => `Rechazar a ${name}`,
  accepted: (name) => `${name} ya es miembro`,
  refused: (name) => `Solicitud de ${name} rechazada`,
};
