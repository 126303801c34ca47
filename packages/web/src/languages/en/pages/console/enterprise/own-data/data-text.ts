import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/own-data/data-text.ts';

export const text: typeof Shape = {
  title: 'Enterprise data',
  lead: 'Take away all contracts and data that the platform keeps for the enterprise.',
  exportWhy:
    'All finished contracts with their evidence, running ones as they stand, members, departments, roles, the list of templates and the pictures of seals, in one file. It contains data of other people: keep it safe.',
};
