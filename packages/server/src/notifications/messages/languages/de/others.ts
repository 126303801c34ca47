import type { Words } from '../../envelope-words.ts';
import type { IdentityTexts, OtherTexts, SealDecidedTexts, SealFacts } from '../../notice-texts.ts';

const why = (reason: string, colon: string): string => (reason === '' ? '' : `${colon}${reason}`);

const APPROVED = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `Siegel genehmigt: ${sealName}`,
  sentence: `Das Siegel ${sealName} von ${enterpriseName} ist genehmigt und kann verwendet werden`,
});
const AWAITS = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `Siegel von Ihrem Unternehmen genehmigt: ${sealName}`,
  sentence: `Das Siegel ${sealName} wurde genehmigt von ${enterpriseName}; es kann verwendet werden, sobald die Zertifizierungsstelle sein Bild mit dem bestätigten Namen verglichen hat`,
});
const sealDecided: SealDecidedTexts = {
  CREATE: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `Siegel abgelehnt: ${sealName}`,
      sentence: `Ihr Antrag für das Siegel ${sealName} von ${enterpriseName} wurde abgelehnt${why(reason, ': ')}`,
    }),
  },
  NAME: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `Siegel von der Zertifizierungsstelle abgelehnt: ${sealName}`,
      sentence: `Die Zertifizierungsstelle hat das Bild des Siegels ${sealName} von ${enterpriseName} abgelehnt${why(reason, ': ')}`,
    }),
  },
  USE: {
    PASSED: ({ sealName, enterpriseName }) => ({
      subject: `Sie dürfen das Siegel verwenden: ${sealName}`,
      sentence: `Sie dürfen jetzt mit dem Siegel ${sealName} von ${enterpriseName} unterzeichnen`,
    }),
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `Siegelantrag abgelehnt: ${sealName}`,
      sentence: `Ihr Antrag für das Siegel ${sealName} von ${enterpriseName} wurde abgelehnt${why(reason, ': ')}`,
    }),
  },
};

const nothing = (): string => '';
const identity: IdentityTexts = {
  PASSED: { is: 'ist erfolgt', more: nothing },
  LIFTED: { is: 'gilt wieder', more: nothing },
  RETURNED: {
    is: 'wurde zurückgegeben',
    more: (why) => `: ${why}. Sie können den Antrag korrigieren und erneut stellen`,
  },
  SUSPENDED: {
    is: 'wurde von der Zertifizierungsstelle ausgesetzt',
    more: (why) => `: ${why}. Langzeitzertifikate sind widerrufen. Wenden Sie sich an die Zertifizierungsstelle`,
  },
  WITHDRAWN: {
    is: 'wurde von der Zertifizierungsstelle entzogen',
    more: (why) => `: ${why}. Langzeitzertifikate sind widerrufen. Sie können einen neuen Antrag stellen`,
  },
};

/** All other notices. */
export const others: OtherTexts = {
  bulkDone: (title, done, failed) => ({
    subject: `Sammelversand abgeschlossen: ${title}`,
    sentence: `Sammelversand von ${title}: ${done} gesendet, ${failed} fehlgeschlagen`,
  }),
  joined: (name, firm) => ({
    subject: `Ein neues Mitglied: ${name}`,
    sentence: `Ein neues Mitglied ist beigetreten (${firm}): ${name}`,
  }),
  asksToJoin: (name, firm) => ({
    subject: `Ein Beitrittsantrag: ${name}`,
    sentence: `Ein Antrag auf Mitgliedschaft (${firm}) wurde gestellt von ${name}`,
  }),
  handedOver: (name, firm) => ({
    subject: `Ihnen wurde Arbeit übergeben: ${name}`,
    sentence: `Die Verträge, Entwürfe, Vorlagen und offenen Vorgänge von ${name} (${firm}) wurden Ihnen übergeben`,
  }),
  exported: (firm, days) => ({
    subject: 'Ihr Export ist bereit',
    sentence: `Der Export ${firm === null ? 'Ihrer Daten' : `der Daten von ${firm}`} kann ${days} Tage lang heruntergeladen werden`,
  }),
  isOwner: (firm) => ({
    subject: `Sie sind Inhaber von ${firm}`,
    sentence: `Die Inhaberschaft von ${firm} wurde Ihnen übergeben`,
  }),
  newOwner: (firm, name) => ({
    subject: `Ein neuer Inhaber von ${firm}`,
    sentence: `Sie haben die Inhaberschaft von ${firm} an ${name} übergeben; Sie bleiben Mitglied`,
  }),
  webhookOff: (firm) => ({
    subject: `Ein Webhook wurde ausgeschaltet: ${firm}`,
    sentence: `Seit Tagen hat keine Zustellung einen Webhook von ${firm} erreicht. Prüfen Sie den Empfänger und schalten Sie ihn dann wieder ein`,
  }),
  hasJoined: (firm) => ({
    subject: `Sie sind beigetreten: ${firm}`,
    sentence: `Sie sind jetzt Mitglied von ${firm} und können dafür unterzeichnen`,
  }),
  joinRefused: (firm) => ({
    subject: `Antrag abgelehnt: ${firm}`,
    sentence: `Ihr Antrag auf Mitgliedschaft wurde abgelehnt (${firm})`,
  }),
  invited: (firm) => ({
    subject: `Eine Einladung: ${firm}`,
    sentence: `Sie sind eingeladen, Mitglied von ${firm} zu werden`,
  }),
  answerBy: (sentence, until) => `${sentence}. Antworten Sie bis ${until}`,
  seeInvitation: 'Einladung ansehen',
  chargesLow: (left, firm) => ({
    subject: `Verbleibendes Kontingent: ${left}`,
    sentence: `Verbleibendes Kontingent${firm === null ? '' : ` Ihres Unternehmens ${firm}`}: ${left}; bitte kaufen Sie rechtzeitig nach`,
  }),
  chargesBought: (charges) => ({
    subject: `Kontingent hinzugefügt: ${charges}`,
    sentence: `Ihre Zahlung ist eingegangen. Jetzt verfügbares Kontingent: ${charges}`,
  }),
  refunded: (reference, amount, charges) => ({
    subject: `Erstattung von ${amount} für Bestellung ${reference}`,
    sentence: `Für Ihre Bestellung ${reference} werden ${amount} erstattet${charges === null ? '' : `; zurückgenommenes Kontingent: ${charges}`}`,
  }),
  orderRefused: (reference, why) => ({
    subject: `Bestellung ${reference} wurde storniert`,
    sentence: `Ihre Bestellung ${reference} wurde storniert: ${why}`,
  }),
  seeBalance: 'Stand ansehen',
  sealToCheck: (seal, firm, who) => ({
    subject: `Ein neues Siegel zu prüfen: ${seal}`,
    sentence: `Das Siegel ${seal} von ${firm} wartet auf die Prüfung. Erstellt von ${who}`,
  }),
  sealAskedFor: (seal, firm, who) => ({
    subject: `Ein Antrag auf Verwendung eines Siegels: ${seal}`,
    sentence: `Ein Antrag auf Verwendung des Siegels ${seal} von ${firm} wurde gestellt von ${who}`,
  }),
  ownIdentity: 'Ihre Identitätsbestätigung',
  identityOf: (firm) => `Die Identitätsbestätigung von ${firm}`,
  decided: (what, is) => `${what} ${is}`,
  seeIdentity: 'Identitätsprüfung ansehen',
  sealDecided,
  identity,
};
