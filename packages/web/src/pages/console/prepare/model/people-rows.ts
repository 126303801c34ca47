import type { BodyIn, Api, Participant } from '@countersign/contract';
import { NAME_MAX, normaliseContact } from '@countersign/domain';

/** One line of the participants step. The line exists from its first letter; the server hears of it once it is whole. */
export interface PersonRow {
  readonly key: string;
  readonly participantWsid: string | null;
  readonly name: string;
  /** A phone number or an e-mail address as typed. */
  readonly contact: string;
  readonly role: 'SIGNER' | 'CHECKER';
  /** Acts at the same time as the line above: both have the same number (ux 4). */
  readonly withPrevious: boolean;
}
type AddBody = BodyIn<Api['addParticipants']>['participants'][number];
type UpdateBody = BodyIn<Api['updateParticipants']>['participants'][number];

export const emptyRow = (key: string): PersonRow => ({
  key,
  participantWsid: null,
  name: '',
  contact: '',
  role: 'SIGNER',
  withPrevious: false,
});
export const isBlank = (row: PersonRow): boolean => row.name.trim() === '' && row.contact.trim() === '';

export function rowsOf(participants: readonly Participant[]): PersonRow[] {
  const acting = participants
    .filter(({ actionType }) => actionType !== 'SENDER')
    .toSorted((a, b) => a.sequence - b.sequence);
  return acting.map((participant, at) => ({
    key: participant.participantWsid,
    participantWsid: participant.participantWsid,
    name: participant.name,
    contact: participant.contact.phone ?? participant.contact.email ?? '',
    role: participant.actionType === 'CHECKER' ? 'CHECKER' : 'SIGNER',
    withPrevious: at > 0 && acting[at - 1]!.sequence === participant.sequence,
  }));
}

/** The number of each line, from 1 and without holes. */
export function sequencesOf(rows: readonly PersonRow[]): number[] {
  let number = 0;
  return rows.map((row, at) => {
    if (at === 0 || !row.withPrevious) number += 1;
    return number;
  });
}

export type RowTrouble = 'nameMissing' | 'nameLong' | 'contactMissing' | 'contactWrong' | 'duplicate';
export interface RowTroubles {
  readonly name: RowTrouble | null;
  readonly contact: RowTrouble | null;
}
/** What keeps a line from being whole; both null where nothing does. */
export function troublesOf(row: PersonRow, rows: readonly PersonRow[]): RowTroubles {
  const contact = normaliseContact(row.contact);
  const numbers = sequencesOf(rows);
  const own = rows.indexOf(row);
  const isAgain = rows.some(
    (other, at) =>
      at < own &&
      contact !== null &&
      (other.role === row.role || numbers[at] === numbers[own]) &&
      normaliseContact(other.contact)?.value === contact.value,
  );
  return {
    name: row.name.trim() === '' ? 'nameMissing' : [...row.name.trim()].length > NAME_MAX ? 'nameLong' : null,
    contact:
      row.contact.trim() === '' ? 'contactMissing' : contact === null ? 'contactWrong' : isAgain ? 'duplicate' : null,
  };
}
export const isWhole = (row: PersonRow, rows: readonly PersonRow[]): boolean => {
  const { name, contact } = troublesOf(row, rows);
  return name === null && contact === null;
};

/** Takes a line out; where it led a group that acts together, the next of the group leads it. */
function taken(rows: readonly PersonRow[], at: number): PersonRow[] {
  const led = rows[at]!;
  return rows.flatMap((row, index) => {
    if (index === at) return [];
    return [index === at + 1 && row.withPrevious && !led.withPrevious ? { ...row, withPrevious: false } : row];
  });
}
/** A line that is dropped into the middle of a group joins it, elsewhere it acts alone. */
export function moveRow(rows: readonly PersonRow[], key: string, by: number): PersonRow[] {
  const from = rows.findIndex((row) => row.key === key);
  const to = Math.min(rows.length - 1, Math.max(0, from + by));
  if (from < 0 || to === from) return [...rows];
  const next = taken(rows, from);
  next.splice(to, 0, { ...rows[from]!, withPrevious: next[to]?.withPrevious ?? false });
  return next;
}
export const dropRow = (rows: readonly PersonRow[], key: string): PersonRow[] => {
  const at = rows.findIndex((row) => row.key === key);
  return at < 0 ? [...rows] : taken(rows, at);
};
export const changeRow = (rows: readonly PersonRow[], key: string, change: Partial<PersonRow>): PersonRow[] =>
  rows.map((row) => (row.key === key ? { ...row, ...change } : row));

export type OrderWarning = 'checkerAfterSigners' | 'checkerBesideSigner' | 'allCheckers';
/** An order that the product allows and that hardly anybody means (ux 4). */
export function orderWarnings(rows: readonly PersonRow[]): OrderWarning[] {
  const numbers = sequencesOf(rows);
  const of = (role: PersonRow['role']) => numbers.filter((_, at) => rows[at]!.role === role);
  const [signers, checkers] = [of('SIGNER'), of('CHECKER')];
  if (checkers.length === 0) return [];
  if (signers.length === 0) return ['allCheckers'];
  return [
    ...(checkers.some((number) => number > Math.max(...signers)) ? (['checkerAfterSigners'] as const) : []),
    ...(checkers.some((number) => signers.includes(number)) ? (['checkerBesideSigner'] as const) : []),
  ];
}

function wireOf(row: PersonRow, assignedSequence: number): AddBody {
  const contact = normaliseContact(row.contact);
  return {
    name: row.name.trim(),
    contact: {
      phone: contact?.kind === 'phone' ? contact.value : null,
      email: contact?.kind === 'email' ? contact.value : null,
    },
    assignedSequence,
    roleType: row.role,
  };
}

export interface PeopleChange {
  readonly remove: readonly { readonly participantWsid: string }[];
  readonly update: readonly UpdateBody[];
  /** `keys` of the lines, in the order of `bodies`. */
  readonly add: { readonly keys: readonly string[]; readonly bodies: readonly AddBody[] };
}
/** What the server must be told so that its participants are the whole lines on the screen. */
export function changeOf(rows: readonly PersonRow[], saved: readonly PersonRow[]): PeopleChange {
  const numbers = sequencesOf(rows);
  const savedNumbers = sequencesOf(saved);
  const before = new Map(saved.map((row, at) => [row.participantWsid, JSON.stringify(wireOf(row, savedNumbers[at]!))]));
  const whole = rows
    .map((row, at) => ({ row, body: wireOf(row, numbers[at]!) }))
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
export const isNothing = ({ remove, update, add }: PeopleChange): boolean =>
  remove.length + update.length + add.bodies.length === 0;

/** Gives new lines the ids that the server's answer has for them, whatever its order is. */
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
    const contact = normaliseContact(row.contact)?.value;
    const at = free.findIndex(
      (item) => (item.contact.phone ?? item.contact.email) === contact && item.actionType === row.role,
    );
    const [found] = at < 0 ? [] : free.splice(at, 1);
    return found ? { ...row, participantWsid: found.participantWsid } : row;
  });
}

/** Lines from pasted text, one person each: a contact and whatever else stands on the line is the name. */
export function rowsFromText(text: string, key: () => string): PersonRow[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const parts = line
      .split(/[\t,;，；]|\s{2,}/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const words = parts.length > 1 ? parts : line.trim().split(/\s+(?=\S*[@\d])/);
    const contact = words.find((word) => normaliseContact(word) !== null);
    if (contact === undefined) return [];
    return [
      {
        ...emptyRow(key()),
        name: words
          .filter((word) => word !== contact)
          .join(' ')
          .slice(0, NAME_MAX),
        contact,
      },
    ];
  });
}
