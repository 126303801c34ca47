import type { text as Shape } from '../../../../zh-CN/pages/light/sign/join-way.ts';

export const text: typeof Shape = {
  ask: (enterprise) =>
    enterprise === '' ? 'Beitritt zum Unternehmen beantragen' : `Beitritt zu ${enterprise} beantragen`,
  said: {
    WAITING:
      'Ihr Antrag wurde an den Inhaber des Unternehmens gesendet. Sobald er angenommen ist, öffnet diese Seite den Vertrag von selbst; Sie können auch später wiederkommen.',
    PASSED: 'Sie sind dem Unternehmen beigetreten; der Vertrag wird geöffnet…',
    REFUSED:
      'Das Unternehmen hat Ihren Antrag nicht angenommen. Bei Fragen wenden Sie sich bitte an dessen Inhaber oder an den Absender.',
  },
  look: 'Aktualisieren',
  login: 'Anmelden und Beitritt beantragen',
};
