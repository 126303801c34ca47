import type { WrittenSection } from '../../../text/written-section.ts';

export const applications: WrittenSection = {
  title: 'Unternehmen: API-Schlüssel und Webhooks',
  blocks: [
    {
      kind: 'text',
      text: 'Unter „Unternehmen → Anwendungen“ verbindet der Inhaber eigene Systeme mit der Plattform und erhält Benachrichtigungen von ihr. Niemand sonst kann diese Seite öffnen.',
    },
    {
      kind: 'points',
      items: [
        'Ein Schlüssel wird nur einmal angezeigt, wenn er erstellt wird. Er handelt für den Inhaber, innerhalb der gewählten Berechtigungen und nur in diesem Unternehmen. Er kann nicht unterzeichnen.',
        'Um einen Schlüssel zu ersetzen, tauschen Sie ihn aus: Der alte bleibt für die gewählte Zeit gültig. Ein widerrufener wird beim nächsten Aufruf abgewiesen.',
        'Bekommt das Unternehmen einen neuen Inhaber, gelten seine Schlüssel nicht mehr; der neue Inhaber tauscht die noch nötigen aus.',
        'Ein Webhook empfängt Ereignisse zu vom Unternehmen gesendeten Verträgen, seinen Mitgliedern und seinen Siegeln: eine signierte JSON-Nachricht, die nur IDs und Status enthält. Auch sein Geheimnis wird nur einmal angezeigt.',
        'Die Test-Schaltfläche zeigt sofort die Antwort Ihres Empfängers. Das Protokoll behält die Zustellungen der letzten dreißig Tage; jede kann unter ihrer ursprünglichen ID erneut gesendet werden.',
        'Eine fehlgeschlagene Zustellung wird über mehr als einen Tag mehrmals wiederholt. Ein Webhook, der drei Tage lang fehlschlägt, wird deaktiviert, und der Inhaber erhält eine Mitteilung.',
      ],
    },
    {
      kind: 'note',
      text: 'Nur öffentliche https-Adressen werden akzeptiert. Die Seite jedes Webhooks enthält ein Beispiel für die Prüfung der Signatur, das Sie kopieren können.',
    },
  ],
};
