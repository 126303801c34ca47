import { describe, expect, it } from 'vitest';
import { type SealAuthorizationFacts, type SealUseFacts, mayUseSeal } from './may-use.ts';

const NOW = new Date('2026-03-01T08:00:00.000Z');
const before = new Date(NOW.getTime() - 1);
const after = new Date(NOW.getTime() + 1);
const GIVEN: SealAuthorizationFacts = {
  ...{ id: 'a', scope: 'ALL', envelopeIds: [], bstIds: [], endAt: null, count: null, usedCount: 0, revokedAt: null },
};
const MEMBER = { isLive: true, isOwner: false };
const GOOD: SealUseFacts = {
  ...{
    status: 'NORMAL',
    checkStatus: 'CHECKED',
    isEnterpriseVerified: true,
    isNameCurrent: true,
    member: MEMBER,
    authorizations: [GIVEN],
  },
};
const PURPOSE = { envelopeId: 'e1', bstId: 't1' };
const holding = (...changes: Partial<SealAuthorizationFacts>[]): Partial<SealUseFacts> => ({
  authorizations: changes.map((change) => ({ ...GIVEN, ...change })),
});

describe('Who may use a seal at an instant (Spec §6)', () => {
  it.each<[string, Partial<SealUseFacts>]>([
    ['a member with an authorisation in force', {}],
    ['the owner, without any', { member: { isLive: true, isOwner: true }, authorizations: [] }],
    ['whose authorisation ends a moment later', holding({ endAt: after })],
    ['who has one use left', holding({ count: 3, usedCount: 2 })],
    ['who was authorised for this envelope', holding({ scope: 'ENVELOPES', envelopeIds: ['e0', 'e1'] })],
    ['who was authorised for its template', holding({ scope: 'TEMPLATES', bstIds: ['t1'] })],
    ['who had one revoked and another given', holding({ revokedAt: before }, { id: 'b' })],
  ])('%s may', (_, change) => {
    expect(mayUseSeal({ ...GOOD, ...change }, PURPOSE, NOW).usable).toBe(true);
  });

  it.each<[string, Partial<SealUseFacts>, string]>([
    ['of a seal that waits to be checked', { checkStatus: 'WAITING' }, 'NOT_CHECKED'],
    ['of a seal that was refused', { checkStatus: 'REFUSED' }, 'REFUSED'],
    ['of an abandoned seal', { status: 'ABANDONED' }, 'ABANDONED'],
    [
      'of an abandoned seal, even the owner',
      { status: 'ABANDONED', member: { isLive: true, isOwner: true } },
      'ABANDONED',
    ],
    ['who was removed', { member: { isLive: false, isOwner: false } }, 'NOT_A_MEMBER'],
    ['who was removed as the owner', { member: { isLive: false, isOwner: true } }, 'NOT_A_MEMBER'],
    ['without an authorisation', { authorizations: [] }, 'NOT_AUTHORIZED'],
    ['whose authorisation was revoked', holding({ revokedAt: before }), 'REVOKED'],
    ['whose authorisation ends at this instant', holding({ endAt: NOW }), 'ENDED'],
    ['who has used it as often as they may', holding({ count: 1, usedCount: 1 }), 'USED_UP'],
    ['who was authorised for another envelope', holding({ scope: 'ENVELOPES', envelopeIds: ['e2'] }), 'OUT_OF_SCOPE'],
    ['who was authorised for another template', holding({ scope: 'TEMPLATES', bstIds: ['t2'] }), 'OUT_OF_SCOPE'],
    ['of an enterprise that is not verified', { isEnterpriseVerified: false }, 'ENTERPRISE_NOT_VERIFIED'],
    [
      'of an enterprise that is not verified, even the owner,',
      { isEnterpriseVerified: false, member: { isLive: true, isOwner: true }, authorizations: [] },
      'ENTERPRISE_NOT_VERIFIED',
    ],
    ['whose picture bears a former name', { isNameCurrent: false }, 'NAME_OUTDATED'],
    [
      'of one that is not verified, who can be authorised before,',
      { isEnterpriseVerified: false, authorizations: [] },
      'NOT_AUTHORIZED',
    ],
    ['of several that do not do, the nearest says why', holding({ revokedAt: before }, { endAt: before }), 'ENDED'],
  ])('somebody %s may not', (_, change, whyNot) => {
    expect(mayUseSeal({ ...GOOD, ...change }, PURPOSE, NOW)).toEqual({ usable: false, whyNot });
  });

  it('an envelope that was made from no template is not what an authorisation for templates is for', () => {
    const facts = { ...GOOD, ...holding({ scope: 'TEMPLATES', bstIds: ['t1'] }) };
    expect(mayUseSeal(facts, { envelopeId: 'e1', bstId: null }, NOW).usable).toBe(false);
  });

  it('whether it may be used at all is asked without a purpose', () => {
    const facts = { ...GOOD, ...holding({ scope: 'ENVELOPES', envelopeIds: ['e9'] }) };
    expect(mayUseSeal(facts, null, NOW).usable).toBe(true);
  });

  it('counts a use for the authorisation that was given for the purpose, so that a general one keeps its count', () => {
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
