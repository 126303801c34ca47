import type { text as Shape } from '../../../../zh-CN/pages/console/home/text.ts';

export const text: typeof Shape = {
  title: 'Start',
  morning: (name) => `Guten Morgen, ${name}`,
  noon: (name) => `Guten Tag, ${name}`,
  evening: (name) => `Guten Abend, ${name}`,
  night: (name) => `Guten Abend, ${name}`,
  waiting: (count) =>
    count === 0
      ? 'Nichts wartet auf Sie.'
      : count === 1
        ? 'Ein Vertrag wartet auf Sie.'
        : `${count} Verträge warten auf Sie.`,
  waitingUntil: (count, when) =>
    count === 1
      ? `Ein Vertrag wartet auf Sie; Frist: ${when}.`
      : `${count} Verträge warten auf Sie; erste Frist: ${when}.`,
  overview: 'Verträge im Überblick',
  quickStart: 'Schnellstart',
  fromTemplate: 'Aus einer Vorlage',
  inBulk: 'Sammelversand',
  ownSeals: 'Meine Siegel und Unterschriften',
  verifyFile: 'Vertrag prüfen',
  drop: 'Dateien ablegen oder auswählen, um einen neuen Vertrag zu beginnen',
  dropShort: 'Dateien für einen neuen Vertrag auswählen',
  dropHint: 'PDF, Bilder und Office-Dokumente',
  dropHintPlain: 'PDF und Bilder',
  mine: 'Wartet auf mich',
  signTogether: (count) => `${count} gemeinsam unterzeichnen`,
  mineEmpty: 'Alles erledigt',
  mineEmptyWords:
    'Wenn Sie unterzeichnen oder prüfen sollen, erscheint der Vertrag hier und Sie werden benachrichtigt.',
  others: 'Wartet auf andere',
  othersEmpty: 'Nichts wartet auf andere.',
  soon: 'Läuft bald ab',
  soonEmpty: 'In den nächsten drei Tagen läuft nichts ab.',
  drafts: 'Entwürfe',
  draftsEmpty: 'Keine unfertigen Entwürfe.',
  recent: 'Kürzlich abgeschlossen',
  all: 'Alle ansehen',
  firstTitle: 'Drei Schritte zum ersten Vertrag',
  firstLead: 'In beliebiger Reihenfolge, jetzt oder später.',
  firstDone: (done, of) => `${done} von ${of} erledigt`,
  lastStep: (step) => `Noch ein Schritt: ${step}`,
  dismiss: 'Nicht mehr anzeigen',
  stepIdentity: 'Identität bestätigen',
  stepIdentityWhy: 'Zeigt anderen, dass wirklich Sie unterzeichnen; nötig für Langzeitzertifikate.',
  stepIdentityWaiting: 'Ihre Dokumente werden geprüft.',
  stepIdentityEnterprise: 'Unternehmen bestätigen',
  stepIdentityEnterpriseWhy: 'Nötig, bevor seine Siegel und Zertifikate verwendet werden können.',
  stepPassword: 'Signaturpasswort festlegen',
  stepPasswordWhy: 'Bestätigt beim Unterzeichnen, dass Sie es sind; getrennt vom Anmeldepasswort.',
  stepFirst: 'Siegel erstellen oder ersten Vertrag senden',
  stepFirstWhy: 'Ein Siegel zeichnen, tippen oder hochladen; ein Vertrag beginnt mit einer Datei.',
  doIdentity: 'Bestätigen',
  doPassword: 'Festlegen',
  doSeal: 'Siegel erstellen',
  doSend: 'Vertrag senden',
  done: 'erledigt',
  toDo: 'offen',
};
