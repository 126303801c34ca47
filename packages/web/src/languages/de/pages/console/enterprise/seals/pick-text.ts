import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/pick-text.ts';

export const text: typeof Shape = {
  trouble: 'Dies konnte nicht geladen werden. Bitte versuchen Sie es später erneut.',
  members: 'Mitglieder',
  envelopes: 'Verträge',
  envelopeSearch: 'Verträge nach Titel suchen',
  noEnvelopes: 'Kein solcher Vertrag.',
  templates: 'Vorlagen',
  templateSearch: 'Vorlagen nach Name suchen',
  noTemplates: 'Keine solche Vorlage.',
};
