import type { text as Shape } from '../../../zh-CN/parts/name/name-mark.ts';

export const text: typeof Shape = {
  VERIFIED: 'verificado',
  PROFILE: 'sin verificar',
  GIVEN: 'indicado por otro, sin verificar',
  why: {
    VERIFIED: 'La autoridad de certificación ha verificado este nombre',
    PROFILE: 'Lo introdujo el titular de la cuenta; la autoridad de certificación no lo ha verificado',
    GIVEN: 'Lo introdujo el remitente o quien reasignó el contrato; la autoridad de certificación no lo ha verificado',
  },
};
