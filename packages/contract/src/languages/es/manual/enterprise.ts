import type { WrittenSection } from '../../../text/written-section.ts';

export const enterprise: WrittenSection = {
  title: 'Empresas y cambio de cuenta',
  blocks: [
    {
      kind: 'text',
      text: 'Una persona puede pertenecer a varias empresas. En el menú de cuentas, arriba a la derecha, cambia entre su cuenta personal y sus cuentas de empresa; entonces ve los contratos de esa cuenta.',
    },
    {
      kind: 'points',
      items: [
        'Antes de crear una cuenta de empresa debe verificar su propia identidad. Quien la crea es su propietario.',
        'La empresa también se verifica: envíe su nombre, su código unificado de crédito social o número de registro y sus documentos.',
        'Puede elegir la cuenta que está activa al iniciar sesión.',
        'Si una empresa le quita como miembro, ya no puede usar esa cuenta y vuelve a su cuenta personal, que no se ve afectada.',
      ],
    },
    {
      kind: 'note',
      text: 'Si cambia de cuenta en otra pestaña, esta página le pide confirmación y se vuelve a cargar, para que nada ocurra en la cuenta equivocada.',
    },
  ],
};
