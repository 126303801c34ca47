import type { WrittenSection } from '../../../text/written-section.ts';

export const inPerson: WrittenSection = {
  title: 'Firma presencial',
  blocks: [
    {
      kind: 'text',
      text: 'Cuando la otra persona está delante de usted, puede firmar en su propio teléfono, tableta u ordenador. En la página de detalle del contrato, cada persona a la que le toca tiene «Firma presencial».',
    },
    {
      kind: 'steps',
      items: [
        'Pulse «Bloquear y entregar el dispositivo». Su sesión en este dispositivo termina enseguida y ninguna otra pestaña abre sus contratos; sus demás dispositivos no se ven afectados.',
        'Entregue el dispositivo a la persona que indica la pantalla. Esa persona escribe el código enviado a su propio [[teléfono o correo electrónico|correo electrónico]], lee y firma; el código no se le envía a usted.',
        'Cuando termina, la pantalla indica quién recibe el dispositivo a continuación: otro participante o usted.',
        'Inicie sesión en el mismo dispositivo para volver al contrato.',
      ],
    },
    {
      kind: 'points',
      items: [
        'Mientras el dispositivo está entregado, solo usted puede iniciar sesión en él. Tras 30 minutos sin uso, la firma presencial termina sola; su sesión sigue cerrada.',
        'Quien no quiera continuar pulsa «Devolver el dispositivo»; para continuar necesita un nuevo código.',
        'Un participante cuyo contacto es el de usted no puede firmar de forma presencial: sustitúyalo antes por su propio contacto. Quien actúa por una empresa necesita su propia cuenta.',
        'El informe de evidencias indica en qué dispositivo actuó, cuándo se entregó y cuándo se recuperó al iniciar sesión.',
      ],
    },
  ],
};
