import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/retention/text.ts';

export const text: typeof Shape = {
  title: 'Aufbewahrung',
  lead: 'Wie lange Entwürfe, Verträge, Mitteilungen und Protokolle des Unternehmens aufbewahrt werden und was nicht gelöscht werden darf',
};
