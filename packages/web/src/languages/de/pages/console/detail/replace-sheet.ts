import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/detail/replace-sheet.ts';

export const text: typeof Shape = {
  title: (name) => `${name} ersetzen`,
  why: 'Der neue Teilnehmer übernimmt die Position; Reihenfolge, Felder und Anforderungen bleiben. Der Link des bisherigen Teilnehmers wird sofort ungültig, und er wird benachrichtigt.',
  name: 'Name der neuen Person',
  contact: orMail('Telefonnummer oder E-Mail-Adresse der Person', 'E-Mail-Adresse der Person'),
  hint: 'Dorthin geht der Link, wenn sie an der Reihe ist.',
  reason: 'Grund der Ersetzung',
  placeholder: 'Zum Beispiel: Die frühere Leiterin ist ausgeschieden',
  act: 'Ersetzen',
  done: 'Der Teilnehmer ist ersetzt',
  needsName: 'Geben Sie einen Namen ein',
  needsContact: orMail(
    'Das ist keine gültige Telefonnummer oder E-Mail-Adresse',
    'Das ist keine gültige E-Mail-Adresse',
  ),
  needsReason: 'Nennen Sie den Grund',
};
