import type { WrittenSection } from '../../../text/written-section.ts';

export const verify: WrittenSection = {
  title: 'Einen Vertrag prüfen',
  blocks: [
    {
      kind: 'text',
      text: 'Jeder kann eine Datei ohne Anmeldung prüfen: Öffnen Sie „Signierte Datei prüfen“, legen Sie das PDF oder ein ZIP-Archiv mit PDFs ab und sehen Sie, von wem und wann jede Signatur ist und ob sich seitdem etwas geändert hat. Die Datei dient nur dieser Prüfung und wird nicht gespeichert.',
    },
    {
      kind: 'text',
      text: 'Sie können auch ohne uns prüfen: Laden Sie das Stammzertifikat herunter, vertrauen Sie ihm in einem PDF-Reader und öffnen Sie den Vertrag. Sobald dem Stammzertifikat vertraut wird, zeigt ein Reader mit PAdES-Unterstützung dasselbe Ergebnis.',
    },
    {
      kind: 'points',
      items: [
        'Signaturen gültig, Inhalt unverändert: Die Signaturen passen zum Inhalt, und ihre Zertifikate stammen von dieser Zertifizierungsstelle.',
        'Dem Aussteller wird nicht vertraut: Die Signaturen passen zum Inhalt, aber ein Zertifikat stammt von einer anderen Zertifizierungsstelle. Prüfen Sie, wer der Unterzeichner ist.',
        'Nach der Unterzeichnung geändert oder Signatur ungültig: Verlassen Sie sich nicht auf diese Datei; bitten Sie die andere Seite um das Original.',
      ],
    },
    {
      kind: 'text',
      text: '„Wie diese Datei entstand“ listet jede Version der Datei auf: Wählen Sie eine, um ihre Seiten zu sehen, wie sie waren, und vergleichen Sie sie mit der vorigen Version oder der jetzigen Datei; Unterschiede sind umrahmt. Die Seiten werden nur in Ihrem Browser gezeichnet.',
    },
    {
      kind: 'level',
      texts: {
        'B-LTA':
          'Absender und Teilnehmer eines abgeschlossenen Vertrags können den Nachweisbericht herunterladen: wer wann und wie seine Identität bestätigt hat, welche Version zu sehen war, kleine Bilder der Seiten, Zertifikate und Zeitstempel sowie das verkettete Audit-Protokoll.',
        'B-B':
          'Absender und Teilnehmer eines abgeschlossenen Vertrags können den Nachweisbericht herunterladen: wer wann und wie seine Identität bestätigt hat, welche Version zu sehen war, kleine Bilder der Seiten, Zertifikate sowie das verkettete Audit-Protokoll.',
      },
    },
  ],
};
