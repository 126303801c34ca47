import type { Duty } from '../../../../../pages/console/prepare/model/duty.ts';
import type { PeopleWarning } from '../../../../../pages/console/prepare/model/people-order.ts';
import { orMail } from '../../../../../text/channels.ts';
import { byLevel } from '../../../../../text/level.ts';
import type { Names, Trouble, text as Shape } from '../../../../zh-CN/pages/console/prepare/text-people.ts';
import type { SecureLevel, AuthLevel, ParticipantType } from '@countersign/domain';

const trouble: Record<Trouble, string> = {
  nameMissing: 'Geben Sie einen Namen ein',
  nameLong: 'Höchstens 50 Zeichen',
  contactMissing: 'Geben Sie einen Kontakt ein',
  contactWrong: 'Keine gültige Kontaktangabe',
  duplicate: 'Schon in der Liste',
  enterpriseMissing: 'Geben Sie den Namen des Unternehmens ein',
  roleMissing: 'Wählen Sie eine Rolle',
  listAgain: 'Ein Vertrag hat höchstens eine Empfängerliste',
};

const warning: Record<PeopleWarning, string> = {
  checkerAfterSigners:
    'Ein Prüfer kommt nach allen Unterzeichnern: Dann ist der Vertrag schon unterzeichnet. Meist kommt die Prüfung zuerst.',
  checkerBesideSigner:
    'Ein Prüfer handelt gleichzeitig mit einem Unterzeichner, der womöglich vor der Prüfung unterzeichnet.',
  allCheckers: 'Es gibt noch keinen Unterzeichner; der Vertrag kann daher nicht gesendet werden.',
  sameTwice:
    'Dieselbe Person steht in zwei aufeinanderfolgenden Schritten: Sie wird zweimal benachrichtigt und muss zweimal handeln.',
};

const typeOf: Record<ParticipantType, string> = {
  PERSON: 'Eine Person',
  ENTERPRISE_MEMBER: 'Ein Mitglied eines Unternehmens',
  ENTERPRISE_ROLE: 'Eine Rolle im Unternehmen',
  BULK_PERSON: 'Eine Empfängerliste',
};

const auth: Record<AuthLevel, string> = {
  LOW: 'Einfach: Code oder Signaturpasswort',
  MEDIUM: 'Mittel: auch bestätigte Identität',
  HIGH: 'Hoch: Identität, Code und Passwort',
};

const secure: Record<SecureLevel, string> = {
  DISPOSABLE_CERT: 'Für eine Signatur (üblich)',
  PERSONAL_CERT: 'Eigenes, langfristig',
  ENTERPRISE_CERT: 'Des Unternehmens, langfristig',
  SHIELD_CERT: 'Smartphone-Signatur (Schlüssel bleibt dort)',
};

function duty({ act, as, joins, verifies, proofs, certificate }: Duty, { name, enterprise, role }: Names): string {
  const who = {
    self: name,
    member: `${name}, für „${enterprise}“`,
    role: `Eine beliebige Person mit der Rolle „${role}“ von „${enterprise}“`,
    list: 'Jede Person auf der Liste, mit eigenem Vertrag',
  }[as];
  if (act === 'check') return `${who}: prüft und gibt frei oder nicht, ohne Signatur.`;
  const first = [
    ...(joins ? ['tritt dem Unternehmen bei, falls noch nicht Mitglied'] : []),
    ...(verifies ? ['bestätigt die eigene Identität'] : []),
  ];
  const proof = `unterzeichnet mit ${proofs === 'both' ? 'Code und Signaturpasswort' : 'Code oder Signaturpasswort'}`;
  const how = {
    DISPOSABLE_CERT: '',
    PERSONAL_CERT: ', mit dem eigenen Langzeitzertifikat',
    ENTERPRISE_CERT: ', mit dem Zertifikat des Unternehmens, das bis dahin bestätigt sein muss',
    SHIELD_CERT: ', und scannt zum Abschluss einen Code mit dem eigenen Smartphone',
  }[certificate];
  return `${who}: ${[...first, proof].join(', dann: ')}${how}.`;
}

export const text: typeof Shape = {
  trouble,
  warning,
  typeOf,
  authOf: auth,
  secureOf: secure,
  duty,
  participantsTitle: 'Wer unterzeichnet oder prüft',
  participantsLead: 'Gehandelt wird von oben nach unten. Personen ohne Konto erhalten einen Signaturlink.',
  yourStart: 'sendet den Vertrag',
  name: 'Name',
  nameOf: {
    PERSON: 'Name',
    ENTERPRISE_MEMBER: 'Name',
    ENTERPRISE_ROLE: 'Angezeigt als',
    BULK_PERSON: 'Name der Liste',
  },
  contact: orMail('Telefon oder E-Mail', 'E-Mail'),
  role: 'Aufgabe',
  signer: 'Unterzeichnet',
  checker: 'Prüft',
  together: 'Gleichzeitig mit oben',
  order: 'Reihenfolge',
  oneByOne: 'Nacheinander',
  allTogether: 'Alle zugleich',
  addPerson: 'Teilnehmer hinzufügen',
  addMe: 'Mich hinzufügen',
  recent: 'Letzte Personen',
  recentSearch: 'Name, Kontakt oder Unternehmen',
  recentNone: 'Noch nichts gesendet. Personen, denen Sie senden, erscheinen hier.',
  recentNoMatch: 'Niemand gefunden.',
  recentMore: 'Mehr anzeigen',
  recentFailed: 'Die letzten Kontakte konnten nicht geladen werden.',
  colleague: (contact) => `Kollege · ${contact}`,
  colleagues: 'Mitglieder',
  colleaguesOf: 'Aus dem Unternehmen wählen',
  colleaguesSearch: 'Name oder Personalnummer',
  colleaguesMembers: 'Mitglieder',
  colleaguesRoles: 'Rollen',
  colleaguesNone: 'Das Unternehmen hat noch keine anderen Mitglieder.',
  colleaguesFailed: 'Die Mitglieder konnten nicht geladen werden.',
  rolesWhy: 'Jedes Mitglied mit der Rolle darf handeln; eines genügt.',
  pasteMany: 'Mehrere einfügen',
  pasteTitle: 'Mehrere Teilnehmer hinzufügen',
  pasteHint:
    'Eine Person pro Zeile: Name und Kontakt, getrennt durch Leerzeichen, Komma oder Tabulator. Sie können aus einer Tabelle einfügen.',
  pasteLabel: 'Personen',
  pastePlaceholder: 'Max Mustermann  +49 151 23456789\nAda Lovelace, ada@example.com',
  pasteUnread: (lines) =>
    lines.length === 1
      ? `Zeile ${lines[0]} hat keinen Kontakt und wird ausgelassen.`
      : `Die Zeilen ${lines.join(', ')} haben keinen Kontakt und werden ausgelassen.`,
  pasteAct: (count) => (count > 0 ? `${count} hinzufügen` : 'Hinzufügen'),
  personOf: (at) => `Teilnehmer ${at}`,
  more: 'Mehr',
  moreOf: (name) => `Mehr zu ${name}`,
  type: 'Nimmt teil als',
  enterprise: 'Name des Unternehmens',
  enterpriseHint: 'Wie auf dem Gewerbeschein',
  enterpriseRole: 'Rolle',
  roleHint: 'Jedes Mitglied mit der Rolle darf handeln; es zählt, wer zuerst handelt',
  chooseRole: 'Bitte wählen',
  auth: 'Identitätsnachweis',
  secure: 'Zertifikat',
  group: 'Gruppe',
  groupHint: 'Zum Beispiel „Partei A“; nur zum Gruppieren',
  listHint: 'Jede Person auf der Liste erhält einen eigenen Vertrag',
  drag: 'Zum Umordnen ziehen',
  moveUp: (name) => `${name} nach oben`,
  moveDown: (name) => `${name} nach unten`,
  remove: (name) => `${name} entfernen`,
  treeTitle: 'Parteien',
  previewTitle: 'Was geschehen wird',
  previewStart: 'Sie senden, und es beginnt sofort.',
  previewSign: (names) => `Um Unterschrift gebeten: ${names}.`,
  previewCheck: (names) => `Um Prüfung gebeten: ${names}; ohne Freigabe ist der Vertrag beendet.`,
  previewTogether: (names) => `Gleichzeitig dran: ${names}.`,
  previewDone: byLevel({
    'B-LTA': 'Wenn alle gehandelt haben, können alle den Vertrag mit Zeitstempel herunterladen.',
    'B-B': 'Wenn alle gehandelt haben, können alle den Vertrag herunterladen.',
  }),
  previewEmpty: 'Fügen Sie Teilnehmer hinzu; hier wird jeder Schritt erklärt.',
  and: ', ',
};
