import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/member-picker.ts';

export const text: typeof Shape = {
  search: 'Name or employee number',
  searchAll: orMail('Name, phone or e-mail', 'Name or e-mail'),
  none: 'No such member.',
  failed: 'This could not be loaded. Please try again later.',
};
