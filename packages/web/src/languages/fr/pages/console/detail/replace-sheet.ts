import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/detail/replace-sheet.ts';

export const text: typeof Shape = {
  title: (name) => `Remplacer ${name}`,
  why: 'Le nouveau participant reprend sa place ; l’ordre de signature, les champs et les exigences de vérification ne changent pas. Le lien du participant précédent cesse aussitôt de fonctionner, et il est prévenu.',
  name: 'Nom de la nouvelle personne',
  contact: orMail('Son téléphone ou son adresse e-mail', 'Son adresse e-mail'),
  hint: 'Le lien y est envoyé quand c’est son tour.',
  reason: 'Motif du remplacement',
  placeholder: 'Par exemple : l’ancien responsable est parti',
  act: 'Remplacer',
  done: 'Le participant est remplacé',
  needsName: 'Saisissez un nom',
  needsContact: orMail('Téléphone ou e-mail non valide', 'Adresse e-mail non valide'),
  needsReason: 'Indiquez un motif',
};
