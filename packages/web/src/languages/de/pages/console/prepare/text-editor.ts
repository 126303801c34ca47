import type { CheckMarkDirection } from '@countersign/domain';
import type { Alignment } from '../../../../../pages/console/prepare/model/arrange.ts';
import type { Where } from '../../../../../pages/console/prepare/model/keywords.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-editor.ts';

const align: Record<Alignment, string> = {
  left: 'Linke Kanten ausrichten',
  centre: 'Horizontal zentrieren',
  right: 'Rechte Kanten ausrichten',
  top: 'Obere Kanten ausrichten',
  middle: 'Vertikal zentrieren',
  bottom: 'Untere Kanten ausrichten',
};

const edges: Record<CheckMarkDirection, string> = { RIGHT: 'Rechts', LEFT: 'Links', TOP: 'Oben', BOTTOM: 'Unten' };

const where: Record<Where, string> = {
  right: 'Rechts neben den Wörtern',
  below: 'Unter den Wörtern',
  over: 'Über den Wörtern liegend',
};

const days = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tagen`);

export const text: typeof Shape = {
  tools: 'Bearbeitungswerkzeuge',
  side: 'Feld und Seiten',
  chooseMany: 'Mehrere auswählen, je ein Tipp',
  findWords: 'Nach Stichwort platzieren',
  closeSearch: 'Suche schließen',
  previewAs: 'Als Unterzeichner ansehen',
  endPreview: 'Vorschau beenden',
  switchFile: 'Datei wechseln',
  armedMove: 'Klicken Sie, wohin die ausgewählten Felder sollen; Esc bricht ab',
  clearSelection: 'Auswahl aufheben',
  severalHolders: 'Mehrere Unterzeichner',
  moveTo: 'Verschieben nach…',
  width: 'Breite',
  height: 'Höhe',
  arrange: 'Ausrichten und verteilen',
  align,
  distributeX: 'Horizontal verteilen',
  distributeY: 'Vertikal verteilen',
  fontSize: 'Schriftgröße',
  fontSizeAuto: (size) => `An das Feld angepasst (${size})`,
  mergeName: 'Seriendruckname',
  mergeHint: 'Beim Sammelversand füllt die Spalte mit diesem Namen das Feld aus',
  copyPages: 'Auf Seiten kopieren',
  allPages: 'Alle Seiten',
  oddPages: 'Ungerade Seiten',
  evenPages: 'Gerade Seiten',
  fromPage: 'Von Seite',
  toPage: 'Bis Seite',
  copyRange: 'Auf diese kopieren',
  fanned: 'Die Ränder der Seiten nebeneinander',
  edge: 'Rand',
  edges,
  sealPages: 'Seiten',
  sealPagesHint: 'Zum Beispiel 1-3, 5; leer für alle',
  pagesWrong: (count) => `Seiten von 1 bis ${count}, zum Beispiel 1-3, 5`,
  certPage: 'Seite, die die Signatur trägt',
  certPageHint: 'Im PDF-Reader zeigt ein Klick auf das Teilstück dieser Seite die Signatur',
  onPage: (page) => `Seite ${page}`,
  sealSize: 'Breite des Siegels',
  margin: 'Abstand vom Rand',
  offsetUp: 'Nach oben',
  offsetRight: 'Nach rechts',
  resizable: 'Der Unterzeichner darf die Größe ändern',
  word: 'Stichwort',
  wordHint: 'Zum Beispiel „Unterschrift:“ oder „Unterzeichnet von“',
  search: 'Suchen',
  searching: (done, total) => `Suche läuft, Seite ${done} von ${total}`,
  foundCount: (count) =>
    count === 0
      ? 'Nicht gefunden. Gescannte Seiten enthalten keinen durchsuchbaren Text.'
      : count === 1
        ? 'An einer Stelle gefunden'
        : `An ${count} Stellen gefunden`,
  notRead: (names) => `Nicht lesbarer Text: ${names}`,
  whereTo: 'Wohin',
  where,
  placeAll: (count) => (count === 1 ? 'Dort platzieren' : `An allen ${count} platzieren`),
  placeHere: (at) => `Bei Treffer ${at} platzieren`,
  placedOn: (count) => (count === 1 ? '1 Feld platziert' : `${count} Felder platziert`),
  placedAlready: 'Dasselbe Feld ist bereits dort',
  moreFound: (count) => `${count} weitere sind nicht aufgeführt; „An allen platzieren“ schließt sie ein`,
  replace: (name) => `${name} ersetzen`,
  replaceShort: 'Datei ersetzen',
  replacing: (name) => `Ersetzt wird „${name}“`,
  replacedWith: (name, kept, lost) => {
    if (lost > 0)
      return `Ersetzt durch „${name}“; ${lost === 1 ? 'ein Feld, das nicht passte, wurde' : `${lost} Felder, die nicht passten, wurden`} entfernt`;
    return `Ersetzt durch „${name}“${kept > 0 ? '; alle Felder sind erhalten' : ''}`;
  },
  removed: (name, fields) =>
    fields === 0
      ? `„${name}“ entfernt`
      : `„${name}“ entfernt, mit ${fields === 1 ? 'einem Feld' : `${fields} Feldern`}`,
  moreFor: (name) => `Mehr zu ${name}`,
  dropAnywhere: 'Loslassen, um die Dateien hinzuzufügen',
  added: (count) => (count === 1 ? '1 Datei wird hinzugefügt' : `${count} Dateien werden hinzugefügt`),
  timer: 'Später senden',
  timerAt: 'Senden am',
  timerOff: 'Wird gesendet, sobald Sie auf „Senden“ klicken',
  reminders: {
    title: 'Automatische Erinnerungen',
    off: 'Keine; Sie können auf der Seite des Vertrags selbst erinnern',
    usual: 'Für alle meine neuen Verträge verwenden',
    usualNone: 'Keine Erinnerungen für alle meine neuen Verträge',
    usualSet: 'Für Ihre neuen Verträge gespeichert',
    plan: ({ afterDays, everyDays, most }) => {
      const first = `Wer an der Reihe ist, wird nach ${days(afterDays)} erinnert`;
      return most === 1
        ? `${first}, einmal`
        : `${first}, dann im Abstand von ${days(everyDays)}, höchstens ${most}-mal`;
    },
    afterDays: 'Erste (Tage)',
    everyDays: 'Alle (Tage)',
    most: 'Höchstens',
  },
  reading: {
    title: 'Gewünschtes Lesen',
    none: 'Keine Vorgabe',
    end: 'Jede Seite muss angezeigt werden',
    seconds: (count) => `Jedes Dokument mindestens ${count} s`,
    hint: 'Die Personen erfahren es, bevor sie handeln. Der Nachweisbericht vermerkt, was die Seite gezeigt hat; das ist kein Beweis für das Lesen',
  },
  moreSettings: 'Weitere Einstellungen',
  ownFields: 'Unterzeichner ohne Feld platzieren ihr eigenes',
  ownFieldsHint:
    'Sie können senden, ohne für einen Unterzeichner Felder zu platzieren; er wählt die Stelle dann beim Unterzeichnen.',
  appendFields: 'Unterzeichner dürfen eigene Felder hinzufügen',
  appendFieldsHint: 'Text und Daten lassen sich nur vor der ersten Signatur hinzufügen.',
  timezone: 'Zeitzone der Daten in den Dokumenten',
  metadata: 'Metadaten',
  metadataHint:
    'Namen und Werte, die beim Vertrag für Ihre eigenen Systeme gespeichert werden; Teilnehmer sehen sie nicht.',
  metadataKey: (at) => `Name ${at}`,
  metadataValue: (at) => `Wert ${at}`,
  metadataTwice: 'Jeder Name darf nur einmal vorkommen',
  addMetadata: 'Hinzufügen',
  removeMetadata: (at) => `Nummer ${at} entfernen`,
  schedule: 'Vertrag planen',
  scheduled: 'Der Vertrag ist geplant',
  sendsAt: (when) => `Automatischer Versand: ${when}`,
  previewOf: (name) => `Ansehen als ${name}`,
  preview: 'Vorschau',
  unsavedBack: 'Nicht gespeicherte Änderungen vom letzten Mal sind wiederhergestellt',
};
