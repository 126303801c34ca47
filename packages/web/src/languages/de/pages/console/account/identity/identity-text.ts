import type { text as Shape } from '../../../../../zh-CN/pages/console/account/identity/identity-text.ts';
import {
  PAPER_LABELS,
  IDENTITY_NUMBER_LABELS,
  APPLICATION_LABELS,
  IDENTITY_LABELS,
} from '@countersign/contract/languages/de/labels';
import type { IdentityNumberKind } from '@countersign/domain';

const kinds: Record<IdentityNumberKind, string> = {
  ...IDENTITY_NUMBER_LABELS,
  ID_CARD: 'Chinesischer Personalausweis',
  PASSPORT: 'Reisepass',
};

const wrong: Record<IdentityNumberKind, string> = {
  ID_CARD: 'Die Nummer ist falsch: Prüfziffer oder Geburtsdatum sind ungültig. Vergleichen Sie sie mit dem Ausweis',
  PASSPORT: 'Die Nummer ist falsch. Vergleichen Sie sie mit der Datenseite',
  UNIFIED_SOCIAL_CODE: 'Der Code ist falsch: Das Prüfzeichen ist ungültig. Vergleichen Sie ihn mit dem Gewerbeschein',
  REGIST_CODE: 'Die Nummer ist falsch: Die Prüfziffer ist ungültig. Vergleichen Sie sie mit dem Gewerbeschein',
};

export const text: typeof Shape = {
  title: 'Identitätsprüfung',
  lead: 'Weist den anderen Vertragsparteien nach, wer Sie sind.',
  leadEnterprise: 'Weist den anderen Vertragsparteien nach, um welches Unternehmen es sich handelt.',
  papersOf: PAPER_LABELS,
  kinds,
  numbers: IDENTITY_NUMBER_LABELS,
  wrong,
  steps: 'Fortschritt der Identitätsprüfung',
  step: { apply: 'Beantragen', review: 'Prüfung', done: 'Bestätigt' },
  state: {
    ...APPLICATION_LABELS,
    ...IDENTITY_LABELS,
    SENIOR_PASSED: IDENTITY_LABELS.SENIOR_NO_CERT,
  },
  held: {
    suspended: (reason) => `Die Zertifizierungsstelle hat diese Bestätigung ausgesetzt: ${reason}`,
    withdrawn: (reason) => `Die Zertifizierungsstelle hat diese Bestätigung entzogen: ${reason}`,
  },
  heldHow: {
    suspended:
      'Bis die Aussetzung endet, können Sie nicht unter der bestätigten Identität unterzeichnen. Langzeitzertifikate sind widerrufen. Wenden Sie sich an die Zertifizierungsstelle.',
    withdrawn: 'Langzeitzertifikate sind widerrufen. Sie können Dokumente einreichen und einen neuen Antrag stellen.',
  },
  person: 'Ihre Identität',
  enterprise: 'Identität des Unternehmens',
  opens: 'Was sie ermöglicht',
  opensPerson: [
    'Sie können Verträge unterzeichnen, deren Absender eine bestätigte Identität verlangt',
    'Ihre Zertifikate tragen Ihren wirklichen Namen, und andere können ihn prüfen',
    'Sie können die Bestätigung Ihres Unternehmens beantragen',
  ],
  opensEnterprise: [
    'Sie können im Namen des Unternehmens unterzeichnen und siegeln',
    'Verträge tragen den bestätigten Namen des Unternehmens',
    'Sie können seine Siegel und Mitglieder verwalten',
  ],
  safe: 'Bilder von Dokumenten werden verschlüsselt gespeichert und nur zur Prüfung verwendet. Die Nummer wird anderen Nutzern nicht angezeigt.',
  realName: 'Wirklicher Name',
  realNameHint: 'Wie auf dem Dokument',
  realNameMissing: 'Geben Sie den Namen auf dem Dokument ein',
  paperKind: 'Art des Dokuments',
  numberMissing: 'Geben Sie die Nummer ein',
  numberPartial: (length) => `Die Nummer ist unvollständig: Sie hat ${length} Zeichen`,
  numberRight: 'Das Format der Nummer stimmt',
  papers: 'Bilder der Dokumente',
  papersHint: 'Alle vier Ecken sichtbar, aller Text lesbar, keine Spiegelung. PNG oder JPG.',
  choose: 'Bild auswählen',
  shoot: 'Foto aufnehmen',
  replace: 'Ersetzen',
  chooseOf: (paper) => `Bild auswählen: ${paper}`,
  shootOf: (paper) => `Foto aufnehmen: ${paper}`,
  replaceOf: (paper) => `Ersetzen: ${paper}`,
  uploading: (paper) => `Wird hochgeladen: ${paper}`,
  uploaded: 'hochgeladen',
  paperMissing: 'Dieses Bild wird benötigt',
  unreadable: 'Diese Datei ist kein lesbares Bild. Wählen Sie ein PNG oder JPG.',
  submit: 'Antrag stellen',
  submitAgain: 'Neuen Antrag stellen',
  submitted: 'Eingereicht; bitte warten Sie auf die Prüfung',
  waiting:
    'Unsere Mitarbeiter prüfen Ihren Antrag. Wir benachrichtigen Sie über das Ergebnis; diese Seite aktualisiert sich automatisch.',
  returned: (reason) => `Der Antrag wurde zurückgegeben: ${reason}`,
  returnedHow: 'Bitte korrigieren Sie ihn und stellen Sie ihn erneut.',
  noReason: 'kein Grund angegeben',
  passed: 'Ihre Identität ist bestätigt.',
  passedEnterprise: 'Die Identität des Unternehmens ist bestätigt.',
  name: 'Name',
  enterpriseName: 'Name des Unternehmens',
  enterpriseNameHint: 'Wie auf dem Gewerbeschein',
  enterpriseNameMissing: 'Geben Sie den Namen auf dem Gewerbeschein ein',
  number: 'Nummer',
  appliedOn: 'Beantragt',
  decidedOn: 'Bestätigt',
  codeKind: 'Art der Nummer',
  legalName: 'Gesetzlicher Vertreter',
  legalNameMissing: 'Geben Sie den Namen des gesetzlichen Vertreters ein',
  authorisationHint: 'Nötig, wenn nicht der gesetzliche Vertreter den Antrag stellt',
  ownerOnly: 'Nur der Inhaber des Unternehmens kann dies beantragen.',
  selfFirst: 'Bitte lassen Sie zuerst Ihre eigene Identität bestätigen, bevor Sie dies für Ihr Unternehmen beantragen.',
};
