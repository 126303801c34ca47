import { describe, expect, it } from 'vitest';
import { inviteesIn } from './pasted-invitees.ts';

describe('Pasted invitees', () => {
  it.each([
    ['a name and a phone number', '王小明  13800138000', [{ name: '王小明', contact: '13800138000' }]],
    [
      'an e-mail address behind a comma',
      'Ada Lovelace, ada@example.com',
      [{ name: 'Ada Lovelace', contact: 'ada@example.com' }],
    ],
    ['a contact alone', 'ada@example.com', [{ name: '', contact: 'ada@example.com' }]],
    ['the contact first, by tabs as from a table', '13800138000\t王小明', [{ name: '王小明', contact: '13800138000' }]],
    ['ignores empty lines', '\n \r\n', []],
  ])('takes %s', (_case, text, invitees) => {
    expect(inviteesIn(text)).toEqual({ invitees, unread: [] });
  });

  it('reports the lines without a contact and accepts the others', () => {
    expect(inviteesIn('王小明 13800138000\n\n没有联系方式\nBob 123')).toEqual({
      invitees: [{ name: '王小明', contact: '13800138000' }],
      unread: [3, 4],
    });
  });

  it('accepts the same contact once, however it is written', () => {
    expect(inviteesIn('王小明 13800138000\n小明 +8613800138000').invitees).toEqual([
      { name: '王小明', contact: '13800138000' },
    ]);
  });
});
