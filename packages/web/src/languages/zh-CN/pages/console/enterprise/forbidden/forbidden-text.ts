import { orMail } from '../../../../../../text/channels.ts';

export const text = {
  title: '已禁用成员',
  lead: '被移出企业的成员。恢复后可以重新使用企业账号，印章授权和角色需要重新添加。',
  search: orMail('搜索姓名、手机号、邮箱或工号', '搜索姓名、邮箱或工号'),
  none: '没有已禁用的成员',
  noneWhy: '在“成员与部门”中禁用的成员会出现在这里。',
  disabledAt: (time: string) => `${time} 禁用`,
  count: (total: string) => `共 ${total} 人`,
  restore: '恢复',
  handOver: '移交事务',
  handOverWhom: (name: string) => `移交 ${name} 的事务`,
  restoreWhom: (name: string) => `恢复 ${name}`,
  restoreTitle: (name: string) => `恢复 ${name}？`,
  restoreWhy: '恢复后可以再次切换到这个企业账号。之前的角色和印章授权不会自动恢复。',
  restored: (name: string) => `${name} 已恢复为成员`,
};
