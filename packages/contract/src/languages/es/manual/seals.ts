import type { WrittenSection } from '../../../text/written-section.ts';

export const seals: WrittenSection = {
  title: 'Sellos y firmas guardadas',
  blocks: [
    {
      kind: 'text',
      text: 'Los encontrará en «Cuenta y sellos», «Sellos y firmas». Cree un sello con su nombre, dibújelo (también en el teléfono con un código QR) o suba una foto o un escaneo, cuyo fondo de papel se elimina.',
    },
    {
      kind: 'points',
      items: [
        'Aquí figuran las firmas que guardó al firmar, para la próxima vez; puede eliminarlas.',
        'Eliminar un sello o una firma no afecta a los contratos firmados.',
        'Si abre un contrato con un enlace y no ha iniciado sesión, no puede usar un sello: inicie sesión y abra el contrato de nuevo.',
      ],
    },
    {
      kind: 'note',
      text: 'La imagen de un sello es solo su apariencia. Lo que cuenta es la firma digital que la respalda, hecha con un certificado emitido para esta única firma.',
    },
  ],
};
