import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/own-data/data-text.ts';

export const text: typeof Shape = {
  title: 'Unternehmensdaten',
  lead: 'Nehmen Sie alle Verträge und Daten mit, die die Plattform für das Unternehmen speichert.',
  exportWhy:
    'Alle beendeten Verträge mit ihren Nachweisen, laufende im jetzigen Stand, Mitglieder, Abteilungen, Rollen, die Liste der Vorlagen und die Bilder der Siegel, in einer Datei. Sie enthält Daten anderer Personen: Bewahren Sie sie sicher auf.',
};
