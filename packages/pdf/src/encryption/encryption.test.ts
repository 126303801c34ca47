import { createWorkbench, type Workbench } from '@countersign/asn1/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptedPdf } from '../testing/encrypted-pdf.ts';
import { textPdf } from '../testing/sample-pdfs.ts';
import { normalise } from '../upload/normalise.ts';

let bench: Workbench;
beforeAll(() => {
  bench = createWorkbench();
});
afterAll(() => bench.remove());

const refusal = (kind: string): object => expect.objectContaining({ name: 'PdfError', kind });
const USER = 'öffnen';
const OWNER = 'owner';

/** The qpdf options for each variant of the standard security handler. */
const KINDS = [
  ['RC4 of 40 bits (R2)', ['40']],
  ['RC4 of 128 bits (R3)', ['128']],
  ['RC4 by crypt filters (R4)', ['128', '--force-V4', '--cleartext-metadata']],
  ['AES of 128 bits (R4)', ['128', '--use-aes=y']],
  ['AES of 256 bits (R5)', ['256', '--force-R5']],
  ['AES of 256 bits (R6)', ['256']],
] as const;

const encrypted = (user: string, owner: string, kind: readonly string[], ...more: string[]): Uint8Array =>
  encryptedPdf(textPdf(2), { user, owner, kind, more });

function textAndRemarks(file: Uint8Array): { text: string; sound: boolean; plain: boolean } {
  bench.write('open.pdf', file);
  return {
    text: bench.run('pdftotext', '-layout', 'open.pdf', '-').output,
    sound: /No syntax or stream encoding errors found/.test(bench.run('qpdf', '--check', 'open.pdf').output),
    plain: bench.run('qpdf', '--show-encryption', 'open.pdf').output.includes('File is not encrypted'),
  };
}

describe.each(KINDS)('an upload encrypted with %s', (_, kind) => {
  it('opens with the user password and the owner password, and is written without encryption', () => {
    const expected = textAndRemarks(textPdf(2)).text;
    const locked = encrypted(USER, OWNER, kind);
    for (const password of [USER, OWNER]) {
      const { bytes, rewritten } = normalise(locked, { password });
      expect(rewritten).toBe(true);
      expect(textAndRemarks(bytes)).toEqual({ text: expected, sound: true, plain: true });
    }
    expect(() => normalise(locked)).toThrow(refusal('PASSWORD_NEEDED'));
    expect(() => normalise(locked, { password: '' })).toThrow(refusal('PASSWORD_NEEDED'));
    expect(() => normalise(locked, { password: 'guess' })).toThrow(refusal('PASSWORD_WRONG'));
  });

  it('opens without a password if the empty password opens it', () => {
    const { bytes } = normalise(encrypted('', OWNER, kind, '--object-streams=generate'));
    expect(textAndRemarks(bytes)).toMatchObject({ sound: true, plain: true });
    expect(textAndRemarks(bytes).text).toContain('第12条');
  });
});

describe('an encrypted upload', () => {
  const restricted = ['256', '--modify=none'];

  it('whose author forbids changes requires the owner’s password', () => {
    const locked = encrypted('', OWNER, restricted);
    expect(() => normalise(locked)).toThrow(refusal('CHANGES_FORBIDDEN'));
    expect(() => normalise(locked, { password: 'guess' })).toThrow(refusal('CHANGES_FORBIDDEN'));
    expect(textAndRemarks(normalise(locked, { password: OWNER }).bytes).text).toContain('第12条');
  });

  it('is repaired if its cross-references are lost', () => {
    const locked = encrypted(USER, OWNER, ['256']);
    const cut = Buffer.from(
      Buffer.from(locked)
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n7'),
      'latin1',
    );
    expect(textAndRemarks(normalise(cut, { password: USER }).bytes).text).toContain('第12条');
    expect(() => normalise(cut)).toThrow(refusal('PASSWORD_NEEDED'));
  });

  it('is refused if it uses another handler than the standard one', () => {
    const locked = Buffer.from(encrypted(USER, OWNER, ['40'])).toString('latin1');
    const foreign = Buffer.from(locked.replace('/Filter /Standard', '/Filter /Adobe.PS'), 'latin1');
    expect(() => normalise(foreign, { password: USER })).toThrow(refusal('ENCRYPTED'));
  });
});
