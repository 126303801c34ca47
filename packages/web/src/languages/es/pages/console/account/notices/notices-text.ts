import { orMail } from '../../../../../../text/channels.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/account/notices/notices-text.ts';
import { CHANNEL_LABELS } from '@countersign/contract/languages/es/labels';

export const text: typeof Shape = {
  title: 'Avisos',
  lead: orMail(
    'Elija cómo recibir cada tipo de aviso; los cambios se aplican al momento. Cada aviso se envía una vez, por SMS o por correo, preferentemente al contacto que introdujo el remitente. Los códigos se envían siempre.',
    'Elija cómo recibir cada tipo de aviso; los cambios se aplican al momento. Los códigos se envían siempre.',
  ),
  table: 'Canales por tipo de aviso',
  topicHead: 'Aviso',
  topic: { TURN: 'Su turno', REMINDER: 'Recordatorios', RESULT: 'Resultados', SECURITY: 'Seguridad de la cuenta' },
  why: {
    TURN: 'Un contrato espera que lo firme o revise',
    REMINDER: 'El remitente le pide que actúe pronto',
    RESULT: 'Un contrato se completa, se rechaza, se retira o caduca',
    SECURITY: 'Nuevos dispositivos, cambios de contraseña o de contactos; se envían siempre y no se pueden desactivar',
  },
  channel: CHANNEL_LABELS,
  by: (topic, channel) => `${topic}: ${channel}`,
  notOffered: 'no disponible',
  undone: 'Sin guardar; se ha restablecido su opción anterior.',
  noPhone: 'No hay ningún teléfono vinculado: los avisos llegan solo por correo.',
  noEmail: 'No hay ningún correo vinculado: los avisos llegan solo por SMS.',
  bind: 'Vincular uno',
  stopped: (contacts) => `Los avisos sobre contratos e invitaciones ya no llegan a ${contacts}`,
  stoppedWhy:
    'Alguien se dio de baja allí o se quejó de nuestros avisos. Los códigos y los avisos de seguridad se siguen enviando.',
  resume: 'Reactivarlos',
  resumed: 'Los avisos se envían de nuevo',
  desktopTitle: 'Notificaciones de escritorio',
  desktopNone: 'Este navegador no admite notificaciones de escritorio.',
  desktopDenied: 'Este navegador bloquea las notificaciones de este sitio. Permítalas en los ajustes del sitio.',
  desktopAsk: 'Este navegador aún no permite las notificaciones de escritorio.',
  desktopGranted:
    'Este navegador permite las notificaciones de escritorio: mientras este sitio esté abierto, recibirá un aviso cuando sea su turno de firmar o revisar.',
  allow: 'Permitir notificaciones de escritorio',
  explainTitle: '¿Permitir notificaciones de escritorio?',
  explain:
    'Hay dos tipos: su turno de firmar y su turno de revisar. Al pulsar una se abre ese contrato. El navegador le pedirá ahora permiso; puede cambiarlo en el navegador cuando quiera.',
  goOn: 'Continuar',
};
