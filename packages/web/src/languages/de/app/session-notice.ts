import type { text as Shape } from '../../zh-CN/app/session-notice.ts';

export const text: typeof Shape = {
  changed: {
    title: 'Ihre Anmeldung hat sich geändert; die Seite wird neu geladen',
    why: 'Sie haben sich in einem anderen Tab angemeldet, abgemeldet oder das Konto gewechselt.',
    act: 'Seite neu laden',
  },
  inactive: {
    title: 'Sie wurden nach längerer Inaktivität abgemeldet',
    why: 'Bitte melden Sie sich zum Schutz Ihres Kontos neu an. Alles Gespeicherte ist noch da.',
    act: 'Neu anmelden',
  },
  ended: {
    title: 'Ihre Anmeldung ist beendet',
    why: 'Das Passwort wurde geändert oder Sie wurden von einem anderen Gerät aus abgemeldet. Wenn Sie das nicht waren, melden Sie sich an und ändern Sie Ihr Passwort.',
    act: 'Neu anmelden',
  },
  disabled: {
    title: 'Ihr Zugang zum aktuellen Unternehmen wurde deaktiviert; Sie werden abgemeldet',
    why: 'Der Administrator hat Ihre Mitgliedschaft deaktiviert. Mit Ihrem persönlichen Konto können Sie sich weiterhin anmelden.',
    act: 'Abmelden',
  },
};
