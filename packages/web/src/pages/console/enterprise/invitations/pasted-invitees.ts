import { NAME_MAX, normaliseContact } from '@countersign/domain';

interface Invitee {
  readonly name: string;
  readonly contact: string;
}
export interface Pasted {
  readonly invitees: readonly Invitee[];
  /** The numbers, from 1, of lines without a contact. */
  readonly unread: readonly number[];
}

/** Parses one person per line: a contact, and the rest of the line is the name. The same contact counts once. */
export function inviteesIn(text: string): Pasted {
  const found = new Map<string, Invitee>();
  const unread: number[] = [];
  text.split(/\r?\n/).forEach((line, at) => {
    const words = line.split(/[\s,;，；、]+/).filter((word) => word !== '');
    if (words.length === 0) return;
    const own = words.find((word) => normaliseContact(word) !== null);
    const contact = own === undefined ? undefined : normaliseContact(own)?.value;
    if (contact === undefined) return void unread.push(at + 1);
    const name = words.filter((word) => word !== own).join(' ');
    if (!found.has(contact)) found.set(contact, { name: [...name].slice(0, NAME_MAX).join(''), contact });
  });
  return { invitees: [...found.values()], unread };
}
