import type { text as Shape } from '../../../zh-CN/parts/passkey/passkey-login.ts';

const REFUSED = 'No se ha usado ninguna llave de acceso. Vuelva a intentarlo o inicie sesión de otra forma.';

export const text: typeof Shape = {
  enter: 'Entrar con llave de acceso',
  fault: {
    refused: REFUSED,
    known: REFUSED,
    unfit: 'Este dispositivo no puede usar llaves de acceso en este sitio. Inicie sesión de otra forma.',
  },
};
