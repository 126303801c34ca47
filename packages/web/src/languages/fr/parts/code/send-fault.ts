import type { FaultWords } from '../../../../parts/code/send-fault.ts';
import { supportContact } from '../../../../text/support.ts';

export const text: FaultWords = {
  CONTACT: 'Le format du contact est incorrect',
  BUSY: 'Envois trop fréquents, attendez la fin du décompte',
  TIMEOUT: 'La demande d’envoi a expiré',
  FREQUENT: 'Demandes trop fréquentes, veuillez patienter {wait}',
  AMOUNT: 'Le nombre de codes par jour est atteint, veuillez réessayer demain',
  BLACKLISTED: `Ce numéro ne peut pas recevoir de codes, veuillez contacter le service client : ${supportContact()}`,
  LOCKED: 'Trop de codes saisis, veuillez réessayer dans une heure',
  LOCKED_LOGIN: 'Trop de codes saisis, veuillez vous reconnecter dans une heure',
  CAPTCHA: 'Veuillez obtenir une nouvelle image',
  NETWORK: '',
  FAILED: 'L’envoi a échoué',
};
