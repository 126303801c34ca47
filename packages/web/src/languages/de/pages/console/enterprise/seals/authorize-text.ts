import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/authorize-text.ts';
import { SEAL_SCOPE_LABELS } from '@countersign/contract/languages/de/labels';

export const text: typeof Shape = {
  title: (name) => `Zur Verwendung von „${name}“ berechtigen`,
  why: 'Berechtigte Mitglieder können dieses Siegel verwenden, wenn sie für das Unternehmen unterzeichnen. Eine neue Berechtigung ersetzt eine frühere.',
  membersMissing: 'Wählen Sie Mitglieder',
  membersMany: (most) => `Höchstens ${most} Mitglieder auf einmal`,
  scope: 'Für',
  scopes: SEAL_SCOPE_LABELS,
  envelopesMissing: 'Wählen Sie Verträge',
  templatesMissing: 'Wählen Sie Vorlagen',
  hints: { endDay: 'Leer lassen für kein Enddatum', times: 'Leer lassen für keine Grenze' },
  act: 'Berechtigen',
  done: (count) => `${count} ${count === 1 ? 'Mitglied ist' : 'Mitglieder sind'} berechtigt`,
  heading: 'Berechtigte Mitglieder',
  none: 'Kein Mitglied ist berechtigt. Der Inhaber des Unternehmens braucht keine Berechtigung.',
  until: (when) => `bis ${when}`,
  noEnd: 'ohne Enddatum',
  used: (used, count) => (count === null ? `${used}× verwendet` : `${used} von ${count} verwendet`),
  since: (when) => `berechtigt: ${when}`,
  revoke: 'Entziehen',
  revokeWhom: (name) => `Berechtigung von ${name} entziehen`,
  revokeTitle: (name) => `Berechtigung von ${name} entziehen?`,
  revokeWhy:
    'Wirkt sofort: Auch eine laufende Unterzeichnung mit diesem Siegel wird abgewiesen. Bereits unterzeichnete Verträge sind nicht betroffen.',
  revoked: 'Die Berechtigung ist entzogen',
  count: (count) => `${count} insgesamt`,
};
