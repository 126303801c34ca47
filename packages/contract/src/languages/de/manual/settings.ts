import type { WrittenSection } from '../../../text/written-section.ts';

export const settings: WrittenSection = {
  title: 'Administratoren: Einstellungen',
  blocks: [
    {
      kind: 'text',
      text: 'Alle Einstellungen sind Umgebungsvariablen; docs/settings.md listet sie auf. Ein ungültiger Wert verhindert den Start mit einer Zeile, die ihn nennt. Die gebräuchlichsten Einstellungen:',
    },
    {
      kind: 'points',
      items: [
        'PUBLIC_URL: die Adresse, die verwendet wird; Links in Nachrichten beginnen damit.',
        'PKI_URL: die dauerhafte Adresse von Zertifikaten, Sperrlisten und OCSP. Sie wird Teil jedes Zertifikats und kann sich nie ändern.',
        'DATABASE_URL: PostgreSQL 15 oder neuer; ohne sie wird die eingebettete Datenbank verwendet.',
        'DATA_DIR und KEYS_DIR: die Orte von Daten und Schlüsseln; sie müssen getrennt sein.',
        'SMTP_URL und MAIL_FROM: senden E-Mails. SMS_WEBHOOK_URL und SMS_WEBHOOK_SECRET: geben SMS und Anrufe an Ihren Anbieter weiter.',
        'SOFFICE_PATH: LibreOffice, das Office-Dokumente in PDF umwandelt; ohne es werden nur PDF-Dateien und Bilder akzeptiert.',
      ],
    },
  ],
};
