import { orMail } from '../../../../../text/channels.ts';
import { supportContact } from '../../../../../text/support.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/report/text.ts';

export const text: typeof Shape = {
  title: 'Signaler ou demander de l’aide',
  why: 'Avez-vous reçu des codes ou des avis jamais demandés, ou ne recevez-vous pas les codes ? Décrivez-le : notre équipe l’examinera et, si nécessaire, cessera les envois à ce numéro.',
  contact: orMail('Votre téléphone ou e-mail', 'Votre adresse e-mail'),
  contactFault: {
    missing: orMail('Saisissez un numéro de téléphone ou une adresse e-mail', 'Saisissez une adresse e-mail'),
    wrong: 'Le format du contact est incorrect',
  },
  text: 'Ce qui s’est passé',
  textHint: 'Par exemple quand, et ce que disait le message',
  textMissing: 'Décrivez ce qui s’est passé',
  left: (count) => (count < 2 ? `${count} caractère restant` : `${count} caractères restants`),
  send: 'Envoyer',
  doneTitle: 'Signalement reçu',
  doneWhy: 'Notre équipe l’examinera bientôt. Merci de nous avoir prévenus.',
  phone: `En cas d’urgence, contactez le service client : ${supportContact()}`,
  back: 'Retour à la connexion',
};
