import { NAME_MAX } from '@countersign/domain';
import { contactInLine } from '../../model/contact-in-line.ts';
import { type PersonRow, emptyRow } from './people-rows.ts';

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** The contact on a line, with the rest of the line as the name; null without a contact. */
function readLine(line: string): { name: string; contact: string } | null {
  const own = contactInLine(line);
  return own === null ? null : { name: own.rest.slice(0, NAME_MAX), contact: own.contact };
}

/** The participants in pasted text, one per line. */
export const rowsFromText = (text: string, key: () => string): PersonRow[] =>
  linesOf(text).flatMap((line) => {
    const person = readLine(line);
    return person === null ? [] : [{ ...emptyRow(key()), ...person }];
  });

/** The numbers, from 1, of non-empty lines without a valid contact. */
export const unreadLines = (text: string): number[] =>
  linesOf(text).flatMap((line, at) => (line.trim() !== '' && readLine(line) === null ? [at + 1] : []));
