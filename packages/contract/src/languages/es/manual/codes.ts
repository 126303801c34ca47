import type { WrittenSection } from '../../../text/written-section.ts';

export const codes: WrittenSection = {
  title: 'Cuando no llega un código',
  blocks: [
    {
      kind: 'points',
      items: [
        'Para un mismo [[teléfono o correo electrónico|correo electrónico]] puede pedir un código cada 60 segundos; el botón muestra la cuenta atrás.',
        'Si no llega ningún código en 2 minutos, pida otro. Solo vale el último código.',
        '[[El teléfono puede bloquear los SMS: mire los mensajes bloqueados. |]]El correo puede estar en la carpeta de correo no deseado.',
        '[[Si no llega ningún SMS, puede recibir el código en una llamada y volver a los SMS cuando quiera.|]]',
        'El número de códigos al día es limitado. Si alcanza el límite, inténtelo mañana.',
        'Tras 5 códigos incorrectos seguidos, los códigos para este [[teléfono o correo electrónico|correo electrónico]] se bloquean durante una hora.',
      ],
    },
    {
      kind: 'text',
      text: '[[Si a su teléfono no le llegan a menudo los códigos, vincule un correo electrónico en «Acceso y seguridad» y reciba los códigos allí. Si tampoco ayuda|Si nada de esto ayuda]], contacte con atención al cliente: {support}.',
    },
    {
      kind: 'note',
      text: 'No dé nunca un código a nadie que se lo pida. Nuestro personal nunca pide un código, una contraseña de acceso ni una contraseña de firma.',
    },
  ],
};
