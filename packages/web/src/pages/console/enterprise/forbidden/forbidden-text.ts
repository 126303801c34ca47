import { orMail } from '../../../../text/channels.ts';
import { defineText } from '../../../../text/text.ts';

/** The texts of the page of disabled members. */
export const useForbiddenText = defineText(
  {
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
  },
  {
    title: 'Disabled members',
    lead: 'Members who were removed from the enterprise. A restored member can use the account again; seals and roles must be assigned again.',
    search: orMail('Search by name, phone, e-mail or number', 'Search by name, e-mail or number'),
    none: 'No disabled members',
    noneWhy: 'Members you disable under “Members and departments” appear here.',
    disabledAt: (time) => `disabled ${time}`,
    count: (total) => `${total} people`,
    restore: 'Restore',
    handOver: 'Hand over',
    handOverWhom: (name) => `Hand over the work of ${name}`,
    restoreWhom: (name) => `Restore ${name}`,
    restoreTitle: (name) => `Restore ${name}?`,
    restoreWhy:
      'They can switch to this enterprise account again. Their previous roles and seal authorisations are not restored automatically.',
    restored: (name) => `${name} is a member again`,
  },
);
