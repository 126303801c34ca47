import type { WrittenSection } from '../../../text/written-section.ts';

export const identity: WrittenSection = {
  title: 'Verificación de identidad',
  blocks: [
    {
      kind: 'text',
      text: 'En los ajustes de la cuenta, envíe su nombre, el número de su documento de identidad e imágenes de este. El personal de la autoridad de certificación los revisa. Mientras tanto puede usar la cuenta con normalidad y se le avisará del resultado. Si la solicitud se devuelve, verá el motivo y podrá solicitarlo de nuevo.',
    },
    {
      kind: 'points',
      items: [
        'Una vez verificado, se muestra su nombre real y aparece en sus certificados.',
        'Algunos contratos solo pueden firmarlos personas verificadas; la página de firma se lo indica y le trae aquí.',
        'Las imágenes se guardan cifradas y solo se usan para la revisión. Cada vez que el personal las ve, queda registrado.',
        '«Mis certificados» enumera los certificados emitidos a su nombre: para qué contrato, cuándo y si son válidos.',
      ],
    },
  ],
};
