import type { text as Shape } from '../../../zh-CN/parts/name/name-mark.ts';

export const text: typeof Shape = {
  VERIFIED: 'vérifié',
  PROFILE: 'non vérifié',
  GIVEN: 'tel qu’indiqué, non vérifié',
  why: {
    VERIFIED: 'L’autorité de certification a vérifié ce nom',
    PROFILE: 'Saisi par le titulaire du compte ; l’autorité de certification ne l’a pas vérifié',
    GIVEN: 'Saisi par l’expéditeur ou par la personne qui a transmis ; l’autorité de certification ne l’a pas vérifié',
  },
};
