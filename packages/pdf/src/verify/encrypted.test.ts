import { describe, expect, it } from 'vitest';
import { joinRevision, prepareRevision } from '../sign/revisions.ts';
import { PdfRef, asciiString, dict, isDict, name } from '../syntax/objects.ts';
import { appended, fieldOf, signEncrypted } from '../testing/encrypted-signed.ts';
import { createJudges } from '../testing/judges.ts';
import { customPdf, encryptedPdf } from '../testing/sample-pdfs.ts';
import { TestAuthority } from '../testing/test-authority.ts';
import { verifyPdf } from './verify.ts';

const now = new Date();
const authority = new TestAuthority({
  from: new Date(now.getTime() - 86_400_000),
  to: new Date(now.getTime() + 864e5),
});
const alice = authority.signer('Alice');
const place = { page: 1, box: { ulx: 60, uly: 150, lrx: 180, lry: 100 } };
const plain = customPdf({ pages: [{}] });
const prepared = joinRevision(
  plain,
  prepareRevision(plain, { fields: [{ kind: 'SIGNATURE', fieldId: 'alice', place }] }),
);
const locked = (user: string): Uint8Array =>
  encryptedPdf(prepared, { user, owner: 'owner', kind: ['128', '--use-aes=n'], more: ['--object-streams=disable'] });
const options = { roots: [authority.root.certificate], now };
const verify = (file: Uint8Array, password: string | null = null) => verifyPdf(file, { ...options, password });

/** With one entry of its encryption dictionary as an indirect object. */
function divided(file: Uint8Array): Uint8Array {
  const { document, enciphered } = fieldOf(file);
  const encrypt = document.trailer.get('Encrypt');
  const handler = document.get(encrypt);
  if (!(encrypt instanceof PdfRef) || !isDict(handler)) throw new Error('no encryption');
  // The encryption dictionary is never encrypted, but it was read as if it were.
  const entries = enciphered(new Map([...handler, ['EncryptMetadata', new PdfRef(flag)]]), encrypt.num);
  return appended(file, { objects: [[encrypt.num, entries] as const, [flag, 'true'] as const] });
}
const flag = 80;

const [open, closed] = [signEncrypted(locked(''), alice), signEncrypted(locked('secret'), alice, 'secret')];

describe('An encrypted and signed file', () => {
  it('is verified with the empty password, as by poppler', () => {
    const report = verify(open);
    expect(report).toMatchObject({ valid: true, signatures: [{ fieldName: 'alice', reason: 'I agree', revision: 2 }] });
    const judges = createJudges();
    expect(judges.pdfsig(open)).toMatchObject([{ valid: true, wholeFile: true }]);
    judges.bench.remove();
  });

  it('requires its password', () => {
    expect(() => verify(closed)).toThrow(expect.objectContaining({ kind: 'PASSWORD_NEEDED' }));
    expect(() => verify(closed, 'wrong')).toThrow(expect.objectContaining({ kind: 'PASSWORD_WRONG' }));
    expect(verify(closed, 'secret')).toMatchObject({ valid: true });
    expect(verify(open, 'needless')).toMatchObject({ valid: true });
  });

  const { document, num, field, enciphered } = fieldOf(open);
  const encrypt = document.trailer.get('Encrypt');
  const handler = document.getDict(encrypt);
  if (!(encrypt instanceof PdfRef) || !isDict(handler)) throw new Error('no encryption');

  it.each([
    ['its encryption removed', { objects: [], trailer: { Encrypt: undefined } }, 'ENCRYPTION_CHANGED'],
    [
      'its encryption replaced',
      { objects: [[encrypt.num, new Map([...handler, ['EncryptMetadata', false]])] as const] },
      'ENCRYPTION_CHANGED',
    ],
    [
      'another identifier, which changes the keys',
      { objects: [], trailer: { ID: [asciiString('other'), asciiString('other')] } },
      'ENCRYPTION_CHANGED',
    ],
    [
      'an annotation',
      {
        objects: [
          [90, dict({ Type: name('Annot'), Subtype: name('Stamp'), Rect: [0, 0, 99, 99] })] as const,
          [num, enciphered(new Map([...field, ['Rect', [0, 0, 500, 500]]]), num)] as const,
        ],
      },
      'SIGNED_FIELD_CHANGED',
    ],
  ])('is suspicious with %s (security 60)', (_, written, expected) => {
    const file = appended(open, written);
    let words: readonly string[];
    try {
      words = verify(file).signatures[0]?.notes ?? [];
    } catch (error) {
      // Keys that no longer match.
      words = [(error as { kind: string }).kind];
    }
    expect(
      [expected, 'PASSWORD_NEEDED'].some((word) => words.includes(word)),
      words.join(' '),
    ).toBe(true);
  });

  it('is suspicious with a replaced object that its encryption refers to (security 60)', () => {
    const signed = signEncrypted(divided(locked('')), alice);
    expect(verify(signed)).toMatchObject({ valid: true });
    const [signature] = verify(appended(signed, { objects: [[flag, 'false']] })).signatures;
    expect(signature).toMatchObject({ modifications: 'SUSPICIOUS' });
    expect(signature?.notes).toContain('ENCRYPTION_CHANGED');
  });
});
