import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-kinds.ts';
import {
  TEXT_FORMAT_LABELS,
  TEXT_FORMAT_HINTS,
  ATTACHMENT_KIND_HINTS,
} from '@countersign/contract/languages/de/labels';

export const text: typeof Shape = {
  takes: 'Nimmt an',
  anyText: 'Beliebigen Text',
  formats: TEXT_FORMAT_LABELS,
  hints: TEXT_FORMAT_HINTS,
  wrong: (hint: string) => `Bitte eingeben: ${hint}`,
  note: 'Text der Notiz',
  noteHint: 'Wird auf die Seite gedruckt; Unterzeichner können ihn nicht ändern',
  options: 'Optionen',
  optionsHint: 'Eine pro Zeile',
  boxesHint: 'Eine pro Zeile; ohne Angabe ist es ein einzelnes Kästchen',
  optionsWrong: (most: number) => `1 bis ${most} verschiedene Optionen, ohne Semikolon`,
  minChosen: 'Mindestens',
  maxChosen: 'Höchstens',
  noLimit: 'Keine Grenze',
  nothing: 'Keine',
  tickedBefore: 'Vorab angekreuzt',
  askFor: 'Was verlangt wird',
  askHint: 'Zum Beispiel der Personalausweis oder der Gewerbeschein',
  fileKinds: ATTACHMENT_KIND_HINTS,
  askKinds: 'Akzeptiert',
  maxFiles: 'Dateien höchstens',
  maxFileMb: 'Größte Datei',
};
