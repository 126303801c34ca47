import type { text as Shape } from '../../../../../zh-CN/pages/console/account/own-data/data-text.ts';

export const text: typeof Shape = {
  title: 'Meine Daten',
  lead: 'Nehmen Sie alles mit, was die Plattform über Sie speichert, oder löschen Sie Ihr Konto.',
  exportWhy:
    'Profil, Kontakte, Geräte, Zertifikate, Siegel, Ihre Handlungen und alle für Sie sichtbaren Verträge mit ihren Nachweisen, in einer Datei.',
  deleteTitle: 'Konto löschen',
  deleteWhy: (days) =>
    `Alle Geräte werden sofort abgemeldet, und das Konto wird nach ${days === 1 ? '1 Tag' : `${days} Tagen`} gelöscht; eine Anmeldung vorher bricht dies ab.`,
  deleteAct: 'Konto löschen',
  goes: 'Was gelöscht wird',
  goesPoints: [
    'Telefonnummer, E-Mail-Adresse, Anzeigename, Bild, Passwörter, Anmeldungen und Mitteilungen',
    'Passkeys, Signatur-Smartphones, gespeicherte Unterschriften und persönliche Siegel; Ihre Langzeitzertifikate werden widerrufen und deren Schlüssel vernichtet',
    'Entwürfe, ungenutzte Uploads, Labels und Exporte Ihrer eigenen Daten',
    'Ihre Mitgliedschaften und Rollen in Unternehmen',
  ],
  stays: 'Was bleiben muss',
  staysPoints: [
    'Unterzeichnete Verträge und ihre Nachweise: Sie gehören allen Unterzeichnern und enthalten Ihren Namen und Kontakt',
    'Das Audit-Protokoll und ausgestellte Zertifikate: Ohne sie wären Signaturen anderer nicht prüfbar',
    'Aufzeichnungen der Identitätsprüfungen und Rechnungen: Das Gesetz verlangt sie',
    'Was ein Unternehmen über seine Mitglieder festgehalten hat: Dafür ist das Unternehmen verantwortlich',
  ],
  blocked: 'Zuerst zu erledigen',
  and: ', ',
  obstacle: {
    OWNER: (count) => `Unternehmen, deren Inhaber Sie sind (${count}): Inhaberschaft übergeben`,
    RUNNING: (count) => `Laufende Verträge, die Sie gesendet haben (${count}): abschließen oder zurückziehen`,
    TURN: (count) => `Verträge, die auf Sie warten (${count}): unterzeichnen oder ablehnen`,
    MULTI_SEND: (count) => `Laufender Sammelversand (${count}): abschließen oder zurückziehen`,
  },
  confirmTitle: 'Ihr Konto löschen?',
  confirmWhy: (days) =>
    `Alle Geräte werden sofort abgemeldet. Nach ${days === 1 ? '1 Tag' : `${days} Tagen`} werden das Konto und die oben genannten Daten gelöscht und lassen sich nicht wiederherstellen. Sie können sich mit derselben Telefonnummer oder E-Mail-Adresse neu registrieren, erhalten aber die jetzigen Verträge nicht.`,
  password: 'Anmeldepasswort',
  passwordMissing: 'Geben Sie das Anmeldepasswort ein',
  needPassword: 'Sie haben noch kein Anmeldepasswort. Legen Sie zuerst eines fest und löschen Sie dann das Konto.',
  setPassword: 'Anmeldepasswort festlegen',
};
