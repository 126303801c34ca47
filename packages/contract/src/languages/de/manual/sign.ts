import type { WrittenSection } from '../../../text/written-section.ts';

export const sign: WrittenSection = {
  title: 'Unterzeichnen',
  blocks: [
    {
      kind: 'text',
      text: 'Öffnen Sie den Link in der Benachrichtigung oder melden Sie sich an und finden Sie den Vertrag unter „Wartet auf mich“. Ohne Konto bestätigen Sie zuerst mit einem Captcha und einem Code, dass die [[Telefonnummer oder E-Mail-Adresse|E-Mail-Adresse]] Ihnen gehört.',
    },
    {
      kind: 'steps',
      items: [
        'Lesen Sie den Vertrag. Mehrere Dokumente folgen auf einer Seite aufeinander; auf dem Smartphone vergrößern Sie mit zwei Fingern oder durch doppeltes Tippen, oder Sie wählen die Leseansicht, die den Text an den Bildschirm anpasst; maßgeblich ist die Seite selbst.',
        'Wählen Sie die Schaltfläche unten: Sie führt von einem Feld zum nächsten.',
        'Unterschrift: Zeichnen Sie sie, tippen Sie Ihren Namen, laden Sie ein Bild hoch oder wählen Sie eine gespeicherte. Die Vorschau hat die tatsächliche Größe, und Sie können eine Unterschrift für alle Unterschriftsfelder verwenden.',
        'Siegel: Wählen Sie eines Ihrer persönlichen Siegel. Text und Daten geben Sie direkt an ihrer Stelle ein; ist ein Format vorgegeben, wechselt der Text beim Verlassen des Feldes in die gedruckte Schreibweise, zum Beispiel 1,234.50.',
        'Dateien: Verlangt der Absender eine, nehmen Sie mit dem Smartphone ein Foto auf oder wählen Sie eine Datei; Sie können sie ersetzen oder entfernen. Nach der Unterzeichnung wird sie beim Vertrag aufbewahrt, und seine Parteien können sie sehen.',
        'Wählen Sie „Abschließen“, lesen Sie den Bestätigungstext und bestätigen Sie mit Signaturpasswort oder Code, dass Sie es sind. Manche Absender verlangen beides.',
      ],
    },
    {
      kind: 'text',
      text: 'Im Unterschriftenfeld können Sie Striche zurücknehmen, löschen und drehen. Am Computer zeichnen Sie mit der Maus, oder Sie scannen den QR-Code auf dem Bildschirm und zeichnen auf dem Smartphone: Die Unterschrift erscheint sofort am Computer.',
    },
    {
      kind: 'text',
      text: 'Soll jemand anderes unterzeichnen, können Sie unter „Mehr“ den Vertrag weitergeben oder ihn dem Absender zur Korrektur zurückgeben. Warten mehrere Verträge auf Sie, wählen Sie sie in der Liste aus, sehen Sie jeden an und bestätigen Sie einmal; sie werden nacheinander unterzeichnet.',
    },
    {
      kind: 'level',
      texts: {
        'B-LTA':
          'Nach der Unterzeichnung sehen Sie, wer als Nächstes an der Reihe ist. Haben alle unterzeichnet, werden dem Vertrag Prüfdaten und ein Zeitstempel hinzugefügt, und Sie können ihn herunterladen. Wenn Sie zwischendurch weggehen, bleiben Ihre Eingaben erhalten.',
        'B-LT':
          'Nach der Unterzeichnung sehen Sie, wer als Nächstes an der Reihe ist. Haben alle unterzeichnet, werden dem Vertrag Prüfdaten hinzugefügt, und Sie können ihn herunterladen. Wenn Sie zwischendurch weggehen, bleiben Ihre Eingaben erhalten.',
        'B-T':
          'Nach der Unterzeichnung sehen Sie, wer als Nächstes an der Reihe ist. Haben alle unterzeichnet, können Sie den Vertrag herunterladen. Wenn Sie zwischendurch weggehen, bleiben Ihre Eingaben erhalten.',
      },
    },
    {
      kind: 'note',
      text: 'Ein Punkt oder ein Haken wird nicht als Unterschrift akzeptiert. Während Sie unterzeichnen, kann der Absender die gelesenen Dokumente nicht austauschen; hat sich ein Dokument geändert, werden Sie gebeten, es zuerst erneut zu lesen.',
    },
  ],
};
