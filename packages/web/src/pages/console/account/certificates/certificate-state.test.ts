import { describe, expect, it } from 'vitest';
import { certificateState, commonName, groupedSerial, readPage } from './certificate-state.ts';

const now = new Date('2030-01-02T03:04:05Z');

describe('A certificate', () => {
  it.each([
    ['VALID', null, '2030-01-02T03:04:05Z'],
    ['EXPIRED', null, '2030-01-02T03:04:04Z'],
    ['REVOKED', '2030-01-01T00:00:00Z', '2031-01-01T00:00:00Z'],
    ['REVOKED', '2029-01-01T00:00:00Z', '2029-06-01T00:00:00Z'],
  ] as const)('is %s when revoked at %s and valid until %s', (state, revokedDatetime, notAfter) => {
    expect(certificateState({ revokedDatetime, notAfter }, now)).toBe(state);
  });
  it.each([
    ['CN=王小明, C=CN', '王小明'],
    ['C=CN,O=TEST,CN=Alice Smith', 'Alice Smith'],
    ['CN=Smith\\, Alice,C=CN', 'Smith, Alice'],
    ['O=SCN=x, CN=Bob', 'Bob'],
    ['王小明', '王小明'],
  ])('with the subject %s belongs to %s', (subject, name) => {
    expect(commonName(subject)).toBe(name);
  });
  it('shows its serial number in groups of four', () => {
    expect(groupedSerial('0a1b2c3d4e')).toBe('0A1B 2C3D 4E');
  });
});

describe('The page number in an address', () => {
  it.each([
    [undefined, 1],
    ['2', 2],
    [3, 3],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['x', 1],
  ])('%s is %d', (page, expected) => {
    expect(readPage(page)).toBe(expected);
  });
});
