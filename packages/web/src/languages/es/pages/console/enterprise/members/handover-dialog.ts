import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/members/handover-dialog.ts';

export const text: typeof Shape = {
  title: 'En curso',
  none: 'Nada que traspasar.',
  kinds: {
    DRAFT: 'Borradores y contratos programados',
    RUNNING: 'Contratos que envió',
    TURN: 'Contratos que le esperan',
    TEMPLATE: 'Plantillas',
    MULTI_SEND: 'Envíos masivos',
    ROLE: 'Roles que nadie más tiene',
    SEAL: 'Autorizaciones de sellos',
    API_KEY: 'Claves de API',
  },
  ends: 'termina al dejar de ser miembro',
  and: (count) => ` y más: ${count} en total`,
  to: 'Traspasar a',
  toOptional: 'Traspasar a (opcional; puede hacerse más tarde)',
  close: 'Cerrar',
  noSuccessor: 'La empresa no tiene otro miembro que pueda hacerse cargo.',
  running: 'Traspasando…',
  handOver: 'Traspasar',
  titleOf: (name) => `Traspasar las tareas de ${name}`,
  why: 'Sus contratos, borradores, plantillas, envíos masivos y los contratos que le esperan pasan al colega, que también confirma los acuerdos de anulación. El traspaso queda registrado en las evidencias de cada contrato.',
  choose: 'Elija el colega que se hace cargo',
  started: 'Traspaso en curso; se avisará al colega cuando termine',
};
