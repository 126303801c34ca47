import { orMail } from '../../../../../../text/channels.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/forbidden/forbidden-text.ts';

export const text: typeof Shape = {
  title: 'Deaktivierte Mitglieder',
  lead: 'Aus dem Unternehmen entfernte Mitglieder. Ein wiederhergestelltes Mitglied kann das Konto wieder verwenden; Siegel und Rollen müssen neu vergeben werden.',
  search: orMail('Name, Telefon, E-Mail oder Nummer suchen', 'Name, E-Mail oder Nummer suchen'),
  none: 'Keine deaktivierten Mitglieder',
  noneWhy: 'Mitglieder, die Sie unter „Mitglieder und Abteilungen“ deaktivieren, erscheinen hier.',
  disabledAt: (time) => `deaktiviert: ${time}`,
  count: (total) => (total === '1' ? '1 Person' : `${total} Personen`),
  restore: 'Wiederherstellen',
  handOver: 'Übergeben',
  handOverWhom: (name) => `Arbeit von ${name} übergeben`,
  restoreWhom: (name) => `${name} wiederherstellen`,
  restoreTitle: (name) => `${name} wiederherstellen?`,
  restoreWhy:
    'Die Person kann wieder zu diesem Unternehmenskonto wechseln. Frühere Rollen und Siegelberechtigungen werden nicht automatisch wiederhergestellt.',
  restored: (name) => `${name} ist wieder Mitglied`,
};
