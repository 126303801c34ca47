import type { text as Shape } from '../../zh-CN/app/frame-console-text.ts';

export const text: typeof Shape = {
  accounts: 'Konten',
  switcher: 'Kontomenü',
  personal: 'Persönliches Konto',
  waiting: (count) => (count >= 100 ? '99+ offen' : `${count} offen`),
  waitingElsewhere: 'In einem anderen Konto warten Verträge',
  switchTo: 'Konto wechseln',
  search: 'Konto nach Namen suchen',
  removed: 'Vom Administrator entfernt',
  makeDefault: (name) => `Nach der Anmeldung als Standard verwenden: ${name}`,
  makeDefaultShort: 'Als Standard nach der Anmeldung verwenden',
  isDefault: 'Standard nach der Anmeldung',
  defaultSet: 'Dieses Konto ist jetzt der Standard nach der Anmeldung',
  switched: (name) => `Aktives Konto: ${name}`,
  found: 'Unternehmenskonto anlegen',
  settings: 'Konto und Siegel',
};
