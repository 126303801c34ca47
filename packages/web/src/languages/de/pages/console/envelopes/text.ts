import type { ItemState } from '../../../../../pages/console/envelopes/bulk.ts';
import type { ListSort } from '../../../../../pages/console/model/list-search.ts';
import type { Empty, text as Shape } from '../../../../zh-CN/pages/console/envelopes/text.ts';
import { ACT_LABELS } from '@countersign/contract/languages/de/labels';
import type { LabelColour, ShownStatusFilter } from '@countersign/domain';

const empty: Partial<Record<ShownStatusFilter, Empty>> & { ALL: Empty; other: Empty } = {
  ALL: {
    title: 'Noch keine Verträge',
    words:
      'Laden Sie eine Datei hoch, geben Sie an, wer unterzeichnet, und in Minuten ist der erste Vertrag unterwegs.',
  },
  WAITING_ME_SIGN: {
    title: 'Nichts wartet auf Ihre Unterschrift',
    words: 'Wenn Sie an der Reihe sind, erscheint der Vertrag hier und Sie werden benachrichtigt.',
  },
  WAITING_ME_CHECK: {
    title: 'Nichts wartet auf Ihre Prüfung',
    words: 'Wenn Sie an der Reihe sind, erscheint der Vertrag hier.',
  },
  WAITING_OTHERS: {
    title: 'Nichts wartet auf andere',
    words: 'Gesendete Verträge bleiben hier, bis die anderen handeln; Sie können jederzeit erinnern.',
  },
  DRAFT: {
    title: 'Keine Entwürfe',
    words: 'Ein Vertrag, den Sie noch nicht fertig vorbereitet haben, wird hier automatisch gespeichert.',
  },
  ED_SUCCESS: {
    title: 'Noch nichts abgeschlossen',
    words: 'Sobald alle unterzeichnet haben, erscheint der Vertrag hier zum Herunterladen und Prüfen.',
  },
  EXPIRING_SOON: {
    title: 'Nichts läuft bald ab',
    words:
      'Verträge kurz vor ihrer Frist erscheinen hier; Sie können die Unterzeichner erinnern oder die Frist verlängern.',
  },
  TIMED: { title: 'Nichts geplant', words: 'Ein geplanter Vertrag bleibt hier, bis er gesendet wird.' },
  RECYCLED: {
    title: 'Der Papierkorb ist leer',
    words:
      'Entwürfe und beendete Verträge, die Sie in den Papierkorb legen, bleiben hier und lassen sich jederzeit wiederherstellen; andere sind nicht betroffen.',
  },
  CANCELLED: {
    title: 'Nichts aufgehoben',
    words: 'Einvernehmlich aufgehobene Verträge erscheinen hier, mit ihren Dateien und Nachweisen.',
  },
  other: { title: 'Hier ist nichts', words: 'Kein Vertrag hat diesen Status.' },
};

const colours: Record<LabelColour, string> = {
  GREY: 'Grau',
  GREEN: 'Grün',
  BLUE: 'Blau',
  VIOLET: 'Violett',
  ROSE: 'Rosa',
  AMBER: 'Bernstein',
  TEAL: 'Petrol',
  SLATE: 'Schiefer',
};

const sorts: Record<ListSort, string> = {
  updated: 'Zuletzt geändert',
  created: 'Neueste',
  deadline: 'Nach Frist',
  title: 'Titel',
};

const states: Record<ItemState, string> = {
  waiting: 'Wartet',
  running: 'Läuft',
  done: 'Erledigt',
  failed: 'Fehlgeschlagen',
};

export const text: typeof Shape = {
  title: 'Verträge',
  tabs: 'Status',
  search: 'Titel, Person oder Datei suchen',
  clear: 'Filter zurücksetzen',
  empty: empty as Record<string, Empty>,
  nothingFound: 'Keine Treffer',
  nothingFoundWords: 'Versuchen Sie ein anderes Wort oder setzen Sie die Filter zurück.',
  all: 'Alle Verträge ansehen',
  columnTitle: 'Vertrag',
  columnTurn: 'An der Reihe',
  columnDeadline: 'Frist',
  columnAct: 'Aktion',
  completing: 'Wird abgeschlossen',
  dash: '—',
  from: (name) => `von ${name}`,
  count: (many) => `${many} insgesamt`,
  countAtLeast: (many) => `Mindestens ${many}, wird gezählt…`,
  updated: (when) => `geändert: ${when}`,
  keys: 'Tastatur: j / k bewegt, x wählt aus, / sucht, Esc hebt die Auswahl auf',
  filters: 'Filter',
  filtersOf: (count) => `Filter (${count})`,
  sort: 'Sortierung',
  sorts,
  labels: 'Labels',
  noLabels: 'Noch keine Labels',
  side: 'Richtung',
  sides: { any: 'Gesendet und empfangen', sent: 'Von mir gesendet', received: 'Empfangen' },
  flow: 'Art',
  flows: { any: 'Alle Arten', SIGN_PROCESS: 'Unterzeichnung', CANCEL_PROCESS: 'Aufhebungsvereinbarung' },
  created: 'Erstellt',
  expires: 'Frist',
  fromDay: 'Von',
  toDay: 'Bis',
  job: 'Gleicher Sammelversand',
  without: (what) => `Filter entfernen: ${what}`,
  select: (title) => `Auswählen: ${title}`,
  selectPage: 'Alle auf dieser Seite auswählen',
  selected: (count) => `${count} ausgewählt`,
  selection: 'Aktionen für die Auswahl',
  unselect: 'Auswahl aufheben',
  acts: ACT_LABELS,
  actOn: (act, count) => `${act} (${count})`,
  voidTitle: 'Aufhebungsvereinbarung',
  bulkTitle: (act, count) => `${act}: ${count === 1 ? '1 Vertrag' : `${count} Verträge`}`,
  bulkProgress: (done, of) => `${done} von ${of} erledigt`,
  bulkDone: (done, failed) => (failed === 0 ? `Alle ${done} erledigt` : `${done} erledigt, ${failed} nicht`),
  states,
  retryFailed: (count) => `Fehlgeschlagene erneut versuchen (${count})`,
  stop: 'Stopp',
  close: 'Schließen',
  revokeTitle: (count) => (count === 1 ? '1 Vertrag zurückziehen' : `${count} Verträge zurückziehen`),
  revokeWords: 'Die Unterzeichnung endet sofort; niemand kann mehr unterzeichnen. Alle erfahren denselben Grund.',
  revokeReason: 'Grund',
  revokeReasonMissing: 'Bitte geben Sie einen Grund an',
  requestId: (id) => `Anfrage ${id}`,
  putLabels: 'Label',
  apply: 'Anwenden',
  applied: 'Die Labels sind aktualisiert',
  manageLabels: 'Labels verwalten',
  newLabel: 'Neues Label',
  labelName: 'Name',
  labelNameMissing: 'Bitte geben Sie einen Namen ein',
  labelColour: 'Farbe',
  colours,
  create: 'Erstellen',
  rename: (name) => `Ändern: ${name}`,
  save: 'Speichern',
  cancel: 'Abbrechen',
  remove: (name) => `Löschen: ${name}`,
  removeLabel: (name) => `Label „${name}“ löschen?`,
  removeLabelWords: 'Es wird von allen Verträgen entfernt; die Verträge selbst bleiben unverändert.',
  removeAct: 'Löschen',
  labelsEmpty: 'Labels ordnen Ihre Verträge; nur Ihr Konto sieht sie.',
  views: 'Ansichten',
  viewsEmpty: 'Speichern Sie eine häufige Suche und kehren Sie mit einem Klick zu ihr zurück.',
  saveView: 'Aktuelle Suche speichern',
  viewName: 'Name der Ansicht',
  viewNameMissing: 'Bitte geben Sie der Ansicht einen Namen',
  viewSaved: (name) => `Die Ansicht „${name}“ ist gespeichert`,
  enterpriseTitle: 'Alle Verträge des Unternehmens',
  enterpriseLead: (name) => `Von allen Mitgliedern gesendet und empfangen: ${name}`,
  enterpriseLink: 'Alle des Unternehmens',
  ownLink: 'Meine Verträge',
  status: 'Status',
  ownersOnly: 'Sie sind nicht berechtigt, alle Verträge des Unternehmens zu sehen',
  ownersOnlyWords:
    'Diese Seite zeigt die Verträge aller Mitglieder. Wechseln Sie zu einem Konto, das sie sehen darf, oder fragen Sie einen Administrator des Unternehmens.',
};
