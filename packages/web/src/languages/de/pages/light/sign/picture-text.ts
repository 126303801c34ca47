import type { text as Shape } from '../../../../zh-CN/pages/light/sign/picture-text.ts';

export const text: typeof Shape = {
  asGiven:
    'Dieses Bild stellen Sie selbst bereit: Ein Name darin ist nicht bestätigt; so steht es auch im Nachweisbericht.',
  signature: {
    title: 'Ihre Unterschrift',
    initials: 'Ihre Paraphe',
    keptHint: 'Eine gespeicherte verwenden',
    keptOf: (day) => `Gespeicherte Unterschrift vom ${day}`,
    preview: 'Tatsächliche Größe im Vertrag',
    keep: 'Diese Unterschrift für das nächste Mal speichern',
    useAll: (count) => `Für alle ${count} Unterschriften verwenden`,
    adopt: 'Diese Unterschrift verwenden',
    needsInk: 'Erstellen Sie zuerst Ihre Unterschrift',
  },
  seal: {
    title: 'Siegel wählen',
    none: 'Sie haben noch kein Siegel. Erstellen Sie eines aus Ihrem Namen, zeichnen Sie eines oder laden Sie ein Bild hoch.',
    upload: 'Siegel hinzufügen',
    adopt: 'Dieses Siegel verwenden',
    needsPicture: 'Stellen Sie zuerst das Siegel fertig',
    needs: 'Wählen Sie zuerst ein Siegel',
    useAll: (count) => `Für alle ${count} Stellen verwenden`,
    guest:
      'Über einen Signaturlink kann kein Siegel verwendet werden. Melden Sie sich an und öffnen Sie dann diesen Vertrag erneut.',
    naming: 'Name des Siegels',
    defaultName: 'Mein Siegel',
    store: 'Siegel speichern',
    login: 'Anmelden und weiter',
    own: 'Persönliche Siegel',
    uploadOwn: 'Persönliches Siegel hinzufügen',
    officeOf: (enterprise) => `Siegel von „${enterprise}“`,
    officeNone:
      'Für diesen Vertrag sind Sie zu keinem Siegel des Unternehmens berechtigt. Beantragen Sie eines; nach der Genehmigung können Sie es verwenden.',
    officeApply: 'Siegel beantragen',
    officeUnverified:
      'Die Siegel eines Unternehmens können verwendet werden, sobald es bestätigt ist. Bitten Sie den Inhaber, die Bestätigung zu beantragen.',
    officeVerify: 'Unternehmensbestätigung ansehen',
    lookAgain: 'Schon genehmigt? Aktualisieren',
    size: (width, height) => `${width} × ${height} mm`,
  },
};
