import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/pick-text.ts';

export const text: typeof Shape = {
  trouble: 'This could not be loaded. Please try again later.',
  members: 'Members',
  envelopes: 'Contracts',
  envelopeSearch: 'Search contracts by title',
  noEnvelopes: 'No such contract.',
  templates: 'Templates',
  templateSearch: 'Search templates by name',
  noTemplates: 'No such template.',
};
