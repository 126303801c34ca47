import type { WrittenSection } from '../../../text/written-section.ts';

export const bulk: WrittenSection = {
  title: 'Envío masivo',
  blocks: [
    {
      kind: 'steps',
      items: [
        'En el paso de participantes, convierta un participante en una lista de destinatarios y dé un nombre de campo de combinación a cada campo de texto o fecha que varíe entre destinatarios.',
        'Descargue la hoja (XLSX o CSV), introduzca un destinatario por fila, como máximo 10.000, y súbala.',
        'Antes de enviar se comprueban todas las filas y cada problema se indica con su fila. Corrija la hoja y súbala de nuevo.',
        'Después del envío puede seguir el progreso, pausar, reanudar, reintentar las filas fallidas o retirar todo lo enviado.',
      ],
    },
    {
      kind: 'note',
      text: 'Cada destinatario recibe un contrato propio. Aunque el servidor se reinicie durante el proceso, ningún contrato se envía dos veces ni falta ninguno.',
    },
  ],
};
