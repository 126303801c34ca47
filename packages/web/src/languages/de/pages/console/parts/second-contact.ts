import type { text as Shape } from '../../../../zh-CN/pages/console/parts/second-contact.ts';

export const text: typeof Shape = {
  add: 'Zweiten Kontakt hinzufügen',
  label: 'Zweiter Kontakt',
  hint: 'Eine E-Mail-Adresse zusätzlich zur Telefonnummer oder umgekehrt',
  wrong: 'Geben Sie einen Kontakt der anderen Art ein',
  identifying: 'Kontakt zum Identitätsnachweis',
  identifyingHint: 'Dorthin gehen Signaturlink und Codes; der andere erhält nur Benachrichtigungen',
  kinds: { phone: 'Telefon', email: 'E-Mail' },
  byContact: (contact, other) => `Identitätsnachweis über ${contact}; ${other} erhält nur Benachrichtigungen`,
};
