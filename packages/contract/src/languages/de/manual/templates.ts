import type { WrittenSection } from '../../../text/written-section.ts';

export const templates: WrittenSection = {
  title: 'Vorlagen',
  blocks: [
    {
      kind: 'text',
      text: 'Machen Sie aus Verträgen, die ein Unternehmen oft sendet, Vorlagen: Dokumente, Rollen, Reihenfolge und Felder richten Sie nur einmal ein. „Unternehmen → Vorlagen“ zeigt die Vorlagen, die Sie verwenden können.',
    },
    {
      kind: 'steps',
      items: [
        'Wählen Sie „Neue Vorlage“ und beginnen Sie mit Dokumenten oder einem vorhandenen Vertrag; auch das Menü eines Vertrags enthält „Als Vorlage speichern“.',
        'Richten Sie sie wie einen Vertrag ein, mit Rollen wie „Lieferant“ statt Personen. Ist eine Rolle immer dieselbe Person, können Sie den Kontakt jetzt eingeben.',
        'Wählen Sie „Prüfen und speichern“ und dann „Aktivieren“.',
        'Um eine Vorlage zu verwenden, geben Sie für jede Rolle eine Person ein, füllen auf Wunsch Texte und Daten vorab aus, prüfen und senden. Ist eine Rolle eine Liste, importieren Sie diese im nächsten Schritt, und jede Person erhält einen Vertrag.',
      ],
    },
    {
      kind: 'points',
      items: [
        'Bearbeiten zwei Personen gleichzeitig, erfährt es, wer als Zweites speichert; niemandes Änderungen werden überschrieben.',
        'Das Nutzungsprotokoll einer Vorlage listet die daraus erstellten Verträge auf. Das Deaktivieren oder Löschen einer Vorlage betrifft gesendete Verträge nicht.',
        'Rollen bestimmen, wer erstellen, bearbeiten, aktivieren, deaktivieren und löschen darf; wer eine Vorlage erstellt hat, darf sie immer bearbeiten.',
      ],
    },
  ],
};
