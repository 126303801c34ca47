import type { text as Shape } from '../../../../zh-CN/pages/operator/identity/review-text.ts';

export const text: typeof Shape = {
  title: 'Comparison and conflicts',
  nothing: 'No conflict was found, and there is no earlier application.',
  findings: {
    NUMBER_HELD:
      'This number also belongs to another verified identity. A number has one holder: have the false one of the two withdrawn.',
    NUMBER_ELSEWHERE: 'Another application states the same number.',
    NAME_ELSEWHERE: 'Another verified enterprise has the same name.',
    NAME_CHANGED: 'The name differs from an earlier application of the same applicant.',
    NUMBER_CHANGED: 'The number differs from an earlier application of the same applicant.',
    LEGAL_NAME_CHANGED: 'The legal representative differs from an earlier application of the same applicant.',
    NOT_LEGAL_REPRESENTATIVE: 'The applicant is not the legal representative: check the letter of authorisation.',
    LETTER_MISSING: 'There is no letter of authorisation; the application cannot be approved.',
  },
  relation: {
    SAME_NUMBER: 'Same number',
    EARLIER: 'Earlier application of the applicant',
    SAME_NAME: 'Same name',
  },
  thisOne: 'This application',
  differs: 'differs',
  open: 'Open this application',
  documents: 'Compare the documents',
  hide: 'Hide the documents',
  standing: 'Status of the identity',
  standingWhy: 'Requested here, and carried out once another operator confirms it.',
  acts: { SUSPEND: 'Suspend', WITHDRAW: 'Withdraw', LIFT: 'Lift the suspension' },
  ask: 'Submit the request',
  askWhy: 'The holder sees this reason. It is carried out as soon as another operator confirms it.',
  asked: 'Requested; another operator has to confirm it',
};
