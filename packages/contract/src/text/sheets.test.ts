import { CONTACT_COLUMNS, MEMBER_COLUMNS, contactColumnOf, memberColumnOf } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from './languages.ts';
import { SHEETS } from './sheets.ts';

describe.each(LANGUAGE_TAGS)('A sheet in %s', (tag) => {
  const { members, memberColumns, recipients, charges } = SHEETS[tag];

  it('of members can be read back', () => {
    expect(MEMBER_COLUMNS.map((column) => memberColumnOf(memberColumns[column]))).toEqual(MEMBER_COLUMNS);
    expect([members.phone, members.email].map(memberColumnOf)).toEqual(['contact', 'contact']);
    expect([members.joined, members.status].map(memberColumnOf)).toEqual([null, null]);
  });

  it('of recipients can be read back', () => {
    expect(CONTACT_COLUMNS.map((column) => contactColumnOf(recipients[column]))).toEqual(CONTACT_COLUMNS);
  });

  it('has a name that a spreadsheet takes, and headings that differ', () => {
    for (const name of [recipients.sheet, charges.sheet, members.file]) expect(name).toMatch(/^[^[\]:*?/\\]{1,31}$/);
    const headings = Object.values(charges.headings);
    expect(new Set(headings).size).toBe(headings.length);
  });
});
