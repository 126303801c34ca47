import type { WrittenSection } from '../../../text/written-section.ts';

export const messages: WrittenSection = {
  title: 'Mensajes y avisos',
  blocks: [
    {
      kind: 'points',
      items: [
        'La campana de arriba muestra el número de mensajes sin leer. Un mensaje le lleva al lugar donde puede actuar.',
        'Puede activar o desactivar [[los SMS, correos y recordatorios de escritorio|los correos y recordatorios de escritorio]] en «Cuenta y sellos → Avisos». Los avisos sobre la seguridad de su cuenta se envían siempre.',
        'Un día antes de que un contrato caduque, reciben un recordatorio su remitente y los participantes a los que les toca.',
        'Mientras prepara un contrato puede activar «Recordatorios automáticos»: quienes no hayan actuado algunos días después de empezar su turno reciben un recordatorio, y después otro cada pocos días, tantas veces como elija. «Usar para todos mis contratos nuevos» convierte el plan en el habitual.',
      ],
    },
  ],
};
