import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeySealError, rewrapPrivateKey, sealPrivateKey, unsealPrivateKey } from './sealed-key.ts';

const kek = new Uint8Array(randomBytes(32));
const otherKek = new Uint8Array(randomBytes(32));
const secret = new TextEncoder().encode('a private key in PKCS #8');

function kindOf(act: () => unknown): string {
  try {
    act();
    return 'accepted';
  } catch (error) {
    if (error instanceof KeySealError) return error.kind;
    throw error;
  }
}

describe('a sealed private key', () => {
  it('opens with its key-encryption key and name', () => {
    expect(unsealPrivateKey({ kek, name: 'root' }, sealPrivateKey({ kek, name: 'root' }, secret))).toEqual(secret);
  });

  it('does not contain the key, and is different each time', () => {
    const sealed = sealPrivateKey({ kek, name: 'root' }, secret);
    expect(Buffer.from(sealed).includes(Buffer.from(secret))).toBe(false);
    expect(sealed).not.toEqual(sealPrivateKey({ kek, name: 'root' }, secret));
  });

  it('distinguishes a wrong key-encryption key from damage, a wrong name and an unknown format', () => {
    const sealed = sealPrivateKey({ kek, name: 'root' }, secret);
    const newer = sealed.slice();
    newer[5] = 2;
    expect(kindOf(() => unsealPrivateKey({ kek: otherKek, name: 'root' }, sealed))).toBe('WRONG_KEK');
    expect(kindOf(() => unsealPrivateKey({ kek, name: 'issuing' }, sealed))).toBe('DAMAGED');
    expect(kindOf(() => unsealPrivateKey({ kek: kek.subarray(1), name: 'root' }, sealed))).toBe('KEK_LENGTH');
    expect(kindOf(() => sealPrivateKey({ kek: kek.subarray(1), name: 'root' }, secret))).toBe('KEK_LENGTH');
    expect(kindOf(() => unsealPrivateKey({ kek, name: 'root' }, newer))).toBe('UNKNOWN_FORMAT');
    expect(kindOf(() => unsealPrivateKey({ kek, name: 'root' }, secret))).toBe('UNKNOWN_FORMAT');
  });

  it('does not open with a single bit altered, or cut short', () => {
    const sealed = sealPrivateKey({ kek, name: 'root' }, secret);
    fc.assert(
      fc.property(fc.nat({ max: sealed.length * 8 - 1 }), (bit) => {
        const altered = sealed.slice();
        altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(kindOf(() => unsealPrivateKey({ kek, name: 'root' }, altered))).not.toBe('accepted');
      }),
    );
    for (let length = 0; length < sealed.length; length++) {
      expect(kindOf(() => unsealPrivateKey({ kek, name: 'root' }, sealed.subarray(0, length)))).not.toBe('accepted');
    }
  });

  it('can be moved to another key-encryption key, after which the old one no longer opens it', () => {
    const moved = rewrapPrivateKey({ kek, name: 'root' }, otherKek, sealPrivateKey({ kek, name: 'root' }, secret));
    expect(unsealPrivateKey({ kek: otherKek, name: 'root' }, moved)).toEqual(secret);
    expect(kindOf(() => unsealPrivateKey({ kek, name: 'root' }, moved))).toBe('WRONG_KEK');
  });
});
