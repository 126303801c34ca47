import { describe, expect, it } from 'vitest';
import { landingSearch, returnToSearch } from './return-to.ts';

describe('the target of a login', () => {
  it('keeps an address of this site', () => {
    expect(returnToSearch({ returnTo: '/envelope-detail?envelopeId=WSID_ENVE_1' })).toEqual({
      returnTo: '/envelope-detail?envelopeId=WSID_ENVE_1',
    });
  });
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    7,
    `/${'a'.repeat(600)}`,
  ])('never leads to %s', (returnTo) => {
    // As in the router: validated values override the address.
    expect({ returnTo, ...returnToSearch({ returnTo }) }).toEqual({ returnTo: undefined });
  });
});

describe('the target of a landing', () => {
  it('keeps valid parameters', () => {
    const search = { to: 'sign', envelopeId: 'WSID_ENVE_1', participantId: 'WSID_PART_2', returnTo: '/wesign' };
    expect(landingSearch({ ...search, other: 1 })).toEqual(search);
  });
  it.each(['//evil.example', '/\t/evil.example', 'https://evil.example/sign/1/2', 'javascript:alert(1)'])(
    'never leads to %s',
    (returnTo) => {
      const search = { to: 'evil', envelopeId: 7, returnTo };
      expect({ ...search, ...landingSearch(search) }).toEqual({
        to: undefined,
        envelopeId: undefined,
        returnTo: undefined,
      });
    },
  );
});
