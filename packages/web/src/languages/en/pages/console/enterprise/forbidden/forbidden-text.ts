import { orMail } from '../../../../../../text/channels.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/forbidden/forbidden-text.ts';

export const text: typeof Shape = {
  title: 'Disabled members',
  lead: 'Members who were removed from the enterprise. A restored member can use the account again; seals and roles must be assigned again.',
  search: orMail('Search by name, phone, e-mail or number', 'Search by name, e-mail or number'),
  none: 'No disabled members',
  noneWhy: 'Members you disable under “Members and departments” appear here.',
  disabledAt: (time) => `disabled ${time}`,
  count: (total) => (total === '1' ? '1 person' : `${total} people`),
  restore: 'Restore',
  handOver: 'Hand over',
  handOverWhom: (name) => `Hand over the work of ${name}`,
  restoreWhom: (name) => `Restore ${name}`,
  restoreTitle: (name) => `Restore ${name}?`,
  restoreWhy:
    'They can switch to this enterprise account again. Their previous roles and seal authorisations are not restored automatically.',
  restored: (name) => `${name} is a member again`,
};
