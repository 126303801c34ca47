import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/members/handover-dialog.ts';

export const text: typeof Shape = {
  title: 'Under way',
  none: 'Nothing to hand over.',
  kinds: {
    DRAFT: 'Drafts and timed contracts',
    RUNNING: 'Contracts they sent',
    TURN: 'Contracts waiting for them',
    TEMPLATE: 'Templates',
    MULTI_SEND: 'Multi-sends',
    ROLE: 'Roles that no one else holds',
    SEAL: 'Seal authorisations',
    API_KEY: 'API keys',
  },
  ends: 'ends with the membership',
  and: (count) => `and more: ${count} in all`,
  to: 'Hand over to',
  toOptional: 'Hand over to (optional; it can be done later)',
  close: 'Close',
  noSuccessor: 'The enterprise has no other member who could take over.',
  running: 'Handing over…',
  handOver: 'Hand over',
  titleOf: (name) => `Hand over the work of ${name}`,
  why: 'Their contracts, drafts, templates, multi-sends and the contracts waiting for them go to the colleague, who also confirms void agreements. The handover is recorded in the evidence of each contract.',
  choose: 'Choose the colleague who takes over',
  started: 'Handing over; the colleague is notified when it is done',
};
