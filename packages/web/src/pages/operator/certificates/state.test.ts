import { expect, test } from 'vitest';
import { confirmationOf, isRevocable, stateOf } from './state.ts';

const now = new Date('2026-05-01T00:00:00.000Z');
test.each([
  [{ revokedDatetime: null, notAfter: '2026-05-02T00:00:00.000Z' }, 'valid'],
  [{ revokedDatetime: null, notAfter: '2026-05-01T00:00:00.000Z' }, 'valid'],
  [{ revokedDatetime: null, notAfter: '2026-04-30T23:59:59.999Z' }, 'expired'],
  [{ revokedDatetime: '2026-04-01T00:00:00.000Z', notAfter: '2026-05-02T00:00:00.000Z' }, 'isRevoked'],
  [{ revokedDatetime: '2026-04-01T00:00:00.000Z', notAfter: '2026-04-02T00:00:00.000Z' }, 'isRevoked'],
])('a certificate with %o is %s on the first of May', (row, state) => {
  expect(stateOf(row, now)).toBe(state);
});

test.each([
  ['0a1b2c3d4e5f', '3d4e5f'],
  ['7f', '7f'],
])('to revoke %s, %s has to be typed', (serial, typed) => {
  expect(confirmationOf(serial)).toBe(typed);
});

test.each([
  ['DISPOSABLE', null, true],
  ['DISPOSABLE', '2026-04-01T00:00:00.000Z', false],
  ['ISSUING', null, false],
  ['ROOT', null, false],
])('revoking a certificate of kind %s, revoked %s, is offered: %s', (kind, revokedDatetime, isOffered) => {
  expect(isRevocable({ kind, revokedDatetime })).toBe(isOffered);
});
