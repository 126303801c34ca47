import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/invitation/text.ts';

export const text: typeof Shape = {
  title: 'Unirse a una empresa',
  kicker: 'Una invitación',
  invited: (name) => `${name} le invita`,
  linked: (name) => `Solicitar unirse a ${name}`,
  verified: 'Empresa verificada',
  unverified: 'Esta empresa aún no está verificada. Asegúrese de conocer a la persona que le ha invitado.',
  why: 'Como miembro, podrá ver y firmar contratos de la empresa en su cuenta. Su cuenta personal y sus contratos no se ven afectados.',
  until: (time) => `La invitación es válida hasta el ${time}`,
  you: 'Ha iniciado sesión como',
  accept: 'Aceptar la invitación',
  ask: 'Solicitar unirse',
  another: 'Otra cuenta',
  strangerContact: orMail(
    'Inicie sesión con el teléfono o correo electrónico invitado, o regístrese con él si aún no tiene cuenta.',
    'Inicie sesión con el correo electrónico invitado, o regístrese con él si aún no tiene cuenta.',
  ),
  strangerLink: 'Inicie sesión o regístrese primero y después solicite unirse.',
  login: 'Iniciar sesión',
  register: 'Registrarse',
  joinedTitle: (name) => `Se ha unido a ${name}`,
  joinedWhy: 'Puede cambiar ahora a la cuenta de la empresa, o más tarde en el menú de cuentas, arriba a la derecha.',
  enter: 'Cambiar a la empresa',
  stay: 'Seguir en esta cuenta',
  waitingTitle: 'Ha solicitado unirse',
  waitingWhy: (name) => `Un administrador de ${name} decidirá. Le avisaremos.`,
  refusedTitle: 'Su solicitud no ha sido aceptada',
  refusedWhy: (name) => `${name} ha rechazado su solicitud. Si tiene dudas, pregunte a la persona que le invitó.`,
  home: 'Ir a mi espacio',
  front: 'Ir a la página de inicio',
  otherTitle: 'Esta invitación se envió a otro contacto',
  otherWhy: orMail(
    'Inicie sesión con la cuenta invitada, o vincule el teléfono o correo electrónico invitado en «Acceso y seguridad» y vuelva aquí.',
    'Inicie sesión con la cuenta invitada, o vincule el correo electrónico invitado en «Acceso y seguridad» y vuelva aquí.',
  ),
  bind: 'Vincular un contacto',
  ends: {
    USED: {
      title: 'Esta invitación ya se ha aceptado',
      why: 'Si fue usted, inicie sesión y cambie a la empresa.',
    },
    EXPIRED: { title: 'Esta invitación ha caducado', why: 'Pida a la persona que le invitó que la envíe de nuevo.' },
    DELETED: {
      title: 'Esta invitación se ha retirado',
      why: 'Si tiene dudas, pregunte a la persona que le invitó.',
    },
    OFF: { title: 'Este enlace está desactivado', why: 'Pida uno nuevo a la persona que lo compartió.' },
    UNKNOWN: {
      title: 'Esta invitación no existe',
      why: 'Puede que el enlace esté incompleto o sea antiguo. Ábralo de nuevo desde el mensaje o pregunte a la persona que le invitó.',
    },
  },
};
