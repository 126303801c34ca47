import type { text as Shape } from '../../../zh-CN/parts/contact/reading.ts';

export const text: typeof Shape = {
  unknown:
    'Ce numéro de mobile n’existe pas. Commencez par + et l’indicatif du pays, par exemple +33\u00a06\u00a012\u00a034\u00a056\u00a078',
  unserved: (country) => `${country} : aucun SMS n’y est envoyé, saisissez une adresse e-mail`,
};
