import { normaliseContact } from '@countersign/domain';
import type { PersonRow } from './people-rows.ts';

/** The person a line names, as far as known here: by membership, or by contact. */
export const whoIs = ({ memberWsid, contact }: Pick<PersonRow, 'memberWsid' | 'contact'>): string | null =>
  memberWsid ?? normaliseContact(contact)?.value ?? null;
