import type { text as Shape } from '../../../../zh-CN/pages/console/parts/second-contact.ts';

export const text: typeof Shape = {
  add: 'Añadir un segundo contacto',
  label: 'Segundo contacto',
  hint: 'Un correo electrónico junto a un teléfono, o al revés',
  wrong: 'Introduzca un contacto del otro tipo',
  identifying: 'El contacto que acredita la identidad',
  identifyingHint: 'Allí llegan el enlace de firma y los códigos; el otro solo recibe avisos',
  kinds: { phone: 'Teléfono', email: 'Correo electrónico' },
  byContact: (contact, other) => `La identidad se acredita con ${contact}; ${other} solo recibe avisos`,
};
