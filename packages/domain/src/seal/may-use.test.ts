import { describe, expect, it } from 'vitest';
import { type SealAuthorizationFacts, type SealUseFacts, mayUseSeal } from './may-use.ts';

const NOW = new Date('2026-03-01T08:00:00.000Z');
const before = new Date(NOW.getTime() - 1);
const after = new Date(NOW.getTime() + 1);
const GIVEN: SealAuthorizationFacts = {
  id: 'a',
  scope: 'ALL',
  envelopeIds: [],
  bstIds: [],
  endAt: null,
  count: null,
  usedCount: 0,
  revokedAt: null,
};
const MEMBER = { isLive: true, isOwner: false };
const GOOD: SealUseFacts = {
  status: 'NORMAL',
  checkStatus: 'CHECKED',
  isEnterpriseVerified: true,
  isNameCurrent: true,
  member: MEMBER,
  authorizations: [GIVEN],
};
const PURPOSE = { envelopeId: 'e1', bstId: 't1' };
const holding = (...changes: Partial<SealAuthorizationFacts>[]): Partial<SealUseFacts> => ({
  authorizations: changes.map((change) => ({ ...GIVEN, ...change })),
});

describe('The use of a seal at an instant (Spec §6)', () => {
  it.each<[string, Partial<SealUseFacts>]>([
    ['a member with a valid authorisation', {}],
    ['the owner, without an authorisation', { member: { isLive: true, isOwner: true }, authorizations: [] }],
    ['a member whose authorisation ends a moment later', holding({ endAt: after })],
    ['a member with one use left', holding({ count: 3, usedCount: 2 })],
    ['a member authorised for this envelope', holding({ scope: 'ENVELOPES', envelopeIds: ['e0', 'e1'] })],
    ['a member authorised for its template', holding({ scope: 'TEMPLATES', bstIds: ['t1'] })],
    ['a member with one authorisation revoked and another granted', holding({ revokedAt: before }, { id: 'b' })],
  ])('is allowed: %s', (_, change) => {
    expect(mayUseSeal({ ...GOOD, ...change }, PURPOSE, NOW).usable).toBe(true);
  });

  it.each<[string, Partial<SealUseFacts>, string]>([
    ['a seal that waits to be checked', { checkStatus: 'WAITING' }, 'NOT_CHECKED'],
    ['a seal that was refused', { checkStatus: 'REFUSED' }, 'REFUSED'],
    ['an abandoned seal', { status: 'ABANDONED' }, 'ABANDONED'],
    ['an abandoned seal, for the owner', { status: 'ABANDONED', member: { isLive: true, isOwner: true } }, 'ABANDONED'],
    ['a removed member', { member: { isLive: false, isOwner: false } }, 'NOT_A_MEMBER'],
    ['a removed member who was the owner', { member: { isLive: false, isOwner: true } }, 'NOT_A_MEMBER'],
    ['a member without an authorisation', { authorizations: [] }, 'NOT_AUTHORIZED'],
    ['a revoked authorisation', holding({ revokedAt: before }), 'REVOKED'],
    ['an authorisation that ends at this instant', holding({ endAt: NOW }), 'ENDED'],
    ['an authorisation without uses left', holding({ count: 1, usedCount: 1 }), 'USED_UP'],
    ['an authorisation for another envelope', holding({ scope: 'ENVELOPES', envelopeIds: ['e2'] }), 'OUT_OF_SCOPE'],
    ['an authorisation for another template', holding({ scope: 'TEMPLATES', bstIds: ['t2'] }), 'OUT_OF_SCOPE'],
    ['a seal of an enterprise that is not verified', { isEnterpriseVerified: false }, 'ENTERPRISE_NOT_VERIFIED'],
    [
      'a seal of an enterprise that is not verified, for the owner',
      { isEnterpriseVerified: false, member: { isLive: true, isOwner: true }, authorizations: [] },
      'ENTERPRISE_NOT_VERIFIED',
    ],
    ['a picture with a former name', { isNameCurrent: false }, 'NAME_OUTDATED'],
    [
      'a member without an authorisation in an enterprise that is not verified',
      { isEnterpriseVerified: false, authorizations: [] },
      'NOT_AUTHORIZED',
    ],
    [
      'several invalid authorisations: the nearest one gives the reason',
      holding({ revokedAt: before }, { endAt: before }),
      'ENDED',
    ],
  ])('is refused: %s', (_, change, whyNot) => {
    expect(mayUseSeal({ ...GOOD, ...change }, PURPOSE, NOW)).toEqual({ usable: false, whyNot });
  });

  it('is refused for an envelope made from no template by an authorisation for templates', () => {
    const facts = { ...GOOD, ...holding({ scope: 'TEMPLATES', bstIds: ['t1'] }) };
    expect(mayUseSeal(facts, { envelopeId: 'e1', bstId: null }, NOW).usable).toBe(false);
  });

  it('is checked in general without a purpose', () => {
    const facts = { ...GOOD, ...holding({ scope: 'ENVELOPES', envelopeIds: ['e9'] }) };
    expect(mayUseSeal(facts, null, NOW).usable).toBe(true);
  });

  it('counts for the authorisation that was granted for the purpose before a general one', () => {
    const facts = {
      ...GOOD,
      ...holding(
        { id: 'a', count: 5 },
        { id: 'b', scope: 'TEMPLATES', bstIds: ['t1'] },
        { id: 'c', scope: 'ENVELOPES', envelopeIds: ['e1'] },
      ),
    };
    const use = mayUseSeal(facts, PURPOSE, NOW);
    expect(use.usable && use.authorization?.id).toBe('c');
  });
});
