import { describe, expect, it } from 'vitest';
import { returnToSearch } from './return-to.ts';

describe('where a login leads', () => {
  it('keeps an address of this site', () => {
    expect(returnToSearch({ returnTo: '/envelope-detail?envelopeId=WSID_ENVE_1' })).toEqual({
      returnTo: '/envelope-detail?envelopeId=WSID_ENVE_1',
    });
  });
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    7,
    `/${'a'.repeat(600)}`,
  ])('never leads to %s', (returnTo) => {
    expect(returnToSearch({ returnTo })).toEqual({});
  });
});
