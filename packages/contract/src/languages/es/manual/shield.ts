import type { WrittenSection } from '../../../text/written-section.ts';

export const shield: WrittenSection = {
  title: 'Firmar con el teléfono como clave',
  blocks: [
    {
      kind: 'text',
      text: 'Si el remitente lo exige, la clave de firma se guarda en su propio teléfono y no se puede exportar. El ordenador muestra un código QR; escanéelo y el teléfono mostrará el contrato, sus partes y los resúmenes de los documentos. Cuando lo confirme, el teléfono firma.',
    },
    {
      kind: 'points',
      items: [
        'La primera vez, el teléfono genera su clave: introduzca el código que se le envía (o inicie sesión en el teléfono) y escriba en el ordenador el número que muestra el teléfono. Después puede usar directamente el mismo teléfono.',
        'El teléfono de un firmante verificado recibe un certificado para un año. Sin identidad verificada, cada firma recibe un certificado que solo vale para este documento y caduca en minutos.',
        'Después de confirmar en el teléfono tiene 120 segundos para terminar; la pantalla muestra la cuenta atrás. Si un documento cambia en ese tiempo, debe confirmar de nuevo.',
        'Si pierde o cambia el teléfono, quítelo en «Cuenta y sellos»: su certificado se revoca enseguida.',
      ],
    },
  ],
};
