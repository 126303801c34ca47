import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/person-terms.ts';

export const text: typeof Shape = {
  language: 'Sprache der Mitteilungen und Seiten',
  own: 'Nach eigener Wahl',
  deadline: 'Eigene Frist',
  deadlineHint:
    'Danach kann die Person nicht mehr handeln. Sie werden informiert und können die Frist verlängern oder die Person ersetzen oder entfernen',
  deadlineWrong: 'Muss in der Zukunft und vor der Frist des Vertrags liegen',
  until: (when) => `Bis ${when}`,
  message: 'Nachricht an diese Person',
  messageHint: 'In E-Mails, auf der Seite des Links und beim Unterzeichnen; andere Teilnehmer sehen sie nicht',
  witness: 'Unterzeichnet als Zeuge',
  witnessHint: 'So steht es in der Signatur und im Nachweisbericht',
  closed: {
    witness: 'Zeuge',
    message: 'Mit Nachricht',
    until: (when) => `Eigene Frist: ${when}`,
  },
};
