import { describe, expect, test } from 'vitest';
import { rowsFromText, unreadLines } from './pasted-people.ts';
import { dropRow, moveRow, orderOf, orderWarnings, sequencesOf, withOrder } from './people-order.ts';
import { type PersonRow, changeOf, emptyRow, rowsOf, troublesOf, withIds, withType } from './people-rows.ts';

const row = (key: string, more: Partial<PersonRow> = {}): PersonRow => ({
  ...emptyRow(key),
  name: key,
  contact: `${key}@example.com`,
  ...more,
});
const saved = (key: string, more: Partial<PersonRow> = {}): PersonRow =>
  row(key, { participantWsid: `W_${key}`, ...more });

describe('the order of participants', () => {
  test('numbers have no gaps, and those who act together have the same one', () => {
    expect(sequencesOf([row('a'), row('b', { withPrevious: true }), row('c')])).toEqual([1, 1, 2]);
  });
  test('a moved line acts alone, unless it is dropped into the middle of a group', () => {
    const rows = [row('a'), row('b', { withPrevious: true }), row('c')];
    expect(sequencesOf(moveRow(rows, 'a', 2))).toEqual([1, 2, 3]);
    expect(moveRow(rows, 'c', -9).map(({ key }) => key)).toEqual(['c', 'a', 'b']);
    expect(sequencesOf(moveRow(rows, 'c', -9))).toEqual([1, 2, 2]);
    expect(sequencesOf(moveRow(rows, 'c', -1))).toEqual([1, 1, 1]);
  });
  test('when the first of a group is removed, the next one leads it', () => {
    const rows = [row('x'), row('a'), row('b', { withPrevious: true }), row('c', { withPrevious: true })];
    expect(sequencesOf(dropRow(rows, 'a'))).toEqual([1, 2, 2]);
    expect(sequencesOf(dropRow(rows, 'x'))).toEqual([1, 1, 1]);
  });
  test('warns of a reviewer after all signatures, or in parallel with one', () => {
    expect(orderWarnings([row('a'), row('b', { role: 'CHECKER' })])).toEqual(['checkerAfterSigners']);
    expect(orderWarnings([row('a', { role: 'CHECKER' }), row('b', { withPrevious: true })])).toEqual([
      'checkerBesideSigner',
    ]);
    expect(orderWarnings([row('a', { role: 'CHECKER' }), row('b')])).toEqual([]);
    expect(orderWarnings([row('a', { role: 'CHECKER' })])).toEqual(['allCheckers']);
  });
  test('warns of one person in two consecutive steps', () => {
    const twice = [row('a', { role: 'CHECKER' }), row('b', { contact: 'A@example.com' })];
    expect(orderWarnings(twice)).toEqual(['sameTwice']);
    expect(orderWarnings([twice[0]!, row('c'), row('b', { contact: 'a@example.com' })])).toEqual([]);
  });
  test('one switch sets all in sequence or all in parallel', () => {
    const rows = [row('a'), row('b', { withPrevious: true }), row('c')];
    expect(orderOf(rows)).toBe('mixed');
    expect(sequencesOf(withOrder(rows, 'together'))).toEqual([1, 1, 1]);
    expect(orderOf(withOrder(rows, 'together'))).toBe('together');
    expect(sequencesOf(withOrder(rows, 'oneByOne'))).toEqual([1, 2, 3]);
  });
});

describe('an incomplete line', () => {
  test.each([
    [{ name: ' ' }, { name: 'nameMissing', contact: null }],
    [{ contact: '' }, { name: null, contact: 'contactMissing' }],
    [{ contact: '1380013' }, { name: null, contact: 'contactWrong' }],
    [{ contact: '+86 138 0013 8000' }, { name: null, contact: null }],
  ])('reports %o', (more, troubles) => {
    const line = row('a', more);
    expect(troublesOf(line, [line])).toEqual({ ...troubles, more: null });
  });
  test('the second of two lines for one person in one role is a duplicate', () => {
    const rows = [
      row('a'),
      row('b', { contact: 'A@Example.com' }),
      row('c', { contact: 'a@example.com', role: 'CHECKER' }),
    ];
    expect(rows.map((line) => troublesOf(line, rows).contact)).toEqual([null, 'duplicate', null]);
  });
});

describe('the type of a line', () => {
  const more = (line: PersonRow, ...before: PersonRow[]) => troublesOf(line, [...before, line]).more;
  test('a member needs an enterprise, a role line needs a role, and only one list is allowed', () => {
    expect(more(row('a', { type: 'ENTERPRISE_MEMBER' }))).toBe('enterpriseMissing');
    expect(more(row('a', { type: 'ENTERPRISE_MEMBER', enterpriseName: 'Acme' }))).toBeNull();
    expect(more(row('a', { type: 'ENTERPRISE_ROLE', enterpriseWsid: 'W' }))).toBe('roleMissing');
    const list = row('list', { type: 'BULK_PERSON', contact: '' });
    expect(more(list)).toBeNull();
    expect(more(row('again', { type: 'BULK_PERSON' }), list)).toBe('listAgain');
  });
  test('values that do not fit the new type are cleared', () => {
    const member = row('a', { type: 'ENTERPRISE_MEMBER', enterpriseName: 'Acme', secureLevel: 'ENTERPRISE_CERT' });
    expect(withType(member, 'PERSON')).toMatchObject({ enterpriseName: '', secureLevel: 'DISPOSABLE_CERT' });
    expect(withType(member, 'BULK_PERSON')).toMatchObject({ contact: '' });
    expect(withType(member, 'ENTERPRISE_ROLE')).toMatchObject({ secureLevel: 'ENTERPRISE_CERT' });
  });
});

describe('the changes sent to the server', () => {
  test('are empty if nothing changed', () => {
    expect(changeOf([saved('a'), saved('b')], [saved('a'), saved('b')])).toEqual({
      remove: [],
      update: [],
      add: { keys: [], bodies: [] },
    });
  });
  test('a new order sends only the lines whose number changed', () => {
    const { update, remove } = changeOf([saved('b'), saved('a'), saved('c')], [saved('a'), saved('b'), saved('c')]);
    expect(update.map(({ participantWsid, assignedSequence }) => [participantWsid, assignedSequence])).toEqual([
      ['W_b', 1],
      ['W_a', 2],
    ]);
    expect(remove).toEqual([]);
  });
  test('an incomplete line is not sent; a removed one is deleted', () => {
    const { add, remove } = changeOf([row('new'), row('half', { contact: '13' })], [saved('a')]);
    expect(add.bodies).toMatchObject([
      { name: 'new', contact: { phone: null, email: 'new@example.com' }, assignedSequence: 1, roleType: 'SIGNER' },
    ]);
    expect(remove).toEqual([{ participantWsid: 'W_a' }]);
  });
  test('new lines get their ids by contact and role, not by the order of the answer', () => {
    const answer = ['y', 'x'].map((key) => ({
      participantWsid: `W_${key}`,
      actionType: 'SIGNER',
      contact: { phone: null, email: `${key}@example.com` },
    }));
    const rows = withIds([row('x'), row('y')], ['x', 'y'], answer as unknown as Parameters<typeof withIds>[2]);
    expect(rows.map(({ participantWsid }) => participantWsid)).toEqual(['W_x', 'W_y']);
  });
  test('a colleague is complete with a masked contact, is identified by the membership, and is listed once', () => {
    const colleague = (key: string) =>
      row(key, { type: 'ENTERPRISE_MEMBER', enterpriseName: '公司', memberWsid: 'M', contact: '138****0001' });
    expect(changeOf([colleague('a')], []).add.bodies).toMatchObject([
      { memberWsid: 'M', contact: { phone: null, email: null } },
    ]);
    expect(troublesOf(colleague('a'), [])).toEqual({ name: null, contact: null, more: null });
    const twice = [colleague('a'), colleague('b')];
    expect(troublesOf(twice[1]!, twice).contact).toBe('duplicate');
    const answer = [{ participantWsid: 'W', actionType: 'SIGNER', memberWsid: 'M', contact: { phone: '138****0001' } }];
    const [known] = withIds([colleague('a')], ['a'], answer as unknown as Parameters<typeof withIds>[2]);
    expect(known).toMatchObject({ participantWsid: 'W' });
    expect(withType(colleague('a'), 'BULK_PERSON')).toMatchObject({ memberWsid: null, contact: '' });
  });
});

describe('a line with a phone and an e-mail address', () => {
  const both = (key: string, more: Partial<PersonRow> = {}): PersonRow =>
    row(key, { contact: `${key}@example.com`, otherContact: '13800138000', ...more });
  const bodyOf = (line: PersonRow) => changeOf([line], []).add.bodies[0];

  test('the one in the line identifies, the other one is for notices', () => {
    const contact = { phone: '13800138000', email: 'a@example.com' };
    expect(bodyOf(both('a'))).toMatchObject({ contact, identifyingContact: 'EMAIL' });
    const swapped = both('a', { contact: '13800138000', otherContact: 'a@example.com' });
    expect(bodyOf(swapped)).toMatchObject({ contact, identifyingContact: 'PHONE' });
    expect(bodyOf(row('a'))).toMatchObject({ identifyingContact: null });
  });
  test.each(['EMAIL', 'PHONE'] as const)('it is read as it was saved: identified by %s', (identifyingContact) => {
    const contact = { phone: '13800138000', email: 'a@example.com' };
    const known = { participantWsid: 'W', actionType: 'SIGNER', name: 'a', type: 'PERSON', memberWsid: null };
    const participant = { ...known, contact, identifyingContact } as unknown as Parameters<typeof rowsOf>[0][number];
    const [line] = rowsOf([participant]);
    expect(changeOf([{ ...line!, participantWsid: null }], []).add.bodies).toMatchObject([
      { contact, identifyingContact },
    ]);
  });
  test.each(['a2@example.com', '1380013'])('%s beside an e-mail address makes it incomplete', (otherContact) => {
    const line = both('a', { otherContact });
    expect(troublesOf(line, [line]).more).toBe('otherContact');
    expect(bodyOf(line)).toBeUndefined();
  });
  test('a new line gets its id, whichever of the two identifies', () => {
    const answer = [{ participantWsid: 'W', actionType: 'SIGNER', contact: bodyOf(both('a'))?.contact }];
    const [known] = withIds([both('a')], ['a'], answer as unknown as Parameters<typeof withIds>[2]);
    expect(known).toMatchObject({ participantWsid: 'W' });
  });
});

test('a pasted list becomes one line per person', () => {
  const rows = rowsFromText(
    '王小明\t13800138000\nAda Lovelace, ada@example.com\nno contact here\nbob@example.com',
    () => 'k',
  );
  expect(rows.map(({ name, contact }) => [name, contact])).toEqual([
    ['王小明', '13800138000'],
    ['Ada Lovelace', 'ada@example.com'],
    ['', 'bob@example.com'],
  ]);
});

test('a pasted line without a valid contact is reported by its number, an empty one is ignored', () => {
  expect(unreadLines('王小明\t13800138000\n\nno contact here\nbob@example.com\n坏行')).toEqual([3, 5]);
});
