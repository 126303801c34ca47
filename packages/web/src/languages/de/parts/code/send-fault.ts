import type { FaultWords } from '../../../../parts/code/send-fault.ts';
import { supportContact } from '../../../../text/support.ts';

export const text: FaultWords = {
  CONTACT: 'Das Format der Kontaktangabe ist falsch',
  BUSY: 'Zu viele Anfragen; bitte warten Sie, bis der Countdown abgelaufen ist',
  TIMEOUT: 'Zeitüberschreitung beim Senden',
  FREQUENT: 'Zu viele Anfragen; bitte warten Sie {wait}',
  AMOUNT: 'Das heutige Limit für Codes ist erreicht; bitte versuchen Sie es morgen',
  BLACKLISTED: `An diese Nummer können keine Codes gesendet werden; bitte wenden Sie sich an den Kundendienst: ${supportContact()}`,
  LOCKED: 'Zu viele Code-Eingaben; bitte versuchen Sie es in einer Stunde erneut',
  LOCKED_LOGIN: 'Zu viele Code-Eingaben; bitte melden Sie sich in einer Stunde erneut an',
  CAPTCHA: 'Bitte lösen Sie das Captcha erneut',
  NETWORK: '',
  FAILED: 'Senden fehlgeschlagen',
};
