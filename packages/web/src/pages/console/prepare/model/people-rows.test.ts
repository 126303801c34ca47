import { describe, expect, test } from 'vitest';
import { rowsFromText, unreadLines } from './pasted-people.ts';
import { dropRow, moveRow, orderOf, orderWarnings, sequencesOf, withOrder } from './people-order.ts';
import { type PersonRow, changeOf, emptyRow, isNothing, rowsOf, troublesOf, withIds, withType } from './people-rows.ts';

const row = (key: string, more: Partial<PersonRow> = {}): PersonRow => ({
  ...emptyRow(key),
  name: key,
  contact: `${key}@example.com`,
  ...more,
});
const saved = (key: string, more: Partial<PersonRow> = {}): PersonRow =>
  row(key, { participantWsid: `W_${key}`, ...more });

describe('the order of participants', () => {
  test('numbers have no holes, and those who act together have the same one', () => {
    expect(sequencesOf([row('a'), row('b', { withPrevious: true }), row('c')])).toEqual([1, 1, 2]);
  });
  test('a moved line acts alone, unless it is dropped into the middle of a group', () => {
    const rows = [row('a'), row('b', { withPrevious: true }), row('c')];
    expect(sequencesOf(moveRow(rows, 'a', 2))).toEqual([1, 2, 3]);
    expect(moveRow(rows, 'c', -9).map(({ key }) => key)).toEqual(['c', 'a', 'b']);
    expect(sequencesOf(moveRow(rows, 'c', -9))).toEqual([1, 2, 2]);
    expect(sequencesOf(moveRow(rows, 'c', -1))).toEqual([1, 1, 1]);
  });
  test('where the first of a group goes, the next leads it', () => {
    const rows = [row('x'), row('a'), row('b', { withPrevious: true }), row('c', { withPrevious: true })];
    expect(sequencesOf(dropRow(rows, 'a'))).toEqual([1, 2, 2]);
    expect(sequencesOf(dropRow(rows, 'x'))).toEqual([1, 1, 1]);
  });
  test('a reviewer who comes after every signature, or beside one, is warned of', () => {
    expect(orderWarnings([row('a'), row('b', { role: 'CHECKER' })])).toEqual(['checkerAfterSigners']);
    expect(orderWarnings([row('a', { role: 'CHECKER' }), row('b', { withPrevious: true })])).toEqual([
      'checkerBesideSigner',
    ]);
    expect(orderWarnings([row('a', { role: 'CHECKER' }), row('b')])).toEqual([]);
    expect(orderWarnings([row('a', { role: 'CHECKER' })])).toEqual(['allCheckers']);
  });
  test('one person in two steps that follow one another is warned of', () => {
    const twice = [row('a', { role: 'CHECKER' }), row('b', { contact: 'A@example.com' })];
    expect(orderWarnings(twice)).toEqual(['sameTwice']);
    expect(orderWarnings([twice[0]!, row('c'), row('b', { contact: 'a@example.com' })])).toEqual([]);
  });
  test('all act one by one, or all together, by one switch', () => {
    const rows = [row('a'), row('b', { withPrevious: true }), row('c')];
    expect(orderOf(rows)).toBe('mixed');
    expect(sequencesOf(withOrder(rows, 'together'))).toEqual([1, 1, 1]);
    expect(orderOf(withOrder(rows, 'together'))).toBe('together');
    expect(sequencesOf(withOrder(rows, 'oneByOne'))).toEqual([1, 2, 3]);
  });
});

describe('a line that is not whole', () => {
  test.each([
    [{ name: ' ' }, { name: 'nameMissing', contact: null }],
    [{ contact: '' }, { name: null, contact: 'contactMissing' }],
    [{ contact: '1380013' }, { name: null, contact: 'contactWrong' }],
    [{ contact: '+86 138 0013 8000' }, { name: null, contact: null }],
  ])('%o is told of', (more, troubles) => {
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
  test('a member needs an enterprise, a role its role, and there is one list', () => {
    expect(more(row('a', { type: 'ENTERPRISE_MEMBER' }))).toBe('enterpriseMissing');
    expect(more(row('a', { type: 'ENTERPRISE_MEMBER', enterpriseName: 'Acme' }))).toBeNull();
    expect(more(row('a', { type: 'ENTERPRISE_ROLE', enterpriseWsid: 'W' }))).toBe('roleMissing');
    const list = row('list', { type: 'BULK_PERSON', contact: '' });
    expect(more(list)).toBeNull();
    expect(more(row('again', { type: 'BULK_PERSON' }), list)).toBe('listAgain');
  });
  test('what does not fit another type is taken back', () => {
    const member = row('a', { type: 'ENTERPRISE_MEMBER', enterpriseName: 'Acme', secureLevel: 'ENTERPRISE_CERT' });
    expect(withType(member, 'PERSON')).toMatchObject({ enterpriseName: '', secureLevel: 'DISPOSABLE_CERT' });
    expect(withType(member, 'BULK_PERSON')).toMatchObject({ contact: '' });
    expect(withType(member, 'ENTERPRISE_ROLE')).toMatchObject({ secureLevel: 'ENTERPRISE_CERT' });
  });
});

describe('what the server is told', () => {
  test('nothing, where nothing changed', () => {
    expect(isNothing(changeOf([saved('a'), saved('b')], [saved('a'), saved('b')]))).toBe(true);
  });
  test('a new order is told of those whose number changed', () => {
    const { update, remove } = changeOf([saved('b'), saved('a'), saved('c')], [saved('a'), saved('b'), saved('c')]);
    expect(update.map(({ participantWsid, assignedSequence }) => [participantWsid, assignedSequence])).toEqual([
      ['W_b', 1],
      ['W_a', 2],
    ]);
    expect(remove).toEqual([]);
  });
  test('half a line stays on the screen; one that is gone is removed', () => {
    const { add, remove } = changeOf([row('new'), row('half', { contact: '13' })], [saved('a')]);
    expect(add.bodies).toMatchObject([
      { name: 'new', contact: { phone: null, email: 'new@example.com' }, assignedSequence: 1, roleType: 'SIGNER' },
    ]);
    expect(remove).toEqual([{ participantWsid: 'W_a' }]);
  });
  test('new lines take their ids by contact and role, not by the order of the answer', () => {
    const answer = ['y', 'x'].map((key) => ({
      participantWsid: `W_${key}`,
      actionType: 'SIGNER',
      contact: { phone: null, email: `${key}@example.com` },
    }));
    const rows = withIds([row('x'), row('y')], ['x', 'y'], answer as unknown as Parameters<typeof withIds>[2]);
    expect(rows.map(({ participantWsid }) => participantWsid)).toEqual(['W_x', 'W_y']);
  });
  test('a colleague is whole with a masked contact, goes by the membership, and is in the list once', () => {
    const colleague = (key: string) =>
      row(key, { ...{ type: 'ENTERPRISE_MEMBER', enterpriseName: '公司' }, memberWsid: 'M', contact: '138****0001' });
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

  test('the one in the line identifies, the other one is kept for notices', () => {
    const contact = { phone: '13800138000', email: 'a@example.com' };
    expect(bodyOf(both('a'))).toMatchObject({ contact, identifyingContact: 'EMAIL' });
    const swapped = both('a', { contact: '13800138000', otherContact: 'a@example.com' });
    expect(bodyOf(swapped)).toMatchObject({ contact, identifyingContact: 'PHONE' });
    expect(bodyOf(row('a'))).toMatchObject({ identifyingContact: null });
  });
  test.each(['EMAIL', 'PHONE'] as const)('it is read as it was saved: identified by %s', (identifyingContact) => {
    const contact = { phone: '13800138000', email: 'a@example.com' };
    const known = { ...{ participantWsid: 'W', actionType: 'SIGNER', name: 'a', type: 'PERSON' }, memberWsid: null };
    const participant = { ...known, contact, identifyingContact } as unknown as Parameters<typeof rowsOf>[0][number];
    const [line] = rowsOf([participant]);
    expect(changeOf([{ ...line!, participantWsid: null }], []).add.bodies).toMatchObject([
      { contact, identifyingContact },
    ]);
  });
  test.each(['a2@example.com', '1380013'])('%s beside an e-mail address keeps it from being whole', (otherContact) => {
    const line = both('a', { otherContact });
    expect(troublesOf(line, [line]).more).toBe('otherContact');
    expect(bodyOf(line)).toBeUndefined();
  });
  test('a new line takes its id, whichever of the two identifies', () => {
    const answer = [{ participantWsid: 'W', actionType: 'SIGNER', contact: bodyOf(both('a'))?.contact }];
    const [known] = withIds([both('a')], ['a'], answer as unknown as Parameters<typeof withIds>[2]);
    expect(known).toMatchObject({ participantWsid: 'W' });
  });
});

test('a pasted list becomes one line a person', () => {
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

test('a pasted line that names nobody who can be reached is told by its number, an empty one is not', () => {
  expect(unreadLines('王小明\t13800138000\n\nno contact here\nbob@example.com\n坏行')).toEqual([3, 5]);
});
