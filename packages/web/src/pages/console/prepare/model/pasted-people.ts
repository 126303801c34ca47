import { NAME_MAX, normaliseContact } from '@countersign/domain';
import { type PersonRow, emptyRow } from './people-rows.ts';

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** The contact on a line, with the rest of the line as the name; null without a contact. */
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

/** The participants in pasted text, one per line. */
export const rowsFromText = (text: string, key: () => string): PersonRow[] =>
  linesOf(text).flatMap((line) => {
    const person = readLine(line);
    return person === null ? [] : [{ ...emptyRow(key()), ...person }];
  });

/** The numbers, from 1, of non-empty lines without a valid contact. */
export const unreadLines = (text: string): number[] =>
  linesOf(text).flatMap((line, at) => (line.trim() !== '' && readLine(line) === null ? [at + 1] : []));
