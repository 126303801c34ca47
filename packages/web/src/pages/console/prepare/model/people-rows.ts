import type { BodyIn, Api, Language, Participant } from '@countersign/contract';
import { type AuthLevel, NAME_MAX, type ParticipantType, type SecureLevel } from '@countersign/domain';
import { type TypedContacts, readContacts, typedOf, wireContacts } from '../../model/two-contacts.ts';
import { sequencesOf } from './people-order.ts';
import { whoIs } from './who-is.ts';

/** One line of the participants step. The line exists from its first letter; it is sent to the server once it is complete. */
export interface PersonRow extends TypedContacts {
  readonly key: string;
  readonly participantWsid: string | null;
  readonly name: string;
  readonly type: ParticipantType;
  /** Masked for a colleague; a role and a list have none. */
  readonly contact: string;
  /** The chosen colleague, instead of a typed contact. */
  readonly memberWsid: string | null;
  /** The enterprise of an enterprise participant; with its id if it is the enterprise of the active account. */
  readonly enterpriseName: string;
  readonly enterpriseWsid: string | null;
  readonly enterpriseRoleWsid: string | null;
  readonly role: 'SIGNER' | 'CHECKER';
  /** Acts at the same time as the line above: both have the same number (ux 4). */
  readonly withPrevious: boolean;
  readonly authLevel: AuthLevel;
  readonly secureLevel: SecureLevel;
  /** The name of its group in the tree of the sender (Spec §3 "Groups"); empty if it is in none. */
  readonly groupId: string;
  /** What the sender writes to them, in which language they are notified, and until when they may act. */
  readonly message: string;
  readonly language: Language | null;
  readonly deadlineDatetime: string | null;
  readonly witness: boolean;
  /** A role of a template: its person may be named when the template is used. */
  readonly isTemplateRole: boolean;
}
type AddBody = BodyIn<Api['addParticipants']>['participants'][number];
type UpdateBody = BodyIn<Api['updateParticipants']>['participants'][number];

export const emptyRow = (key: string): PersonRow => ({
  key,
  participantWsid: null,
  name: '',
  type: 'PERSON',
  contact: '',
  otherContact: '',
  memberWsid: null,
  enterpriseName: '',
  enterpriseWsid: null,
  enterpriseRoleWsid: null,
  role: 'SIGNER',
  withPrevious: false,
  authLevel: 'LOW',
  secureLevel: 'DISPOSABLE_CERT',
  groupId: '',
  message: '',
  language: null,
  deadlineDatetime: null,
  witness: false,
  isTemplateRole: false,
});
/** A role is identified by its holders, a list by its rows. */
export const hasContact = ({ type }: Pick<PersonRow, 'type'>): boolean =>
  type === 'PERSON' || type === 'ENTERPRISE_MEMBER';
export const isBlank = (row: PersonRow): boolean =>
  hasContact(row) && row.name.trim() === '' && row.contact.trim() === '';

/** Changes the type of a line; values that do not fit are cleared. */
export const withType = (row: PersonRow, type: ParticipantType): PersonRow => {
  const ofEnterprise = type === 'ENTERPRISE_MEMBER' || type === 'ENTERPRISE_ROLE';
  return {
    ...row,
    type,
    ...(hasContact({ type }) ? {} : { contact: '', otherContact: '', memberWsid: null }),
    ...(ofEnterprise ? {} : { enterpriseName: '', enterpriseWsid: null }),
    ...(type === 'ENTERPRISE_ROLE' ? {} : { enterpriseRoleWsid: null }),
    secureLevel: !ofEnterprise && row.secureLevel === 'ENTERPRISE_CERT' ? 'DISPOSABLE_CERT' : row.secureLevel,
  };
};

export function rowsOf(participants: readonly Participant[], isTemplateRole = false): PersonRow[] {
  const acting = participants
    .filter(({ actionType }) => actionType !== 'SENDER')
    .toSorted((a, b) => a.sequence - b.sequence || (a.position ?? 0) - (b.position ?? 0));
  return acting.map((participant, at) => ({
    key: participant.participantWsid,
    participantWsid: participant.participantWsid,
    name: participant.name,
    // A colleague is identified by the membership; their contacts are masked.
    ...(participant.memberWsid === null ? typedOf(participant) : { ...typedOf(participant), otherContact: '' }),
    memberWsid: participant.memberWsid,
    type: participant.type,
    enterpriseName: participant.enterpriseName ?? '',
    enterpriseWsid: participant.enterpriseWsid,
    enterpriseRoleWsid: participant.enterpriseRoleWsid,
    role: participant.actionType === 'CHECKER' ? 'CHECKER' : 'SIGNER',
    withPrevious: at > 0 && acting[at - 1]!.sequence === participant.sequence,
    authLevel: participant.authLevel,
    secureLevel: participant.secureLevel,
    groupId: participant.groupId ?? '',
    message: participant.message ?? '',
    language: participant.language,
    deadlineDatetime: participant.deadlineDatetime,
    witness: participant.witness,
    isTemplateRole,
  }));
}

export type RowTrouble = 'nameMissing' | 'nameLong' | 'contactMissing' | 'contactWrong' | 'duplicate';
export type MoreTrouble = 'otherContact' | 'enterpriseMissing' | 'roleMissing' | 'listAgain';
export interface RowTroubles {
  readonly name: RowTrouble | null;
  readonly contact: RowTrouble | null;
  /** The faults of the fields behind "More". */
  readonly more: MoreTrouble | null;
}
/** What makes a line incomplete; all null if it is complete. */
export function troublesOf(row: PersonRow, rows: readonly PersonRow[]): RowTroubles {
  return {
    name: row.name.trim() === '' ? 'nameMissing' : [...row.name.trim()].length > NAME_MAX ? 'nameLong' : null,
    contact: hasContact(row) ? contactTrouble(row, rows) : null,
    more: moreTrouble(row, rows),
  };
}

function contactTrouble(row: PersonRow, rows: readonly PersonRow[]): RowTrouble | null {
  const who = whoIs(row);
  if (row.isTemplateRole && row.contact.trim() === '') return null;
  if (who === null) return row.contact.trim() === '' ? 'contactMissing' : 'contactWrong';
  const numbers = sequencesOf(rows);
  const own = rows.indexOf(row);
  const isAgain = rows.some(
    (other, at) => at < own && (other.role === row.role || numbers[at] === numbers[own]) && whoIs(other) === who,
  );
  return isAgain ? 'duplicate' : null;
}

/** Whether its person is identified by a typed contact. */
export const isTyped = (row: PersonRow): boolean => hasContact(row) && row.memberWsid === null;

function moreTrouble(row: PersonRow, rows: readonly PersonRow[]): MoreTrouble | null {
  if (isTyped(row) && readContacts(row).isOtherWrong) return 'otherContact';
  if (row.type === 'ENTERPRISE_MEMBER')
    return !row.isTemplateRole && row.enterpriseName.trim() === '' && row.enterpriseWsid === null
      ? 'enterpriseMissing'
      : null;
  if (row.type === 'ENTERPRISE_ROLE') return row.enterpriseRoleWsid === null ? 'roleMissing' : null;
  const isSecondList = row.type === 'BULK_PERSON' && rows.find(({ type }) => type === 'BULK_PERSON') !== row;
  return isSecondList ? 'listAgain' : null;
}
export const isWhole = (row: PersonRow, rows: readonly PersonRow[]): boolean =>
  Object.values(troublesOf(row, rows)).every((trouble) => trouble === null);

export const changeRow = (rows: readonly PersonRow[], key: string, change: Partial<PersonRow>): PersonRow[] =>
  rows.map((row) => (row.key === key ? { ...row, ...change } : row));

function wireOf(row: PersonRow, assignedSequence: number, position: number): AddBody {
  return {
    name: row.name.trim(),
    ...wireContacts(isTyped(row) ? row : { contact: '', otherContact: '' }),
    memberWsid: row.memberWsid,
    assignedSequence,
    type: row.type,
    roleType: row.role,
    enterpriseName: row.enterpriseName.trim() || null,
    enterpriseWsid: row.enterpriseWsid,
    enterpriseRoleWsid: row.enterpriseRoleWsid,
    authLevel: row.authLevel,
    secureLevel: row.secureLevel,
    groupId: row.groupId.trim() || null,
    message: row.message.trim() || null,
    language: row.language,
    deadlineDatetime: row.deadlineDatetime,
    witness: row.witness && row.role === 'SIGNER',
    position,
  };
}

export interface PeopleChange {
  readonly remove: readonly { readonly participantWsid: string }[];
  readonly update: readonly UpdateBody[];
  /** `keys` of the lines, in the order of `bodies`. */
  readonly add: { readonly keys: readonly string[]; readonly bodies: readonly AddBody[] };
}
/** The changes that make the participants of the server equal to the complete lines on the screen. */
export function changeOf(rows: readonly PersonRow[], saved: readonly PersonRow[]): PeopleChange {
  const numbers = sequencesOf(rows);
  const savedNumbers = sequencesOf(saved);
  const before = new Map(
    saved.map((row, at) => [row.participantWsid, JSON.stringify(wireOf(row, savedNumbers[at]!, at))]),
  );
  const whole = rows
    .map((row, at) => ({ row, body: wireOf(row, numbers[at]!, at) }))
    .filter(({ row }) => isWhole(row, rows));
  const kept = new Set(rows.map((row) => row.participantWsid));
  const added = whole.filter(({ row }) => row.participantWsid === null);
  return {
    remove: saved.flatMap(({ participantWsid }) =>
      participantWsid !== null && !kept.has(participantWsid) ? [{ participantWsid }] : [],
    ),
    update: whole.flatMap(({ row, body }) =>
      row.participantWsid !== null && before.get(row.participantWsid) !== JSON.stringify(body)
        ? [{ ...body, participantWsid: row.participantWsid }]
        : [],
    ),
    add: { keys: added.map(({ row }) => row.key), bodies: added.map(({ body }) => body) },
  };
}

const isNamed = ({ memberWsid, contact: { phone, email } }: Participant, who: string | null): boolean =>
  who === null ? (memberWsid ?? phone ?? email ?? null) === null : [memberWsid, phone, email].includes(who);

/** Gives new lines their ids from the answer of the server, in whatever order. */
export function withIds(
  rows: readonly PersonRow[],
  keys: readonly string[],
  answer: readonly Participant[],
): PersonRow[] {
  const taken = new Set(rows.map((row) => row.participantWsid));
  const free = answer.filter(
    ({ participantWsid, actionType }) => actionType !== 'SENDER' && !taken.has(participantWsid),
  );
  return rows.map((row) => {
    if (!keys.includes(row.key) || row.participantWsid !== null) return row;
    const who = whoIs(row);
    const at = free.findIndex(
      (item) => isNamed(item, who) && item.actionType === row.role && (who !== null || item.name === row.name.trim()),
    );
    const [found] = at < 0 ? [] : free.splice(at, 1);
    return found ? { ...row, participantWsid: found.participantWsid } : row;
  });
}
