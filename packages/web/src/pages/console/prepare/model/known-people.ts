import type { Addressee, BodyIn, Api, GroupedContact } from '@countersign/contract';
import { NAME_MAX } from '@countersign/domain';
import { randomId } from '../../../../api/device.ts';
import { typedOf, wireContacts } from '../../model/two-contacts.ts';
import { type PersonRow, emptyRow, hasContact, isTyped, isWhole, withType } from './people-rows.ts';
import { whoIs } from './who-is.ts';

type KnownPerson = Omit<Addressee, 'usedDatetime'> & Partial<Pick<GroupedContact, 'roleType'>>;

/** A line for a person of the address book or of a group. */
export const rowFrom = (one: KnownPerson): PersonRow => {
  const { memberWsid, roleType: role = 'SIGNER' } = one;
  const { contact, otherContact } = typedOf(one);
  const named = { memberWsid, name: one.name.slice(0, NAME_MAX), contact, role };
  const row = { ...emptyRow(randomId()), ...named, otherContact: memberWsid === null ? otherContact : '' };
  return one.enterpriseName === null
    ? row
    : { ...withType(row, 'ENTERPRISE_MEMBER'), enterpriseName: one.enterpriseName };
};

/** What identifies a person of the address book or of a group among the lines. */
export const keyOf = (one: KnownPerson): string => one.memberWsid ?? typedOf(one).contact;

type GroupBody = BodyIn<Api['addContactGroup']>['people'];

/** The complete lines that name a person, as the people of a group. */
export const groupOf = (rows: readonly PersonRow[]): GroupBody =>
  rows
    .filter((row) => hasContact(row) && whoIs(row) !== null && isWhole(row, rows))
    .map((row) => ({
      name: row.name.trim(),
      ...wireContacts(isTyped(row) ? row : { contact: '', otherContact: '' }),
      enterpriseName: row.enterpriseName.trim() || null,
      memberWsid: row.memberWsid,
      roleType: row.role,
    }));
