import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/detail/replace-sheet.ts';

export const text: typeof Shape = {
  title: (name) => `Replace ${name}`,
  why: 'The new participant takes over their position; signing order, fields and verification requirements stay as they are. The link of the previous participant stops working at once, and they are notified.',
  name: 'Name of the new person',
  contact: orMail('Their phone number or e-mail address', 'Their e-mail address'),
  hint: 'The link goes there when it is their turn.',
  reason: 'Reason for the replacement',
  placeholder: 'For example: the former manager has left',
  act: 'Replace',
  done: 'The participant is replaced',
  needsName: 'Enter a name',
  needsContact: orMail('This is not a valid phone number or e-mail address', 'This is not a valid e-mail address'),
  needsReason: 'Say why',
};
