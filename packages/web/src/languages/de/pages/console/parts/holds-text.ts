import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/holds-text.ts';

export const text: typeof Shape = {
  title: 'Löschsperren',
  why: 'Solange eine Löschsperre aktiv ist, löscht keine Richtlinie, Kontolöschung oder Bereinigung etwas davon. Andere Parteien sehen sie nicht.',
  whyOne:
    'Solange eine Löschsperre aktiv ist, wird nichts von diesem Vertrag gelöscht. Andere Parteien sehen sie nicht.',
  none: 'Es gibt keine Löschsperren',
  place: 'Löschsperre setzen',
  placeAll: 'Ganzes Unternehmen sperren',
  placeTitle: 'Löschsperre setzen',
  placeWhy: 'Sie wirkt sofort und gilt, bis sie aufgehoben wird. Beides wird im Audit-Protokoll festgehalten.',
  placed: 'Die Löschsperre ist gesetzt',
  reference: 'Aktenzeichen',
  referenceHint: 'Zum Beispiel eine Fallnummer, um sie wiederzufinden',
  reason: 'Grund',
  missing: 'Füllen Sie dieses Feld aus',
  release: 'Aufheben',
  releaseTitle: 'Löschsperre aufheben',
  releaseWhy: 'Sofern keine andere Löschsperre aktiv ist, gilt wieder die Aufbewahrungsrichtlinie.',
  wasReleased: 'Die Löschsperre ist aufgehoben',
  active: 'Aktiv',
  released: 'Aufgehoben',
  whole: 'Das ganze Unternehmen',
  contract: 'Vertrag',
  by: (name: string, when: string) => `gesetzt von ${isolate(name)}, ${when}`,
  endedBy: (name: string, when: string) => `aufgehoben von ${isolate(name)}, ${when}`,
};
