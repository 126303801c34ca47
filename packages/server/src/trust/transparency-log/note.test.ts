import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type NoteKey,
  checkpointText,
  isSignedBy,
  keyIdOf,
  parseCheckpoint,
  parseNote,
  parseVerifierKey,
  signedNote,
  verifierKeyOf,
} from './note.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key: NoteKey = {
  name: 'sign.example/pki/log',
  publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32),
};
const checkpoint = { origin: key.name, size: 5321, root: Buffer.alloc(32, 7) };
const text = checkpointText(checkpoint);
const note = signedNote(text, key, sign(null, Buffer.from(text), privateKey));

describe('A checkpoint of the log', () => {
  it('reads the key and the note of the reference implementation (golang.org/x/mod/sumdb/note)', () => {
    const reference = parseVerifierKey('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW');
    const signed = parseNote(
      "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n" +
        '\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n',
    );
    expect(reference && signed && isSignedBy(signed, reference)).toBe(true);
    const changed = signed && { ...signed, text: signed.text.replace('problem', 'question') };
    expect(reference && changed && isSignedBy(changed, reference)).toBe(false);
  });

  it('is parsed back to what was written', () => {
    const parsed = parseNote(note);
    expect(parsed?.text).toBe(text);
    expect(parseCheckpoint(text)).toEqual(checkpoint);
    expect(parsed && isSignedBy(parsed, key)).toBe(true);
    expect(parseVerifierKey(verifierKeyOf(key))).toEqual(key);
    expect(verifierKeyOf(key)).toContain(`+${keyIdOf(key)}+`);
  });

  it.each([
    ['another size', note.replace('5321', '5322')],
    ['another origin', note.replace('sign.example/pki/log\n5321', 'sign.example/pki/lag\n5321')],
    ['another name of the key', note.replace('\u2014 sign', '\u2014 sigm')],
    ['no signature', `${text}\n`],
    ['a truncated end', note.slice(0, -1)],
    ['a hyphen instead of the dash', note.replace('\u2014', '-')],
  ])('is refused with %s', (_what, changed) => {
    const parsed = parseNote(changed);
    expect(parsed !== null && isSignedBy(parsed, key)).toBe(false);
  });

  it.each([
    '',
    'origin\n',
    'origin\n01\nAAAA\n',
    `origin\n-1\n${Buffer.alloc(32).toString('base64')}\n`,
    text.slice(0, -1),
  ])('is not parsed from the text %j', (malformed) => expect(parseCheckpoint(malformed)).toBeNull());

  it('is verified by openssl with only the key', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'countersign-note-'));
    try {
      const at = (name: string): string => path.join(directory, name);
      const parsed = parseNote(note);
      writeFileSync(at('key.pem'), publicKey.export({ format: 'pem', type: 'spki' }));
      writeFileSync(at('text'), parsed?.text ?? '');
      writeFileSync(at('signature'), parsed?.signatures[0]?.signature ?? '');
      const judge = ['pkeyutl', '-verify', '-pubin', '-inkey', at('key.pem'), '-rawin', '-in', at('text')];
      const said = execFileSync('openssl', [...judge, '-sigfile', at('signature')], { encoding: 'utf8' });
      expect(said).toContain('Signature Verified Successfully');
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});
