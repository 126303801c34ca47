import { IDENTIFYING_CONTACTS } from '@countersign/domain';
import { z } from 'zod';
import { wireDate } from './basics.ts';
import { contact } from './entities.ts';

/** A person in a group of contacts, as given to a draft: by contact, or a colleague by membership, whose contact is masked. */
export const groupedContact = z.object({
  name: z.string(),
  contact,
  identifyingContact: z.enum(IDENTIFYING_CONTACTS).nullable(),
  enterpriseName: z.string().nullable(),
  memberWsid: z.string().nullable(),
  roleType: z.enum(['SIGNER', 'CHECKER']),
});
export type GroupedContact = z.output<typeof groupedContact>;

/** People that an account often sends to together, in their order (Rulings §3 "Contact groups"). */
export const contactGroup = z.object({
  contactGroupWsid: z.string(),
  name: z.string(),
  people: z.array(groupedContact),
  modifiedDatetime: wireDate,
});
export type ContactGroup = z.output<typeof contactGroup>;
