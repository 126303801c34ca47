import type { text as Shape } from '../../../../../zh-CN/pages/console/account/devices/devices-text.ts';

export const text: typeof Shape = {
  title: 'Geräte',
  lead: 'Ihr Konto ist auf diesen Geräten angemeldet. Wenn Sie eines nicht kennen, melden Sie es ab und ändern Sie Ihr Anmeldepasswort.',
  list: 'Angemeldete Geräte',
  current: 'Dieses Gerät',
  unknown: 'Unbekanntes Gerät',
  on: (browser, system) => `${browser} auf ${system}`,
  since: (when) => `angemeldet: ${when}`,
  active: (when) => `aktiv: ${when}`,
  now: 'gerade in Benutzung',
  from: (ip) => `IP ${ip}`,
  signOut: 'Abmelden',
  signOutOf: (name) => `${name} abmelden`,
  signOutTitle: (name) => `„${name}“ abmelden?`,
  signOutWhy:
    'Das Gerät wird sofort abgemeldet; nicht gespeicherte Änderungen darauf gehen verloren. Dies kann nicht rückgängig gemacht werden; um es wieder zu nutzen, melden Sie sich auf dem Gerät an.',
  done: 'Das Gerät ist abgemeldet',
  others: 'Alle anderen abmelden',
  othersTitle: 'Alle anderen Geräte abmelden?',
  othersWhy: (count) =>
    count === 1
      ? 'Ein anderes Gerät wird sofort abgemeldet; nicht gespeicherte Änderungen darauf gehen verloren. Dies kann nicht rückgängig gemacht werden.'
      : `${count} andere Geräte werden sofort abgemeldet; nicht gespeicherte Änderungen darauf gehen verloren. Dies kann nicht rückgängig gemacht werden.`,
  othersDone: 'Alle anderen Geräte sind abgemeldet',
  alone: 'Nur dieses Gerät ist angemeldet.',
  password: 'Anmeldepasswort ändern',
};
