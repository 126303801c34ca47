import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/person-terms.ts';

export const text: typeof Shape = {
  language: 'Language of notices and pages',
  own: 'As they choose',
  deadline: 'Own deadline',
  deadlineHint: 'After it they cannot act. You are told, and can extend it, replace or remove them',
  deadlineWrong: 'Must be in the future and before the deadline of the contract',
  until: (when) => `Until ${when}`,
  message: 'Message to this person',
  messageHint: 'In e-mails, on the page of the link and while signing; other participants do not see it',
  witness: 'Signs as a witness',
  witnessHint: 'The signature and the evidence report say so',
  closed: {
    witness: 'Witness',
    message: 'Has a message',
    until: (when) => `Own deadline ${when}`,
  },
};
