import { text as faults } from './send-fault.ts';
import type { text as Shape } from '../../../zh-CN/parts/code/text.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text: typeof Shape = {
  needCaptcha: 'Bitte geben Sie das Captcha ein',
  badCaptcha: 'Bitte geben Sie ein gültiges Captcha ein',
  otherContact: 'Das Konto wurde geändert: Bitte geben Sie die Zeichen des neuen Bildes ein',
  send: 'Code senden',
  sendVoice: 'Code per Anruf',
  sending: 'Wird gesendet…',
  sent: ['Ein Code wurde gesendet an ', ''],
  calling: ['Anruf an ', ', bitte nehmen Sie ab'],
  timedOut: `${faults.TIMEOUT}; falls doch noch ein Code eintrifft, können Sie ihn eingeben`,
  resend: (seconds) => `Erneut in ${seconds} s`,
  again: 'Erneut senden',
  code: `${CODE_DIGITS}-stelliger Code`,
  voice: 'Keine SMS? Code per Anruf',
  sms: 'Stattdessen per SMS',
  late: 'Noch nichts da? Prüfen Sie blockierte Nachrichten und den Spam-Ordner oder senden Sie erneut.',
  help: 'Kein Code angekommen?',
  helpTitle: 'Kein Code angekommen',
  helpPhone: ['Ist die Nummer aktiv und hat das Telefon Empfang?', 'Hat eine Sicherheits-App die Nachricht blockiert?'],
  helpEmail: ['Liegt die E-Mail im Spam-Ordner?', 'Ist die Adresse richtig geschrieben?'],
  bindEmail: 'In den Kontoeinstellungen können Sie eine E-Mail-Adresse hinterlegen.',
  service: 'Immer noch kein Code? Kundendienst: ',
  gotIt: 'Verstanden',
};
