import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/member-picker.ts';

export const text: typeof Shape = {
  search: 'Nom ou matricule',
  searchAll: orMail('Nom, téléphone ou e-mail', 'Nom ou e-mail'),
  none: 'Aucun membre correspondant.',
  failed: 'Le chargement a échoué. Veuillez réessayer plus tard.',
};
