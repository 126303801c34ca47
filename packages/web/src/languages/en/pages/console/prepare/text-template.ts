import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-template.ts';

export const text: typeof Shape = {
  roles: 'Roles',
  leave: 'Back to the template',
  review: 'Review and save',
  rolesTitle: 'Who signs or reviews',
  rolesLead:
    'Name the roles, such as “Supplier”. The people are entered at each use; if it is always the same person, enter the contact now.',
  starter: 'Started by the member who uses the template',
  addRole: 'Add a role',
  roleName: 'Name of the role',
  contact: 'Asked for at each use',
  listHint: 'The list is imported at use; everyone on it gets a contract',
  expireDays: 'Days to sign',
  expireDaysHint: 'Counted from the moment the template is used',
  reviewTitle: 'Save the template',
  save: 'Save template',
  saving: 'Saving the template…',
  saved: 'Template saved',
  gapsTitle: 'Required before saving',
  warningsTitle: 'Can still be added before use',
  atUse: 'the enterprise named at use',
  daysOf: (count) => `To be signed within ${count === 1 ? '1 day' : `${count} days`} of its use`,
};
