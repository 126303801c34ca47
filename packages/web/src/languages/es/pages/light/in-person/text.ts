import type { text as Shape } from '../../../../zh-CN/pages/light/in-person/text.ts';

export const text: typeof Shape = {
  loading: 'Comprobando el estado de este dispositivo',
  handTo: (name) => `Entregue el dispositivo a ${name}`,
  handBack: (name) => `Devuelva el dispositivo a ${name}`,
  thanks: {
    done: (name) => `Gracias, ${name} ha terminado`,
    declined: (name) => `La decisión de ${name} ha quedado registrada`,
  },
  locked: (host) => `La cuenta de ${host} está bloqueada en este dispositivo.`,
  why: (name) => `${name} recibirá un código que acredita su identidad y abre el contrato.`,
  begin: (name) => `Soy ${name}: empezar`,
  others: 'También pueden actuar ahora',
  finished: 'Todos han completado su parte.',
  waits: 'Se avisará a los demás cuando sea su turno, o actuarán después de forma presencial.',
  host: (host) => `${host}: iniciar sesión y volver`,
  hostWhy: 'Aquí solo puede iniciar sesión el dueño del dispositivo.',
  overTitle: 'La firma presencial ha terminado',
  overWhy:
    'El dispositivo se ha recuperado o no se ha usado durante 30 minutos. Inicie sesión para continuar con el contrato.',
  login: 'Iniciar sesión',
  failed: 'Ahora no se puede comprobar el estado de este dispositivo',
  again: 'Reintentar',
};
