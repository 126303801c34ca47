import type { WrittenSection } from '../../../text/written-section.ts';

export const backup: WrittenSection = {
  title: 'Administratoren: sichern und wiederherstellen',
  blocks: [
    {
      kind: 'steps',
      items: [
        'Stoppen Sie den Server (Strg-C). Mit PostgreSQL ist das nicht nötig: Sichern Sie die Datenbank mit deren eigenen Werkzeugen.',
        'Kopieren Sie DATA_DIR: db/ ist die eingebettete Datenbank, blobs/ enthält die Dateien. tmp/ wird nicht benötigt.',
        'Sichern Sie KEYS_DIR getrennt, an einem anderen Ort: kek schützt die privaten Schlüssel der Zertifizierungsstelle, pepper schützt die Hashwerte von Passwörtern und Kontakten.',
        'Zum Wiederherstellen legen Sie beides an die ursprünglichen Orte zurück und starten den Server.',
      ],
    },
    {
      kind: 'note',
      text: 'Mit den Daten, aber ohne die Schlüssel kann die Zertifizierungsstelle keine Zertifikate mehr ausstellen, und niemand kann sich mit dem alten Passwort anmelden. Schlüssel ohne die Daten sind nutzlos. Bewahren Sie die beiden Sicherungen getrennt auf. Abgeschlossene Verträge sind nicht betroffen: Die Dateien enthalten alles, was ihre Prüfung braucht.',
    },
  ],
};
