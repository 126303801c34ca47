import {
  type Decision,
  type Delivers,
  type IdentifyingContact,
  accept,
  defaultIdentifyingContact,
  fromWsid,
  judgeReach,
  keptIdentifyingContact,
  maskContact,
  normaliseContact,
  refuse,
  toWsid,
} from '@countersign/domain';
import type { Api } from '@countersign/contract';
import type { Call } from '../../../platform/index.ts';
import type { ParticipantRow } from '../core/facts.ts';

export type GivenParticipant = Call<Api['addParticipants']>['body']['participants'][number];
export type ParticipantChange = Call<Api['updateParticipants']>['body']['participants'][number];

/** The validated participant of a request; the server sets the other columns of the row. */
export type ParticipantFields = Pick<
  ParticipantRow,
  | 'name'
  | 'colleagueId'
  | 'phone'
  | 'email'
  | 'identifyingContact'
  | 'actionType'
  | 'type'
  | 'sequence'
  | 'secureLevel'
  | 'authLevel'
  | 'enterpriseName'
  | 'enterpriseWsid'
  | 'enterpriseRoleWsid'
  | 'groupId'
  | 'position'
  | 'multiSend'
  | 'multiMode'
  | 'multiName'
  | 'multiArray'
  | 'message'
  | 'language'
  | 'deadlineAt'
  | 'witness'
  | 'externalId'
  | 'metadata'
>;

interface Setting {
  /** Whether a role of a template is validated. */
  readonly isRole: boolean;
  /** Which contacts this installation can deliver to. */
  readonly delivers: Delivers;
}

/**
 * Validates a given participant by itself; its contacts are returned normalised. A role of a template has no person
 * yet: its contact, and the enterprise of a member, may be given when the template is used. A colleague has the
 * contacts of their membership, and its enterprise.
 */
export function judgeParticipant(given: GivenParticipant, { isRole, delivers }: Setting): Decision<ParticipantFields> {
  const colleague = judgeColleague(given);
  if (!colleague.ok) return colleague;
  const { phone, email } = given.contact;
  const isWithout = colleague.value !== null || (isRole && !phone && !email);
  const contact = isWithout ? accept({ phone: null, email: null }) : judgeContact(given, delivers);
  if (!contact.ok) return contact;
  const kind = judgeKind(given, isRole);
  if (!kind.ok) return kind;
  const isOfRows = given.type === 'BULK_PERSON';
  const identifying =
    isWithout && !isOfRows ? accept(null) : judgeIdentifying(given, isOfRows ? BOTH : contact.value, delivers);
  if (!identifying.ok) return identifying;
  return accept({
    name: given.name,
    ...contact.value,
    identifyingContact: identifying.value,
    colleagueId: colleague.value,
    actionType: given.roleType,
    type: given.type,
    sequence: given.assignedSequence,
    secureLevel: given.secureLevel,
    authLevel: given.authLevel,
    enterpriseName: given.enterpriseName?.trim() || null,
    enterpriseWsid: given.enterpriseWsid ?? null,
    enterpriseRoleWsid: given.enterpriseRoleWsid ?? null,
    groupId: given.groupId ?? null,
    position: given.position ?? null,
    multiSend: given.multiSend ?? given.type === 'BULK_PERSON',
    multiMode: given.multiMode ?? null,
    multiName: given.multiName ?? null,
    multiArray: given.multiArray ?? null,
    message: given.message || null,
    language: given.language ?? null,
    deadlineAt: given.deadlineDatetime ? new Date(given.deadlineDatetime) : null,
    witness: given.witness ?? false,
    externalId: given.externalId ?? null,
    metadata: given.metadata ?? null,
  });
}

/** For a list: which contact identifies a recipient whose row has both. */
const BOTH = { phone: '', email: '' };

/** The contact that identifies the participant: one of the given ones, by default the first that can be delivered to. */
export function judgeIdentifying(
  { identifyingContact }: Pick<GivenParticipant, 'identifyingContact'>,
  contacts: Pick<ParticipantFields, 'phone' | 'email'>,
  delivers: Setting['delivers'],
): Decision<IdentifyingContact | null> {
  if (!identifyingContact) return accept(defaultIdentifyingContact(contacts, delivers));
  if (identifyingContact === 'PHONE' && !delivers.PHONE)
    return refuse('ERROR_PHONE_UNSUPPORTED', { field: 'identifyingContact' });
  return (identifyingContact === 'PHONE' ? contacts.phone : contacts.email) === null
    ? refuse('ERROR_PARTICIPANT_UNSUPPORTED', { field: 'identifyingContact', value: identifyingContact })
    : accept(identifyingContact);
}

function judgeColleague({ name, type, memberWsid }: GivenParticipant): Decision<string | null> {
  if (!memberWsid) return accept(null);
  if (!hasContact(type)) return refuse('ERROR_PARTICIPANT_UNSUPPORTED', { field: 'memberWsid', value: type });
  const id = fromWsid('enterpriseUser', memberWsid);
  return id === null ? refuse('ERROR_PARTICIPANT_MEMBER', { name }) : accept(id);
}

/** A role is known by its holders, a bulk list by its rows: neither has a contact of its own. */
const hasContact = (type: GivenParticipant['type']): boolean => type === 'PERSON' || type === 'ENTERPRISE_MEMBER';

export function judgeContact(
  { name, type, contact }: Pick<GivenParticipant, 'name' | 'type' | 'contact'>,
  delivers: Delivers,
): Decision<Pick<ParticipantFields, 'phone' | 'email'>> {
  if (!hasContact(type)) return accept({ phone: null, email: null });
  const phone = contact.phone ? normaliseContact(contact.phone) : null;
  const email = contact.email ? normaliseContact(contact.email) : null;
  const phoneIsNone = Boolean(contact.phone) && phone?.kind !== 'phone';
  const emailIsNone = Boolean(contact.email) && email?.kind !== 'email';
  const reached = judgeReach(phone, delivers, 'contact.phone');
  if (!reached.ok) return reached;
  const wrong = phoneIsNone ? 'contact.phone' : emailIsNone ? 'contact.email' : null;
  return wrong !== null || (phone === null && email === null)
    ? refuse('ERROR_PARTICIPANT_CONTACT', { name, field: wrong ?? 'contact' })
    : accept({ phone: phone?.value ?? null, email: email?.value ?? null });
}

/** Whether the given enterprise, certificate and list fit the type (Spec §3, Rulings §3 "secureLevel"). */
function judgeKind(given: GivenParticipant, isRole: boolean): Decision<null> {
  const { name, type, memberWsid, secureLevel, multiSend } = given;
  const unsupported = (field: string, value: string): Decision<null> =>
    refuse('ERROR_PARTICIPANT_UNSUPPORTED', { field, value });
  const ofEnterprise = type === 'ENTERPRISE_MEMBER' || type === 'ENTERPRISE_ROLE';
  if (type === 'ENTERPRISE_MEMBER' && !isRole && !memberWsid && !given.enterpriseWsid && !given.enterpriseName?.trim())
    return refuse('ERROR_PARTICIPANT_ENTERPRISE', { name });
  if (type === 'ENTERPRISE_ROLE' && !given.enterpriseWsid) return refuse('ERROR_PARTICIPANT_ENTERPRISE', { name });
  if (type === 'ENTERPRISE_ROLE' && !given.enterpriseRoleWsid) return refuse('ERROR_PARTICIPANT_ROLE', { name });
  if (secureLevel === 'ENTERPRISE_CERT' && !ofEnterprise) return unsupported('secureLevel', secureLevel);
  if (given.witness === true && given.roleType !== 'SIGNER') return unsupported('witness', given.roleType);
  if (multiSend === true && type !== 'BULK_PERSON') return unsupported('multiSend', 'true');
  return accept(null);
}

const given = <T>(value: T | undefined, before: T): T => (value === undefined ? before : value);

/** A participant as it will be after a change. */
export const changedParticipant = (row: ParticipantRow, change: ParticipantChange): GivenParticipant => {
  const type = change.type ?? row.type;
  const contact = change.contact ?? (row.colleagueId === null ? { phone: row.phone, email: row.email } : {});
  return {
    name: change.name ?? row.name,
    contact,
    identifyingContact: hasContact(type)
      ? (change.identifyingContact ?? keptIdentifyingContact(row.identifyingContact, contact))
      : (change.identifyingContact ?? (row.type === type ? row.identifyingContact : undefined)),
    memberWsid: change.memberWsid === undefined ? keptColleague(row, type, change.contact) : change.memberWsid,
    assignedSequence: change.assignedSequence ?? row.sequence,
    type,
    roleType: change.roleType ?? (row.actionType === 'CHECKER' ? 'CHECKER' : 'SIGNER'),
    secureLevel: change.secureLevel ?? row.secureLevel,
    authLevel: change.authLevel ?? row.authLevel,
    multiSend: change.multiSend ?? (type === 'BULK_PERSON' ? row.multiSend : false),
    multiMode: given(change.multiMode, row.multiMode as GivenParticipant['multiMode']),
    multiName: given(change.multiName, row.multiName),
    multiArray: given(change.multiArray, row.multiArray),
    enterpriseName: given(change.enterpriseName, row.enterpriseName),
    enterpriseWsid: given(change.enterpriseWsid, row.enterpriseWsid),
    enterpriseRoleWsid: given(change.enterpriseRoleWsid, row.enterpriseRoleWsid),
    groupId: given(change.groupId, row.groupId),
    position: given(change.position, row.position),
    message: given(change.message, row.message),
    language: given(change.language, row.language),
    // A reviewer witnesses nothing.
    witness: change.witness ?? (change.roleType !== 'CHECKER' && row.witness),
    deadlineDatetime: given(change.deadlineDatetime, row.deadlineAt?.toISOString() ?? null),
    externalId: given(change.externalId, row.externalId),
    metadata: given(change.metadata, row.metadata),
  };
};

/** A colleague stays chosen until a contact is given that differs from the masked one that the sender reads. */
function keptColleague(
  { colleagueId, phone, email }: ParticipantRow,
  type: GivenParticipant['type'],
  contact: ParticipantChange['contact'],
): string | null {
  if (colleagueId === null || !hasContact(type)) return null;
  const isAsShown = (text: string | null | undefined, own: string | null): boolean =>
    !text || (own !== null && text === maskContact(own));
  const isKept = isAsShown(contact?.phone, phone) && isAsShown(contact?.email, email);
  return isKept ? toWsid('enterpriseUser', colleagueId) : null;
}
