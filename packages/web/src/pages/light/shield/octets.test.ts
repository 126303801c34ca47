import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../../parts/shield/digest.tsx';
import { fromBase64, toBase64 } from './octets.ts';

describe('Octets', () => {
  it('survive Base64 in both directions', () => {
    const octets = Uint8Array.from({ length: 256 }, (_, at) => at);
    expect(fromBase64(toBase64(octets))).toEqual(octets);
  });
  it('are displayed in groups of four digits', () => {
    expect(groupsOf('0123456789')).toEqual(['0123', '4567', '89']);
  });
});
