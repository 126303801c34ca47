import type { text as Shape } from '../../zh-CN/app/frame-console.ts';

export const text: typeof Shape = {
  navigation: 'Navegación principal',
  home: 'Inicio',
  envelopes: 'Contratos',
  bulk: 'Envío masivo',
  account: 'Cuenta',
  create: 'Nuevo contrato',
  enterprise: 'Empresa',
  freeTitle: 'Este enlace abre un solo contrato',
  freeWhy: 'Ha entrado con un enlace de firma. Inicie sesión para usar todo lo demás.',
};
