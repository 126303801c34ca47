import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/member-picker.ts';

export const text: typeof Shape = {
  search: 'Name oder Personalnummer',
  searchAll: orMail('Name, Telefon oder E-Mail', 'Name oder E-Mail'),
  none: 'Kein solches Mitglied.',
  failed: 'Dies konnte nicht geladen werden. Bitte versuchen Sie es später erneut.',
};
