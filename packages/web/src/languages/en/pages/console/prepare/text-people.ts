import type { Duty } from '../../../../../pages/console/prepare/model/duty.ts';
import type { PeopleWarning } from '../../../../../pages/console/prepare/model/people-order.ts';
import { orMail } from '../../../../../text/channels.ts';
import { byLevel } from '../../../../../text/level.ts';
import type { Names, Trouble, text as Shape } from '../../../../zh-CN/pages/console/prepare/text-people.ts';
import type { SecureLevel, AuthLevel, ParticipantType } from '@countersign/domain';

const trouble: Record<Trouble, string> = {
  nameMissing: 'Enter a name',
  nameLong: 'At most 50 characters',
  contactMissing: 'Enter a contact',
  contactWrong: 'Not a valid contact',
  duplicate: 'Already in the list',
  enterpriseMissing: 'Enter the name of the enterprise',
  roleMissing: 'Choose a role',
  listAgain: 'A contract has at most one list of recipients',
};
const warning: Record<PeopleWarning, string> = {
  checkerAfterSigners:
    'A reviewer comes after all signers: the contract will be signed by then. A review usually comes first.',
  checkerBesideSigner: 'A reviewer acts at the same time as a signer, who may sign before the review.',
  allCheckers: 'There is no signer yet, so the contract cannot be sent.',
  sameTwice: 'The same person is in two consecutive steps: they will be notified twice and must act twice.',
};
const typeOf: Record<ParticipantType, string> = {
  PERSON: 'A person',
  ENTERPRISE_MEMBER: 'A member of an enterprise',
  ENTERPRISE_ROLE: 'A role in the enterprise',
  BULK_PERSON: 'A list of recipients',
};
const auth: Record<AuthLevel, string> = {
  LOW: 'Basic: code or sign password',
  MEDIUM: 'Medium: verified identity too',
  HIGH: 'High: identity, code and password',
};
const secure: Record<SecureLevel, string> = {
  DISPOSABLE_CERT: 'For one signature (usual)',
  PERSONAL_CERT: 'Their own, long-term',
  ENTERPRISE_CERT: 'The enterprise’s, long-term',
  SHIELD_CERT: 'Phone signing (key stays on their phone)',
};
function duty({ act, as, joins, verifies, proofs, certificate }: Duty, { name, enterprise, role }: Names): string {
  const who = {
    self: name,
    member: `${name}, for “${enterprise}”,`,
    role: `Any one “${role}” of “${enterprise}”`,
    list: 'Everyone on the list gets their own contract and',
  }[as];
  if (act === 'check') return `${who} reviews it and passes or refuses it, without a signature.`;
  const first = [
    ...(joins ? ['joins the enterprise if not yet a member'] : []),
    ...(verifies ? ['verifies their identity'] : []),
  ];
  const proof = `signs with ${proofs === 'both' ? 'both a code and the sign password' : 'a code or the sign password'}`;
  const how = {
    DISPOSABLE_CERT: '',
    PERSONAL_CERT: ', with their own long-term certificate',
    ENTERPRISE_CERT: ', with the certificate of the enterprise, which must be verified by then',
    SHIELD_CERT: ', and finishes by scanning a code with their own phone',
  }[certificate];
  return `${who} ${[...first, proof].join(', then ')}${how}.`;
}

export const text: typeof Shape = {
  trouble,
  warning,
  typeOf,
  authOf: auth,
  secureOf: secure,
  duty,
  participantsTitle: 'Who signs or reviews',
  participantsLead: 'They act from top to bottom. People without an account get a signing link.',
  yourStart: 'sends the contract',
  name: 'Name',
  nameOf: { PERSON: 'Name', ENTERPRISE_MEMBER: 'Name', ENTERPRISE_ROLE: 'Shown as', BULK_PERSON: 'Name of the list' },
  contact: orMail('Phone or e-mail', 'E-mail'),
  role: 'Does',
  signer: 'Signs',
  checker: 'Reviews',
  together: 'Same time as above',
  order: 'Order',
  oneByOne: 'One by one',
  allTogether: 'All at once',
  addPerson: 'Add a participant',
  addMe: 'Add myself',
  recent: 'Recent people',
  recentSearch: 'Name, contact or enterprise',
  recentNone: 'Nothing sent yet. People you send to will appear here.',
  recentNoMatch: 'No one found.',
  recentMore: 'Show more',
  recentFailed: 'The recent contacts could not be loaded.',
  colleague: (contact) => `Colleague · ${contact}`,
  colleagues: 'Members',
  colleaguesOf: 'Choose from the enterprise',
  colleaguesSearch: 'Name or employee number',
  colleaguesMembers: 'Members',
  colleaguesRoles: 'Roles',
  colleaguesNone: 'The enterprise has no other members yet.',
  colleaguesFailed: 'The members could not be loaded.',
  rolesWhy: 'Any member who has the role may act; one is enough.',
  pasteMany: 'Paste many',
  pasteTitle: 'Add many participants',
  pasteHint:
    'One person per line: name and contact, separated by spaces, commas or tabs. You can paste from a spreadsheet.',
  pasteLabel: 'People',
  pastePlaceholder: 'Grace Hopper  +44 7911 123456\nAda Lovelace, ada@example.com',
  pasteUnread: (lines) =>
    lines.length === 1
      ? `Line ${lines[0]} has no contact and is left out.`
      : `Lines ${lines.join(', ')} have no contact and are left out.`,
  pasteAct: (count) => (count > 0 ? `Add ${count}` : 'Add'),
  personOf: (at) => `Participant ${at}`,
  more: 'More',
  moreOf: (name) => `More about ${name}`,
  type: 'Takes part as',
  enterprise: 'Name of the enterprise',
  enterpriseHint: 'As shown on its business licence',
  enterpriseRole: 'Role',
  roleHint: 'Any member who holds the role may act; the first to act counts',
  chooseRole: 'Choose one',
  auth: 'Proves their identity by',
  secure: 'Certificate',
  group: 'Group',
  groupHint: 'Such as “Party A”; only for grouping',
  listHint: 'Everyone on the list gets their own contract',
  drag: 'Drag to reorder',
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
  remove: (name) => `Remove ${name}`,
  treeTitle: 'Parties',
  previewTitle: 'What will happen',
  previewStart: 'You send it, and it starts at once.',
  previewSign: (names) => `Asked to sign: ${names}.`,
  previewCheck: (names) => `Asked to review: ${names}; a refusal ends the contract.`,
  previewTogether: (names) => `${names} act at the same time.`,
  previewDone: byLevel({
    'B-LTA': 'When all have acted, everyone can download the time-stamped contract.',
    'B-B': 'When all have acted, everyone can download the contract.',
  }),
  previewEmpty: 'Add participants, and each step is explained here.',
  and: ', ',
};
