import type { text as Shape } from '../../../../zh-CN/pages/console/parts/role-name.ts';

export const text: typeof Shape = {
  SUPER_ADMINISTRATOR: '所有者',
  ADMINISTRATOR: '管理者',
  SEAL_ADMINISTRATOR: '印鑑管理者',
  TEMPLATE_ADMINISTRATOR: 'テンプレート管理者',
  FINANCE_ADMINISTRATOR: '会計管理者',
  MEMBER: 'メンバー',
};
