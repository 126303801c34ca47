import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/contract-numbers/numbers-text.ts';
import { CONTRACT_NUMBER_LABELS } from '@countersign/contract/languages/de/labels';
import type { NumberPlace, CounterReset, NumberDatePattern } from '@countersign/domain';

const date: Record<NumberDatePattern, string> = {
  NONE: 'Kein Datum',
  yyyy: 'Jahr',
  yyyyMM: 'Jahr und Monat',
  yyyyMMdd: 'Jahr, Monat und Tag',
};

const reset: Record<CounterReset, string> = { NEVER: 'Nie', YEARLY: 'Jedes Jahr', MONTHLY: 'Jeden Monat' };

const place: Record<NumberPlace, string> = {
  NONE: 'Nicht in den Dokumenten',
  HEADER_LEFT: 'Oben links auf jeder Seite',
  HEADER_RIGHT: 'Oben rechts auf jeder Seite',
  FOOTER_LEFT: 'Unten links auf jeder Seite',
  FOOTER_RIGHT: 'Unten rechts auf jeder Seite',
};

export const text: typeof Shape = {
  date,
  reset,
  place,
  title: 'Vertragsnummern',
  lead: 'Solange eine Regel aktiv ist, erhält jeder Vertrag, den ein Mitglied sendet, lückenlos die nächste Nummer.',
  none: 'Noch keine Nummernregel',
  noneWhy: 'Erstellen Sie eine Regel; ab dann gesendete Verträge werden danach nummeriert.',
  create: 'Neue Regel',
  enabled: CONTRACT_NUMBER_LABELS.ENABLE,
  disabled: CONTRACT_NUMBER_LABELS.DISABLE,
  enable: 'Aktivieren',
  disable: 'Deaktivieren',
  enableOf: (example) => `Regel ${example} aktivieren`,
  disableOf: (example) => `Regel ${example} deaktivieren`,
  enableTitle: 'Diese Regel aktivieren?',
  enableWhy:
    'Ab jetzt gesendete Verträge werden nach dieser Regel nummeriert, ab dem Stand, an dem sie aufhörte. Die verwendete Regel wird deaktiviert.',
  disableTitle: 'Diese Regel deaktivieren?',
  disableWhy: 'Ab jetzt gesendete Verträge erhalten keine Nummer. Vorhandene Nummern ändern sich nicht.',
  enabledDone: 'Aktiviert',
  disabledDone: 'Deaktiviert',
  next: 'Die nächsten Nummern',
  used: (count) => `${count} verwendet`,
  since: (day) => `seit ${day}`,
  prefix: 'Präfix',
  prefixHint: 'Zum Beispiel HT- oder SALES-; darf leer bleiben',
  prefixWrong:
    'Ein Präfix darf nur Buchstaben, Ziffern, chinesische Zeichen und - _ / . ( ) # 〔 〕 【 】 enthalten, höchstens 20.',
  dateLabel: 'Datum',
  width: 'Stellen des Zählers',
  resetLabel: 'Zähler beginnt neu',
  resetHint: 'Die Nummer muss den Zeitraum enthalten',
  placeLabel: 'In den Dokumenten',
  placeHint: 'Hochgeladene Dateien, die andere schon unterzeichnet haben, werden nicht geändert',
  newTitle: 'Neue Nummernregel',
  newWhy: 'Eine gespeicherte Regel lässt sich nicht ändern; erstellen Sie stattdessen eine neue.',
  replaces: 'Sie wird sofort aktiviert, und die verwendete Regel wird deaktiviert.',
  example: 'Beispiel',
  save: 'Speichern und aktivieren',
  saved: 'Die Nummernregel ist aktiviert',
};
