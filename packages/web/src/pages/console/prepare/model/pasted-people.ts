import { NAME_MAX, normaliseContact } from '@countersign/domain';
import { type PersonRow, emptyRow } from './people-rows.ts';

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** A contact, and whatever else stands on the line is the name; null without a contact. */
function readLine(line: string): { name: string; contact: string } | null {
  const parts = line
    .split(/[\t,;，；]|\s{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const words = parts.length > 1 ? parts : line.trim().split(/\s+(?=\S*[@\d])/);
  const contact = words.find((word) => normaliseContact(word) !== null);
  if (contact === undefined) return null;
  const name = words.filter((word) => word !== contact).join(' ');
  return { name: name.slice(0, NAME_MAX), contact };
}

/** Lines from pasted text, one person each. */
export const rowsFromText = (text: string, key: () => string): PersonRow[] =>
  linesOf(text).flatMap((line) => {
    const person = readLine(line);
    return person === null ? [] : [{ ...emptyRow(key()), ...person }];
  });

/** The lines, counted from 1, that say something and name nobody who can be reached. */
export const unreadLines = (text: string): number[] =>
  linesOf(text).flatMap((line, at) => (line.trim() !== '' && readLine(line) === null ? [at + 1] : []));
