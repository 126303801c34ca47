import type { text as Shape } from '../../../../zh-CN/pages/console/detail/fingerprints-text.ts';

export const text: typeof Shape = {
  title: 'Fingerabdrücke',
  lead: 'Stimmt der SHA-256 einer heruntergeladenen Datei mit dem hier gezeigten überein, ist es dieselbe Datei.',
  current: 'Die jetzige Datei',
  completed: 'Beim Abschluss, wie im Nachweisbericht festgehalten',
  renewed:
    'Nach dem Abschluss wurde ein neuer Archivzeitstempel hinzugefügt. Der ursprüngliche Inhalt ist unverändert; die neuen Daten sind angefügt.',
  archived: (day) => `Der Archivzeitstempel gilt bis ${day} und wird vorher automatisch erneuert.`,
};
