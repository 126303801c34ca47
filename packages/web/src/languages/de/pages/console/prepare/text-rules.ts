import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-rules.ts';
import type { RuleGap, ComputedKind } from '@countersign/domain';

const kinds: Record<ComputedKind, string> = {
  SUM: 'Summe von Zahlen',
  PRODUCT: 'Produkt von Zahlen',
  DAYS: 'Tage nach einem Datum',
  CAPITALS: 'Ein Betrag in chinesischen Großziffern',
};

const gaps: Record<RuleGap, string> = {
  MISSING: 'Ein gelesenes Feld gibt es nicht mehr',
  LATER: 'Gelesen werden können nur Felder desselben Unterzeichners oder früherer Unterzeichner',
  KIND: 'Die Art eines gelesenen Feldes passt nicht',
  VALUE: 'Wählen Sie, was die Bedingung verlangt',
  CIRCLE: 'Diese Regeln lesen einander im Kreis',
};

export const text: typeof Shape = {
  title: 'Regeln',
  nothing:
    'Platzieren Sie für diesen oder einen früheren Unterzeichner noch einen Text, ein Datum oder eine Auswahl, um Regeln festzulegen.',
  named: (name: string, page: number) => `${name} · Seite ${page}`,
  shown: 'Angezeigt',
  always: 'Immer',
  shownIf: (field: string) => `Nur wenn ${field}`,
  required: 'Erforderlich',
  asSet: 'Wie oben eingestellt',
  requiredIf: (field: string) => `Auch wenn ${field}`,
  condition: 'Bedingung',
  value: 'Wert',
  add: 'Bedingung hinzufügen',
  together: 'Mehrere Bedingungen',
  each: { all: 'Alle müssen erfüllt sein', any: 'Eine genügt' },
  andIf: (field: string) => `Und ${field}`,
  orIf: (field: string) => `Oder ${field}`,
  without: 'Diese Bedingung entfernen',
  is: { IS: 'ist', IS_NOT: 'ist nicht', FILLED: 'ist ausgefüllt', EMPTY: 'ist leer' },
  isOf: { IS: 'hat gewählt', IS_NOT: 'hat nicht gewählt', FILLED: 'hat eine Auswahl', EMPTY: 'hat keine Auswahl' },
  ticked: { FILLED: 'ist angekreuzt', EMPTY: 'ist nicht angekreuzt' },
  equal: 'Muss gleich sein',
  notEqual: 'Nein',
  equalTo: (field: string) => `Wie ${field}`,
  computed: 'Berechnet',
  typed: 'Vom Unterzeichner ausgefüllt',
  by: kinds,
  of: 'Aus welchen Feldern',
  from: 'Aus welchem Feld',
  factor: 'Mal',
  factorHint: 'Zum Beispiel ein Satz von 0.13',
  factorWrong: 'Geben Sie eine Zahl mit höchstens sechs Nachkommastellen ein',
  days: 'Tage hinzufügen',
  daysWrong: (most: number) => `Eine ganze Zahl von -${most} bis ${most}`,
  decimals: 'Nachkommastellen',
  allDecimals: 'Nicht gerundet',
  gaps,
};
