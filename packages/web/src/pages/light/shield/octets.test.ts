import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../../parts/shield/digest.tsx';
import { carriesDigest, fromBase64, toBase64 } from './octets.ts';

const digestOf = (text: string, hash = 'sha256'): Buffer => createHash(hash).update(text).digest();
/** A SET with the attributes contentType and messageDigest (RFC 5652 §11), short enough for one-byte DER lengths. */
function attributesOf(digest: Uint8Array): string {
  const element = (tag: number, ...parts: Buffer[]): Buffer => {
    const content = Buffer.concat(parts);
    return Buffer.concat([Buffer.of(tag, content.length), content]);
  };
  const contentType = Buffer.from('301806092a864886f70d010903310b06092a864886f70d010701', 'hex');
  const type = Buffer.from('06092a864886f70d010904', 'hex');
  const messageDigest = element(0x30, type, element(0x31, element(0x04, Buffer.from(digest))));
  return toBase64(element(0x31, contentType, messageDigest));
}

describe('What the phone signs (security 59)', () => {
  it.each(['sha256', 'sha384', 'sha512'])('matches the digest that was shown, by %s', (hash) => {
    const digest = digestOf('the contract', hash);
    expect(carriesDigest(attributesOf(digest), digest.toString('hex'))).toBe(true);
  });

  it.each([
    ['another document', attributesOf(digestOf('another'))],
    ['the digest in another attribute alone', toBase64(digestOf('the contract'))],
    ['nothing', ''],
  ])('is not %s', (_what, signedAttributes) => {
    expect(carriesDigest(signedAttributes, digestOf('the contract').toString('hex'))).toBe(false);
  });

  it('refuses a truncated digest', () => {
    const short = digestOf('the contract').subarray(0, 16);
    expect(carriesDigest(attributesOf(short), short.toString('hex'))).toBe(false);
  });
});

describe('Octets', () => {
  it('survive Base64 in both directions', () => {
    const octets = Uint8Array.from({ length: 256 }, (_, at) => at);
    expect(fromBase64(toBase64(octets))).toEqual(octets);
  });
  it('are displayed in groups of four digits', () => {
    expect(groupsOf('0123456789')).toEqual(['0123', '4567', '89']);
  });
});
