import type { WrittenSection } from '../../../text/written-section.ts';

export const review: WrittenSection = {
  title: 'Revisar y rechazar',
  blocks: [
    {
      kind: 'points',
      items: [
        'Un revisor aprueba el contrato o no lo aprueba e indica un motivo de 1 a 500 caracteres. Si no lo aprueba, el contrato termina.',
        'Un firmante puede rechazar el contrato, también con un motivo. Eso pone fin al contrato y se avisa al remitente.',
        'Una revisión no cambia el documento; el informe de evidencias indica qué versión vio el revisor.',
      ],
    },
    {
      kind: 'text',
      text: 'El remitente puede retirar un contrato antes de que se complete, con un motivo. Un contrato que no se completa en su plazo caduca automáticamente. Un contrato completado no se puede retirar.',
    },
  ],
};
