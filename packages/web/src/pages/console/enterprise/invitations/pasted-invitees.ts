import { NAME_MAX } from '@countersign/domain';
import { contactOf } from '../../../../text/channels.ts';
import { contactInLine } from '../../model/contact-in-line.ts';

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
    if (!/[^\s,;，；、]/.test(line)) return;
    const own = contactInLine(line);
    const contact = contactOf(own?.contact ?? '')?.value;
    if (own === null || contact === undefined) return void unread.push(at + 1);
    if (!found.has(contact)) found.set(contact, { name: [...own.rest].slice(0, NAME_MAX).join(''), contact });
  });
  return { invitees: [...found.values()], unread };
}
