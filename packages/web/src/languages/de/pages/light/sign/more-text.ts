import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/sign/more-text.ts';
import { ACT_LABELS } from '@countersign/contract/languages/de/labels';

export const text: typeof Shape = {
  handOn: ACT_LABELS.handOn,
  handOnHint: 'Eine andere Person handelt an Ihrer Stelle',
  giveBack: ACT_LABELS.return,
  giveBackHint: 'Etwas stimmt nicht: Der Absender korrigiert es und sendet erneut',
  reject: ACT_LABELS.reject,
  rejectHint: 'Sie sind nicht einverstanden: Der Vertrag ist damit beendet',
  rejectVoid: 'Aufhebung nicht zustimmen',
  rejectVoidHint: 'Der Vertrag bleibt in Kraft',
  handing: {
    title: 'An eine andere Person weitergeben',
    text: 'Die Person tritt an Ihre Stelle, mit den für Sie vorbereiteten Feldern. Sie selbst können dann bei diesem Vertrag nicht mehr handeln und dies nicht rückgängig machen.',
    name: 'Name der Person',
    contact: orMail('Telefonnummer oder E-Mail-Adresse der Person', 'E-Mail-Adresse der Person'),
    contactHint: 'Dorthin wird der Link zum Vertrag gesendet.',
    reason: 'Erklärung',
    placeholder: 'Zum Beispiel: Sie leitet dieses Projekt jetzt',
    button: 'Weitergeben',
    needsName: 'Geben Sie den Namen ein',
    needsContact: 'Geben Sie einen Kontakt ein',
    wrongContact: 'Das ist keine gültige Kontaktangabe',
  },
  returning: {
    title: 'An den Absender zurückgeben?',
    text: 'Damit ist der Vertrag beendet. Der Absender sieht, was Sie schreiben, und kann ihn korrigieren und erneut senden. Sie können dies nicht rückgängig machen.',
    reason: 'Was zu korrigieren ist',
    placeholder: 'Zum Beispiel: Der Betrag in § 3 muss 144.000 lauten',
    button: 'Zurückgeben',
  },
  rejectingVoid: {
    title: 'Der Aufhebung nicht zustimmen?',
    text: 'Eine Aufhebung braucht die Zustimmung aller Parteien. Ohne Ihre ist diese Aufhebung beendet und der Vertrag bleibt in Kraft; die anderen sehen Ihren Grund. Sie können dies nicht rückgängig machen.',
    reason: 'Ihr Grund',
    placeholder: 'Zum Beispiel: Die Leistung wird noch erbracht',
    button: 'Nicht zustimmen',
  },
};
