import type { WrittenSection } from '../../../text/written-section.ts';

export const applications: WrittenSection = {
  title: 'Empresas: claves de API y webhooks',
  blocks: [
    {
      kind: 'text',
      text: 'En Empresa → Aplicaciones, el propietario conecta sus propios sistemas con la plataforma y recibe avisos de ella. Nadie más puede abrir esta página.',
    },
    {
      kind: 'points',
      items: [
        'Una clave se muestra una sola vez, al crearla. Actúa por el propietario, con los permisos elegidos y solo en esta empresa. No puede firmar.',
        'Para sustituir una clave, renuévela: la antigua sigue siendo válida durante el tiempo que elija. Una clave revocada se rechaza en su siguiente llamada.',
        'Cuando la empresa cambia de propietario, sus claves dejan de funcionar; el nuevo propietario renueva las que aún hagan falta.',
        'Un webhook recibe eventos sobre los contratos que envía la empresa, sus miembros y sus sellos: un mensaje JSON firmado, solo con identificadores y estados. Su secreto también se muestra una sola vez.',
        'El botón de prueba muestra al momento la respuesta de su receptor. El registro conserva las entregas de los últimos treinta días; cada una se puede enviar de nuevo con su identificador original.',
        'Una entrega fallida se reintenta varias veces durante más de un día. Un webhook que falla durante tres días se desactiva y el propietario recibe un mensaje.',
      ],
    },
    {
      kind: 'note',
      text: 'Solo se admiten direcciones https públicas. La página de cada webhook tiene un ejemplo de comprobación de la firma que puede copiar.',
    },
  ],
};
