import { orMail } from '../../../../../../text/channels.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/forbidden/forbidden-text.ts';

export const text: typeof Shape = {
  title: '已停用成員',
  lead: '被移出企業的成員。恢復後可以重新使用企業帳號，印章授權和角色需要重新新增。',
  search: orMail('搜尋姓名、手機號碼、電子郵件或員工編號', '搜尋姓名、電子郵件或員工編號'),
  none: '沒有已停用的成員',
  noneWhy: '在「成員與部門」中停用的成員會出現在這裡。',
  disabledAt: (time) => `${time} 停用`,
  count: (total) => `共 ${total} 人`,
  restore: '恢復',
  handOver: '移交事項',
  handOverWhom: (name) => `移交 ${name} 的事項`,
  restoreWhom: (name) => `恢復 ${name}`,
  restoreTitle: (name) => `恢復 ${name}？`,
  restoreWhy: '恢復後可以再次切換到這個企業帳號。之前的角色和印章授權不會自動恢復。',
  restored: (name) => `${name} 已恢復為成員`,
};
