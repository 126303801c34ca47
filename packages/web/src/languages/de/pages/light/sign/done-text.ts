import { byLevel } from '../../../../../text/level.ts';
import type { Kinds, text as Shape } from '../../../../zh-CN/pages/light/sign/done-text.ts';

const kinds: Kinds = {
  kinds: {
    signed: [
      'Sie haben unterzeichnet',
      byLevel({
        'B-LTA': 'Ihre Signatur ist im Vertrag, durch einen Zeitstempel geschützt.',
        'B-B': 'Ihre Signatur ist im Vertrag.',
      }),
    ],
    filled: ['Sie haben Ihre Angaben übermittelt', 'Was Sie ausgefüllt haben, steht im Vertrag.'],
    checked: ['Sie haben den Vertrag freigegeben', 'Ihre Entscheidung ist festgehalten.'],
    rejected: [
      'Sie haben abgelehnt',
      'Der Absender wird mit Ihrem Grund benachrichtigt. Für Sie ist nichts weiter zu tun.',
    ],
    refused: [
      'Sie haben die Freigabe verweigert; der Vertrag ist beendet',
      'Der Absender wird mit Ihrem Grund benachrichtigt. Für Sie ist nichts weiter zu tun.',
    ],
    handedOn: [
      'Sie haben weitergegeben',
      'Die andere Person erhält den Link zum Vertrag und handelt an Ihrer Stelle. Für Sie ist nichts weiter zu tun.',
    ],
    returned: [
      'Sie haben den Vertrag zurückgegeben',
      'Der Absender sieht, was Sie geschrieben haben, und kann den Vertrag korrigieren und erneut senden. Für Sie ist nichts weiter zu tun.',
    ],
  },
  voiding: {
    signed: [
      'Sie haben die Aufhebung bestätigt',
      'Ihre Bestätigung steht in der Aufhebungsvereinbarung. Sobald alle bestätigt haben, ist der Vertrag aufgehoben.',
    ],
    checked: [
      'Sie haben die Aufhebung freigegeben',
      'Ihre Entscheidung ist festgehalten. Sobald alle bestätigt haben, ist der Vertrag aufgehoben.',
    ],
    rejected: [
      'Sie haben der Aufhebung nicht zugestimmt',
      'Diese Aufhebung ist beendet, der Vertrag bleibt in Kraft. Die anderen sehen Ihren Grund.',
    ],
    refused: [
      'Sie haben die Freigabe der Aufhebung verweigert',
      'Diese Aufhebung ist beendet, der Vertrag bleibt in Kraft. Die anderen sehen Ihren Grund.',
    ],
  },
};

export const text: typeof Shape = {
  ...kinds,
  waiting: (names) => `Als Nächstes: ${names}. Wenn alle fertig sind, können Sie den Vertrag herunterladen.`,
  voidWaiting: (names) => `Die Bestätigung der Aufhebung steht noch aus von: ${names}.`,
  waitingOthers: 'Als Nächstes sind andere dran. Wenn alle fertig sind, können Sie den Vertrag herunterladen.',
  sealing:
    'Alle haben gehandelt. Dem Vertrag werden Daten zur langfristigen Prüfung hinzugefügt; das dauert einige Sekunden…',
  finished: 'Alle haben gehandelt. Der Vertrag ist abgeschlossen.',
  voided: 'Alle haben bestätigt. Der Vertrag ist aufgehoben.',
  original: 'Aufgehobenen Vertrag ansehen',
  download: 'Vertrag herunterladen',
  downloadOf: (name) => `${name} herunterladen`,
  evidence: 'Nachweise herunterladen',
  verify: 'Diese Datei prüfen',
  list: 'Meine Verträge ansehen',
  notify: (contact) => `Nach dem Abschluss schreiben wir an ${contact}. Sie können diese Seite schließen.`,
  returnHere: 'Derselbe Link führt Sie jederzeit hierher zurück.',
  register: 'Anmelden und meine Verträge ansehen',
  people: 'Wer gehandelt hat',
  you: 'Sie',
};
