import type { WrittenSection } from '../../../text/written-section.ts';

export const manage: WrittenSection = {
  title: 'Gestionar contratos',
  blocks: [
    {
      kind: 'points',
      items: [
        'La página «Contratos» tiene una pestaña para cada estado, con el número exacto de contratos. Un único cuadro busca en títulos, personas y nombres de documentos; puede filtrar además por etiqueta, fecha y sentido. Los filtros forman parte de la dirección y se pueden guardar como vista.',
        'Una etiqueta tiene un nombre y un color, y un contrato puede tener varias etiquetas. Las etiquetas pertenecen solo a la cuenta activa; las demás partes no las ven.',
        'Seleccione varios contratos para enviar recordatorios, retirarlos, etiquetarlos, moverlos a la papelera, descargarlos o firmarlos a la vez. Verá un resultado para cada uno.',
        'Puede mover a la papelera borradores y contratos terminados, y restaurarlos. Esto solo cambia su propia vista.',
        'En «Mis datos» (para una empresa, en «Conservación») puede fijar a los cuántos días se eliminan borradores, contratos terminados y mensajes. Antes de guardar se muestra lo que se eliminaría, y 30 y 7 días antes de eliminar contratos se envía un aviso. Un contrato solo se quita de la cuenta con la política: las demás partes conservan el suyo.',
        'Los miembros de una empresa que tienen el permiso establecen retenciones legales en la página de detalle de un contrato o en «Conservación»: hasta que se levanta la retención, no se elimina nada de lo retenido.',
        'En la página de detalle puede ampliar el plazo (como máximo a 365 días) y ver si se entregó cada aviso. Un aviso fallido se puede enviar de nuevo.',
        'Un contrato devuelto, rechazado o caducado se puede corregir y enviar de nuevo: los documentos, personas y campos se copian a un nuevo borrador.',
      ],
    },
  ],
};
