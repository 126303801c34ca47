import { CONTACT_GROUP_NAME_MAX, CONTACT_GROUP_PEOPLE_MAX, IDENTIFYING_CONTACTS, NAME_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { contactGroupRoutes } from '../routes/contact-groups.ts';
import { lineText } from '../shapes/basics.ts';
import { contactGroup } from '../shapes/contact-groups.ts';
import { wsid } from './envelope-params.ts';
import { contactIn } from './participants.ts';

const userParams = z.object({ userWsid: wsid });
const groupParams = userParams.extend({ contactGroupWsid: wsid });
const name = lineText(CONTACT_GROUP_NAME_MAX);
const people = z
  .array(
    z.strictObject({
      name: lineText(NAME_MAX),
      contact: contactIn,
      identifyingContact: z.enum(IDENTIFYING_CONTACTS).nullable().optional(),
      enterpriseName: lineText(100, 0).nullable().optional(),
      memberWsid: wsid.nullable().optional(),
      roleType: z.enum(['SIGNER', 'CHECKER']).default('SIGNER'),
    }),
  )
  .min(1)
  .max(CONTACT_GROUP_PEOPLE_MAX);
const groups = z.object({ contactGroups: z.array(contactGroup) });

/** A group belongs to one account (Rulings §3 "Contact groups"). */
export const contactGroupCalls = endpoints(contactGroupRoutes, {
  listContactGroups: {
    access: 'self',
    summary: 'The contact groups of the active account, by name; colleagues who have left are not in them',
    params: userParams,
    response: groups,
  },
  addContactGroup: {
    access: 'self',
    summary: 'Save people as a contact group; returns all groups',
    params: userParams,
    body: z.strictObject({ name, people }),
    response: groups,
  },
  updateContactGroup: {
    access: 'self',
    summary: 'Rename a contact group, or replace its people; returns all groups',
    params: groupParams,
    body: z.strictObject({ name: name.optional(), people: people.optional() }),
    response: groups,
  },
  deleteContactGroup: {
    access: 'self',
    summary: 'Delete a contact group; returns the others',
    params: groupParams,
    response: groups,
  },
});
