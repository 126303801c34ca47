import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/sign/more-text.ts';
import { ACT_LABELS } from '@countersign/contract/languages/en/labels';

export const text: typeof Shape = {
  handOn: ACT_LABELS.handOn,
  handOnHint: 'Another person acts in your place',
  giveBack: ACT_LABELS.return,
  giveBackHint: 'Something is wrong: the sender corrects it and sends it again',
  reject: ACT_LABELS.reject,
  rejectHint: 'You do not agree: the contract ends',
  rejectVoid: 'Do not agree to voiding',
  rejectVoidHint: 'The contract stays in force',
  handing: {
    title: 'Hand on to another person',
    text: 'They take your place, with the fields prepared for you. You can then no longer act on this contract, and you cannot undo this.',
    name: 'Their name',
    contact: orMail('Their phone number or e-mail address', 'Their e-mail address'),
    contactHint: 'The link to the contract will be sent there.',
    reason: 'Explanation',
    placeholder: 'For example: she is in charge of this project now',
    button: 'Hand it on',
    needsName: 'Enter their name',
    needsContact: 'Enter a contact',
    wrongContact: 'This is not a valid contact',
  },
  returning: {
    title: 'Return it to the sender?',
    text: 'This ends the contract. The sender sees what you write, and can correct it and send it again. You cannot undo this.',
    reason: 'What should be corrected',
    placeholder: 'For example: the amount in clause 3 should be 144,000',
    button: 'Return it',
  },
  rejectingVoid: {
    title: 'Not agree to voiding?',
    text: 'Voiding needs the consent of all parties. Without yours this voiding ends and the contract stays in force; the others see your reason. You cannot undo this.',
    reason: 'Your reason',
    placeholder: 'For example: the service is still being provided',
    button: 'I do not agree',
  },
};
