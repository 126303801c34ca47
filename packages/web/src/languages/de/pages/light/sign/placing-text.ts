import type { text as Shape } from '../../../../zh-CN/pages/light/sign/placing-text.ts';
import { FORM_LABELS } from '@countersign/contract/languages/de/labels';

export const text: typeof Shape = {
  kinds: FORM_LABELS,
  palette: 'Was Sie platzieren können',
  hint: 'Wählen Sie etwas und tippen Sie dann auf die Stelle der Seite oder ziehen Sie es dorthin.',
  armed: (kind) => `${kind}: auf die Stelle der Seite tippen`,
  selected: 'Zum Verschieben ziehen; die Ecke unten rechts ändert die Größe',
  remove: (kind) => `Dieses Feld entfernen: ${kind}`,
  onPage: (kind, page) => `${kind}, Seite ${page}`,
  tooLate: 'Das Dokument hat bereits eine Signatur: Nur Unterschriften und Siegel können noch hinzugefügt werden.',
  saving: 'Wird gespeichert…',
};
