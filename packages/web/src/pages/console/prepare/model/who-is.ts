import { normaliseContact } from '@countersign/domain';
import type { PersonRow } from './people-rows.ts';

/** Whom a line names, as far as it can be told here: by their membership, or by their contact. */
export const whoIs = ({ memberWsid, contact }: Pick<PersonRow, 'memberWsid' | 'contact'>): string | null =>
  memberWsid ?? normaliseContact(contact)?.value ?? null;
