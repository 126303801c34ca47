import { expect, test } from 'vitest';
import { isOtherParty } from './other-party.ts';

type Party = Parameters<typeof isOtherParty>[0];
const party = (more: Partial<Party> = {}): Party => ({
  type: 'PERSON',
  phone: null,
  email: null,
  colleagueId: null,
  enterpriseRoleWsid: null,
  ...more,
});
const li = party({ phone: '13800000001', email: 'li@example.com' });
const colleague = party({ colleagueId: 'm-1', phone: '13800000001' });
const role = party({ type: 'ENTERPRISE_ROLE', enterpriseRoleWsid: 'r-1' });

test.each([
  ['one of the contacts stays', li, party({ phone: '13800000001' })],
  ['the other contact stays', li, party({ phone: '13800000002', email: 'li@example.com' })],
  ['a template role gets its person', party(), li],
  ['a list gets its person', party({ type: 'BULK_PERSON' }), li],
  ['a colleague changed their phone', colleague, { ...colleague, phone: '13800000002' }],
  ['the same person acts for an enterprise', li, { ...li, type: 'ENTERPRISE_MEMBER' as const }],
  ['the same role', role, role],
])('the same party: %s', (_what, before, after) => expect(isOtherParty(before, after)).toBe(false));

test.each([
  ['no contact stays', li, party({ phone: '13800000002' })],
  ['no contact is left', li, party()],
  ['another colleague', colleague, { ...colleague, colleagueId: 'm-2' }],
  ['a typed contact that may be the masked one of a colleague', colleague, party({ phone: '13800000001' })],
  ['another role', role, { ...role, enterpriseRoleWsid: 'r-2' }],
  ['a role in place of a person', li, { ...role, ...li, type: 'ENTERPRISE_ROLE' as const, enterpriseRoleWsid: 'r-1' }],
  ['a person in place of a role', role, { ...li, enterpriseRoleWsid: 'r-1' }],
])('another party: %s', (_what, before, after) => expect(isOtherParty(before, after)).toBe(true));
