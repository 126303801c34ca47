import { describe, expect, it } from 'vitest';
import { type LandingSearch, isInsideWeChat, targetOf, wayTo } from './target.ts';

const SIGN = { to: 'sign', envelopeId: 'WSID_ENVE_1', participantId: 'WSID_PART_2' } as const;

describe('the target of a landing', () => {
  it.each<[string, LandingSearch, string]>([
    ['a signing named by its ids', SIGN, '/sign/WSID_ENVE_1/WSID_PART_2'],
    ['a signing named by its address', { returnTo: '/sign/WSID_ENVE_1/WSID_PART_2' }, '/sign/WSID_ENVE_1/WSID_PART_2'],
    ['the login', { to: 'login' }, '/login'],
    [
      'the login, with a page to open afterwards',
      { to: 'login', returnTo: '/envelopes?page=2' },
      '/login?returnTo=%2Fenvelopes%3Fpage%3D2',
    ],
    ['the registration', { to: 'register', returnTo: '/wesign' }, '/register?returnTo=%2Fwesign'],
    ['the registration, by address', { returnTo: '/register?returnTo=/wesign' }, '/register?returnTo=/wesign'],
    [
      'a page that needs a session',
      { returnTo: '/envelope-detail?envelopeId=1' },
      '/login?returnTo=%2Fenvelope-detail%3FenvelopeId%3D1',
    ],
    ['a public page', { returnTo: '/verify' }, '/verify'],
    ['a section of a public page', { returnTo: '/manual#verify' }, '/manual#verify'],
  ])('leads a stranger to %s', (_, search, href) => {
    const target = targetOf(search);
    expect(target.kind === 'nowhere' ? 'nowhere' : wayTo(target, false)).toBe(href);
  });

  it('leads a logged-in person straight to the page', () => {
    const target = targetOf({ returnTo: '/envelopes?page=2' });
    expect(target.kind === 'nowhere' ? 'nowhere' : wayTo(target, true)).toBe('/envelopes?page=2');
  });

  it.each<[string, LandingSearch]>([
    ['says nothing', {}],
    ['names no participant', { to: 'sign', envelopeId: 'WSID_ENVE_1' }],
    ['hides a path in an id', { ...SIGN, participantId: '../../login' }],
    ['hides a query in an id', { ...SIGN, envelopeId: 'WSID_ENVE_1?x=1' }],
    ['names a call', { returnTo: '/api/users/sessions' }],
    ['names the certificate authority', { returnTo: '/pki/ca/root.cer' }],
    ['names itself', { returnTo: '/landing?to=login' }],
  ])('is none where the address %s', (_, search) => {
    expect(targetOf(search)).toEqual({ kind: 'nowhere' });
  });

  it.each([
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.49', true],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1', false],
  ])('recognises the browser inside WeChat: %s', (userAgent, isInside) => {
    expect(isInsideWeChat(userAgent)).toBe(isInside);
  });
});
