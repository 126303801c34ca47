import type { text as Shape } from '../../../zh-CN/parts/contact/reading.ts';

export const text: typeof Shape = {
  unknown:
    'Diese Mobilnummer gibt es nicht. Aus dem Ausland bitte mit + und Landesvorwahl, zum Beispiel +49\u00a0151\u00a023456789',
  unserved: (country) => `${country}: kein SMS-Versand dorthin; bitte geben Sie eine E-Mail-Adresse an`,
};
