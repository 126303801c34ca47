import type { text as Shape } from '../../../../zh-CN/pages/console/parts/role-name.ts';

export const text: typeof Shape = {
  SUPER_ADMINISTRATOR: 'Propriétaire',
  ADMINISTRATOR: 'Administrateur',
  SEAL_ADMINISTRATOR: 'Administrateur des cachets',
  TEMPLATE_ADMINISTRATOR: 'Administrateur des modèles',
  FINANCE_ADMINISTRATOR: 'Administrateur financier',
  MEMBER: 'Membre',
};
