import type { WrittenSection } from '../../../text/written-section.ts';

export const bulk: WrittenSection = {
  title: 'Sammelversand',
  blocks: [
    {
      kind: 'steps',
      items: [
        'Machen Sie im Schritt „Teilnehmer“ aus einem Teilnehmer eine Empfängerliste und geben Sie jedem Text- oder Datumsfeld, das sich je Empfänger unterscheidet, einen Seriendrucknamen.',
        'Laden Sie die Tabelle herunter (XLSX oder CSV), geben Sie pro Zeile einen Empfänger ein, höchstens 10.000, und laden Sie sie hoch.',
        'Jede Zeile wird geprüft, bevor etwas gesendet wird, und jedes Problem wird mit seiner Zeile gemeldet. Korrigieren Sie die Tabelle und laden Sie sie erneut hoch.',
        'Nach dem Senden können Sie den Fortschritt verfolgen, pausieren, fortsetzen, fehlgeschlagene Zeilen wiederholen oder alles Gesendete zurückziehen.',
      ],
    },
    {
      kind: 'note',
      text: 'Jeder Empfänger erhält einen eigenen Vertrag. Selbst wenn der Server dabei neu startet, wird kein Vertrag doppelt gesendet und keiner ausgelassen.',
    },
  ],
};
