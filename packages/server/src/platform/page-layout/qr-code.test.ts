import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';

const drawn = (text: string): readonly string[] =>
  qrCode(text).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

describe('A QR code', () => {
  // Drawn by another program (Nayuki's generator in qrcode.react 4.2.0).
  it.each([
    ['a', 21, '0b2a5ded825360b8e6469fe394dbdafe0feb7ce2e470eaa7eb0c63eb4d8e90bb'],
    [
      'https://sign.example/verify#contract=WSID_ENVE_01M8G363KREGP8PSC4HAKG4B8G',
      37,
      'aff80f0b4007987adcd398d473fdd7814efb8cedfeed3b4a88e02f715141fde3',
    ],
    ['z'.repeat(150), 49, 'aea53246e58e813519822bfa697395b7d3488796c9eb3c9c35677b4f1dafeaa9'],
    ['é'.repeat(90), 53, '3c20188f9c84205eb6c09e1e11ddce15073793370a0a39e13ab014b7969ba939'],
  ])('is the one that another program draws: %s', (text, side, digest) => {
    const rows = drawn(text);
    expect(rows).toHaveLength(side);
    expect(createHash('sha256').update(rows.join('\n')).digest('hex')).toBe(digest);
  });

  it('refuses a text that is too long', () => {
    expect(qrCode('w'.repeat(213))).toHaveLength(57);
    expect(() => qrCode('w'.repeat(214))).toThrow(RangeError);
  });
});
