import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/landing/text.ts';

export const text: typeof Shape = {
  title: 'Wohin dieser Link führt',
  kicker: 'Sie haben einen Link geöffnet',
  asideTitle: 'Prüfen Sie, wohin der Link führt',
  asideText:
    'Diese Seite führt nur zu Seiten dieser Website. Sie leitet Sie nie zu einer anderen Website und tut nichts in Ihrem Namen.',
  sign: 'Vertrag unterzeichnen',
  signWhy:
    'Der Vertrag öffnet sich auf der nächsten Seite. Wenn Sie nicht angemeldet sind, bestätigt zuerst ein Code, dass der Kontakt Ihnen gehört.',
  sentTo: 'Dieser Link ging an',
  notYou: 'Nicht Sie? Bitte brechen Sie hier ab und sagen Sie dem Absender Bescheid.',
  login: 'Anmelden',
  loginWhy: 'Nach der Anmeldung gelangen Sie zu Ihrer Seite.',
  register: 'Registrieren',
  registerWhy: orMail('Mit Telefonnummer oder E-Mail, in wenigen Minuten.', 'Mit E-Mail, in wenigen Minuten.'),
  page: (name) => `Weiter: ${name}`,
  pages: {
    '/wesign': 'Ihre Startseite',
    '/envelopes': 'Liste der Verträge',
    '/envelope-detail': 'einer Ihrer Verträge',
    '/account': 'Ihre Kontoeinstellungen',
    '/verify': 'Prüfung einer Datei',
    '/manual': 'Handbuch',
    '/invitation': 'Einladung eines Unternehmens',
    '/join': 'Einladungslink eines Unternehmens',
  },
  otherPage: 'die gewünschte Seite',
  pageWhyOpen: 'Für diese Seite ist keine Anmeldung nötig.',
  pageWhyMember: 'Sie sind angemeldet und können sie sofort öffnen.',
  pageWhyStranger: 'Für diese Seite ist eine Anmeldung nötig; danach öffnet sie sich sofort.',
  address: 'Adresse',
  actSign: 'Vertrag öffnen',
  actLogin: 'Anmelden',
  actRegister: 'Registrieren',
  actPage: 'Öffnen',
  actPageStranger: 'Anmelden und weiter',
  nowhere: 'Dieser Link ist unvollständig',
  nowhereWhy:
    'Er nennt kein Ziel oder ist keine Adresse dieser Website. Öffnen Sie ihn erneut aus der Nachricht oder fragen Sie den Absender.',
  home: 'Zur Startseite',
  wechat: 'Bitte im Browser öffnen',
  wechatWhy:
    'In WeChat kann kein Vertrag heruntergeladen werden und Passkeys funktionieren nicht. Tippen Sie oben rechts auf ⋯ und wählen Sie den Browser.',
  copy: 'Link kopieren',
  copied: 'Kopiert: im Browser einfügen',
  copyFailed: 'Kopieren nicht möglich: Adresse gedrückt halten',
  stay: 'In WeChat fortfahren',
};
