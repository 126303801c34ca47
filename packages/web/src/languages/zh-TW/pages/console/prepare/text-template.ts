import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-template.ts';

export const text: typeof Shape = {
  roles: '角色',
  leave: '返回範本',
  review: '檢查並儲存範本',
  rolesTitle: '誰簽署、誰審核',
  rolesLead: '先寫角色，例如「供應商」。使用範本時再填寫實際人員；如果每次都是同一個人，可以現在填好聯絡方式。',
  starter: '由使用範本的成員發起',
  addRole: '新增角色',
  roleName: '角色名稱',
  contact: '使用時填寫（可留空）',
  listHint: '使用範本時匯入名單，每人各收到一份合約',
  expireDays: '簽署期限',
  expireDaysHint: '從使用範本的那一刻起計算',
  reviewTitle: '儲存範本',
  save: '儲存範本',
  saving: '正在儲存範本…',
  saved: '範本已儲存',
  gapsTitle: '儲存前需要完成',
  warningsTitle: '使用前還可以補充',
  atUse: '使用時填寫的企業',
  daysOf: (count) => `使用後 ${count} 天內簽署`,
};
