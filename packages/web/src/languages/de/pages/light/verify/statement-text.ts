import type { text as Shape } from '../../../../zh-CN/pages/light/verify/statement-text.ts';

export const text: typeof Shape = {
  title: 'In wenigen Sätzen',
  unknown: 'ein nicht bestimmbarer Unterzeichner',
  broken: (who) =>
    `Als Unterzeichner ist angegeben: ${who}. Der Inhalt der Datei passt aber nicht zu dieser Signatur: Sie beweist nichts.`,
  signed: (who) => `Diese Datei wurde unterzeichnet. Unterzeichner: ${who}.`,
  signedFor: (who, organisation) => `Diese Datei wurde für „${organisation}“ unterzeichnet. Unterzeichner: ${who}.`,
  noTime: 'Wann, sagt die Datei nicht.',
  stamped: (time, authority) =>
    authority === ''
      ? `Ein Zeitstempel beweist, dass die Signatur zu dieser Zeit existierte: ${time}.`
      : `Ein Zeitstempel von „${authority}“ beweist, dass die Signatur zu dieser Zeit existierte: ${time}.`,
  claimed: (time) => `Das Gerät des Unterzeichners gab als Zeit an: ${time}; kein Dritter beweist sie.`,
  certified: (issuer) =>
    `Das Zertifikat wurde von „${issuer}“ ausgestellt, unter einer Zertifizierungsstelle, der wir vertrauen.`,
  notCertified: (issuer) =>
    `Das Zertifikat wurde von „${issuer}“ ausgestellt; das führt zu keiner Zertifizierungsstelle, der wir vertrauen: Wer unterzeichnet hat, ist nicht bekannt.`,
  name: {
    VERIFIED: 'Die Zertifizierungsstelle hat den Namen darin vor der Signatur anhand von Ausweisdokumenten bestätigt.',
    PROFILE: 'Den Namen darin hat der Unterzeichner im eigenen Konto eingegeben; er wurde nicht bestätigt.',
    GIVEN: 'Den Namen darin hat der Absender eingegeben; er wurde nicht bestätigt.',
  },
  status: {
    GOOD: (at) => `Sein Status (${at}): nicht widerrufen.`,
    REVOKED: (at) => `Es wurde widerrufen (${at}).`,
  },
  since: {
    NONE: 'Seitdem hat sich kein Byte der Datei geändert.',
    PERMITTED:
      'Seitdem kam nur Inhalt hinzu, den der Signaturvorgang erlaubt, etwa Signaturen anderer und Prüfdaten; das Unterzeichnete hat sich nicht geändert.',
    SUSPICIOUS:
      'Seitdem wurde die Datei auf eine Weise geändert, die der Signaturvorgang nicht erlaubt; was jetzt zu sehen ist, wurde so nicht unterzeichnet.',
  },
  lasting: {
    ARCHIVE: (day) =>
      `Die Signatur lässt sich bis ${day} prüfen: Die dazu nötigen Zertifikate, Status und Zeiten sind in der Datei, geschützt durch den Zeitstempel an ihrem Ende, dessen Zertifikate an diesem Tag enden. Ein weiterer Zeitstempel vor diesem Tag verlängert das.`,
    STAMP:
      'Die Signatur hat einen Zeitstempel, aber kein Dokument-Zeitstempel schützt sie: Sobald das Zertifikat des Zeitstempeldienstes endet, ist eine Prüfung nicht mehr gewährleistet.',
    CERTIFICATE: (day) =>
      `Die Signatur hat keinen Zeitstempel: Sie lässt sich nur prüfen, solange das Zertifikat des Unterzeichners gültig ist, bis ${day}.`,
  },
};
