import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/invitation/text.ts';

export const text: typeof Shape = {
  title: 'Einem Unternehmen beitreten',
  kicker: 'Eine Einladung',
  invited: (name) => `${name} lädt Sie ein`,
  linked: (name) => `Beitritt zu ${name} beantragen`,
  verified: 'Bestätigtes Unternehmen',
  unverified:
    'Dieses Unternehmen ist noch nicht bestätigt. Vergewissern Sie sich, dass Sie die einladende Person kennen.',
  why: 'Als Mitglied können Sie Verträge des Unternehmens in dessen Konto sehen und unterzeichnen. Ihr persönliches Konto und dessen Verträge sind davon nicht betroffen.',
  until: (time) => `Die Einladung gilt bis ${time}`,
  you: 'Angemeldet als',
  accept: 'Einladung annehmen',
  ask: 'Beitritt beantragen',
  another: 'Anderes Konto',
  strangerContact: orMail(
    'Bitte melden Sie sich mit der eingeladenen Telefonnummer oder E-Mail-Adresse an oder registrieren Sie sich damit, wenn Sie noch kein Konto haben.',
    'Bitte melden Sie sich mit der eingeladenen E-Mail-Adresse an oder registrieren Sie sich damit, wenn Sie noch kein Konto haben.',
  ),
  strangerLink: 'Bitte melden Sie sich zuerst an oder registrieren Sie sich und beantragen Sie dann den Beitritt.',
  login: 'Anmelden',
  register: 'Registrieren',
  joinedTitle: (name) => `Sie sind jetzt Mitglied von ${name}`,
  joinedWhy: 'Sie können jetzt oder später im Kontomenü oben rechts zum Konto des Unternehmens wechseln.',
  enter: 'Zum Unternehmen wechseln',
  stay: 'In diesem Konto bleiben',
  waitingTitle: 'Sie haben den Beitritt beantragt',
  waitingWhy: (name) => `Ein Administrator von ${name} entscheidet darüber. Sie werden benachrichtigt.`,
  refusedTitle: 'Ihr Antrag wurde nicht angenommen',
  refusedWhy: (name) =>
    `${name} hat Ihren Antrag abgelehnt. Bei Fragen wenden Sie sich bitte an die Person, die Sie eingeladen hat.`,
  home: 'Zum Arbeitsbereich',
  front: 'Zur Startseite',
  otherTitle: 'Diese Einladung ging an einen anderen Kontakt',
  otherWhy: orMail(
    'Bitte melden Sie sich mit dem eingeladenen Konto an, oder hinterlegen Sie die eingeladene Telefonnummer oder E-Mail-Adresse unter „Anmeldung und Sicherheit“ und kommen Sie hierher zurück.',
    'Bitte melden Sie sich mit dem eingeladenen Konto an, oder hinterlegen Sie die eingeladene E-Mail-Adresse unter „Anmeldung und Sicherheit“ und kommen Sie hierher zurück.',
  ),
  bind: 'Kontakt hinterlegen',
  ends: {
    USED: {
      title: 'Diese Einladung wurde bereits angenommen',
      why: 'Wenn Sie das waren, melden Sie sich an und wechseln Sie zum Unternehmen.',
    },
    EXPIRED: {
      title: 'Diese Einladung ist abgelaufen',
      why: 'Bitten Sie die Person, die Sie eingeladen hat, sie erneut zu senden.',
    },
    DELETED: {
      title: 'Diese Einladung wurde zurückgezogen',
      why: 'Bei Fragen wenden Sie sich bitte an die Person, die Sie eingeladen hat.',
    },
    OFF: {
      title: 'Dieser Link wurde ausgeschaltet',
      why: 'Bitten Sie die Person, die ihn geteilt hat, um einen neuen.',
    },
    UNKNOWN: {
      title: 'Diese Einladung gibt es nicht',
      why: 'Vielleicht ist der Link unvollständig oder alt. Öffnen Sie ihn erneut aus der Nachricht oder fragen Sie die Person, die Sie eingeladen hat.',
    },
  },
};
