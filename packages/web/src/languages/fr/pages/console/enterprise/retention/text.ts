import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/retention/text.ts';

export const text: typeof Shape = {
  title: 'Conservation',
  lead: 'Combien de temps les brouillons, contrats, messages et journaux de l’entreprise sont gardés, et ce qui ne doit pas être supprimé',
};
