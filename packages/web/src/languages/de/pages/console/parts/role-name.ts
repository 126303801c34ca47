import type { text as Shape } from '../../../../zh-CN/pages/console/parts/role-name.ts';

export const text: typeof Shape = {
  SUPER_ADMINISTRATOR: 'Inhaber',
  ADMINISTRATOR: 'Administrator',
  SEAL_ADMINISTRATOR: 'Siegeladministrator',
  TEMPLATE_ADMINISTRATOR: 'Vorlagenadministrator',
  FINANCE_ADMINISTRATOR: 'Finanzadministrator',
  MEMBER: 'Mitglied',
};
