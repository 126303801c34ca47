import { NAME_MAX, normaliseContact } from '@countersign/domain';
import { type PersonRow, emptyRow } from './people-rows.ts';

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
