import type { text as Shape } from '../../../../zh-CN/pages/console/enterprise/frame-text.ts';

export const text: typeof Shape = {
  sections: 'Unternehmensbereiche',
  templates: 'Vorlagen',
  members: 'Mitglieder',
  invitations: 'Einladungen',
  forbidden: 'Deaktivierte Mitglieder',
  seals: 'Unternehmenssiegel',
  mySeals: 'Für mich verfügbare Siegel',
  sealAudit: 'Siegelprüfung',
  allEnvelopes: 'Alle Verträge',
  applications: 'Anwendungen',
  contractNumbers: 'Vertragsnummern',
  finance: 'Finanzen',
  data: 'Unternehmensdaten',
  retention: 'Aufbewahrung',
  roles: 'Rollen',
  deniedTitle: 'Sie sind nicht berechtigt, diese Seite zu öffnen',
  deniedWhy:
    'Wenn Sie sie brauchen, bitten Sie einen Administrator des Unternehmens, die Berechtigung Ihrer Rolle hinzuzufügen.',
  personalTitle: 'Diese Seite gehört zu einem Unternehmenskonto',
  personalWhy: 'Wechseln Sie oben im Kontomenü zum Konto eines Unternehmens.',
  toHome: 'Zurück zum Unternehmen',
};
