import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/retention/text.ts';

export const text: typeof Shape = {
  title: 'Retention',
  lead: 'How long drafts, contracts, messages and logs of the enterprise are kept, and what must not be deleted',
};
