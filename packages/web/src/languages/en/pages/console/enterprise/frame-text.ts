import type { text as Shape } from '../../../../zh-CN/pages/console/enterprise/frame-text.ts';

export const text: typeof Shape = {
  sections: 'Enterprise sections',
  templates: 'Templates',
  members: 'Members',
  invitations: 'Invitations',
  forbidden: 'Disabled members',
  seals: 'Office seals',
  mySeals: 'Seals I may use',
  sealAudit: 'Seal audit',
  allEnvelopes: 'All contracts',
  applications: 'Applications',
  contractNumbers: 'Contract numbers',
  finance: 'Finance',
  data: 'Enterprise data',
  retention: 'Retention',
  roles: 'Roles',
  deniedTitle: 'You do not have permission to open this page',
  deniedWhy: 'If you need it, ask an administrator of the enterprise to add the permission to your role.',
  personalTitle: 'This page belongs to an enterprise account',
  personalWhy: 'Switch to the account of an enterprise in the account menu at the top.',
  toHome: 'Back to the enterprise',
};
