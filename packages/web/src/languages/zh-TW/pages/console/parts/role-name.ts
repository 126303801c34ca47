import type { text as Shape } from '../../../../zh-CN/pages/console/parts/role-name.ts';

export const text: typeof Shape = {
  SUPER_ADMINISTRATOR: '超級管理員',
  ADMINISTRATOR: '管理員',
  SEAL_ADMINISTRATOR: '印章管理員',
  TEMPLATE_ADMINISTRATOR: '範本管理員',
  FINANCE_ADMINISTRATOR: '財務管理員',
  MEMBER: '成員',
};
