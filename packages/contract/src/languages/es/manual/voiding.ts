import type { WrittenSection } from '../../../text/written-section.ts';

export const voiding: WrittenSection = {
  title: 'Anular un contrato completado',
  blocks: [
    {
      kind: 'text',
      text: 'Un contrato completado no se puede retirar, pero todas sus partes pueden acordar que queda anulado. El remitente lo pide en la página de detalle e indica el motivo. Se crea un acuerdo de anulación y se pide confirmación a todos los que firmaron o revisaron, en el mismo orden.',
    },
    {
      kind: 'points',
      items: [
        'Para confirmar no hace falta dibujar una firma, solo confirmar su identidad. Si no está de acuerdo, rechácelo y el contrato seguirá siendo válido.',
        'Cuando todos han confirmado, el contrato figura como anulado en la lista, en la página de detalle y en el informe de evidencias; la verificación del archivo muestra cuándo y por qué se anuló.',
        'El archivo del contrato no cambia y sus firmas siguen siendo válidas: el acuerdo de anulación es un contrato aparte, firmado por todos.',
      ],
    },
  ],
};
