import { text as faults } from './send-fault.ts';
import type { text as Shape } from '../../../zh-CN/parts/code/text.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text: typeof Shape = {
  needCaptcha: 'Saisissez les caractères de l’image',
  badCaptcha: 'Les caractères de l’image ne sont pas corrects',
  otherContact: 'Le compte a changé : saisissez les caractères de la nouvelle image',
  send: 'Envoyer le code',
  sendVoice: 'Recevoir un code par appel',
  sending: 'Envoi…',
  sent: ['Un code a été envoyé à ', ''],
  calling: ['Appel de ', ' en cours, veuillez répondre'],
  timedOut: `${faults.TIMEOUT} ; si un code arrive tout de même, vous pouvez le saisir`,
  resend: (seconds) => `Renvoyer dans ${seconds} s`,
  again: 'Renvoyer',
  code: `Code à ${CODE_DIGITS} chiffres`,
  voice: 'Pas de SMS ? Recevez un appel',
  sms: 'Recevoir plutôt un SMS',
  late: 'Rien reçu ? Vérifiez les messages bloqués et indésirables, ou renvoyez le code.',
  help: 'Vous ne recevez pas le code ?',
  helpTitle: 'Le code n’arrive pas',
  helpPhone: [
    'Le téléphone est-il en service, avec du réseau ?',
    'Une application de sécurité du téléphone a-t-elle bloqué le message ?',
  ],
  helpEmail: ['L’e-mail est-il dans les indésirables ?', 'L’adresse est-elle correctement écrite ?'],
  bindEmail: 'Vous pouvez associer une adresse e-mail dans les paramètres du compte.',
  service: 'Toujours bloqué ? Contactez le service client : ',
  gotIt: 'J’ai compris',
};
