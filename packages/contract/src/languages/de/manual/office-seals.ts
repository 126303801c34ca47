import type { WrittenSection } from '../../../text/written-section.ts';

export const officeSeals: WrittenSection = {
  title: 'Siegel eines Unternehmens',
  blocks: [
    {
      kind: 'steps',
      items: [
        'Erstellen: Wählen Sie unter „Unternehmenssiegel“ eine Art (Firma, Vertrag, Finanzen …), geben Sie die Wörter ein und sehen Sie die Vorschau; oder laden Sie ein Foto eines Siegels hoch, dessen Papierhintergrund entfernt wird.',
        'Prüfen: Ein neues Siegel wartet unter „Siegelprüfung“ und kann verwendet werden, sobald es dort genehmigt ist.',
        'Berechtigen: Wählen Sie die Mitglieder, die ein Siegel verwenden dürfen, auf Wunsch mit Enddatum, Anzahl oder nur für bestimmte Verträge und Vorlagen. Sie können die Berechtigung jederzeit entziehen; eine laufende Unterzeichnung wird dann nicht abgeschlossen.',
        'Verwenden: Wenn Sie für das Unternehmen unterzeichnen, wählen Sie dessen Siegel bei den Siegeln. Ohne Berechtigung beantragen Sie zuerst die Verwendung und unterzeichnen nach der Genehmigung.',
      ],
    },
    {
      kind: 'points',
      items: [
        'Jede Verwendung wird festgehalten: wer, wann und in welchem Vertrag. Auch der Nachweisbericht nennt sie.',
        'Sie können Siegel erstellen, bevor das Unternehmen bestätigt ist, und sie danach verwenden. Das Zertifikat hinter einem Siegel nennt das Unternehmen, und die Prüfung zeigt es.',
        'Um ein Siegel eines Unternehmens zu verwenden, müssen Sie angemeldet sein; ein Signaturlink genügt nicht.',
        'Ein stillgelegtes Siegel lässt sich nicht wiederherstellen; damit unterzeichnete Verträge sind nicht betroffen.',
      ],
    },
  ],
};
