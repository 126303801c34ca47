import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/contact-groups.ts';

export const text: typeof Shape = {
  groups: 'Kontaktgruppen',
  none: 'Noch keine Gruppen. Speichern Sie Personen, die oft gemeinsam unterschreiben, als Gruppe und fügen Sie sie künftig mit einem Tippen hinzu.',
  howTo: 'Geben Sie zuerst Teilnehmende ein und speichern Sie sie dann als Gruppe.',
  failed: 'Die Kontaktgruppen konnten nicht geladen werden.',
  comma: ', ',
  save: (count) => `Teilnehmende von hier als Gruppe speichern (${count})`,
  saveAct: 'Speichern',
  saved: (name) => `Gruppe „${name}“ gespeichert`,
  namePlaceholder: 'Zum Beispiel: Jahreslieferung',
  nameMissing: 'Geben Sie einen Namen für die Gruppe ein',
  rename: 'Name der Gruppe',
  replace: (count) => `Teilnehmende von hier übernehmen (${count})`,
  change: (name) => `Gruppe „${name}“ ändern`,
  remove: (name) => `Gruppe „${name}“ löschen`,
  removed: (name) => `Gruppe „${name}“ gelöscht`,
  undo: 'Rückgängig',
};
