import { createHash } from 'node:crypto';
import { toPem } from '@countersign/asn1';
import { afterAll, describe, expect, it } from 'vitest';
import { LintError, PkiError } from './errors.ts';
import { openAuthority } from './hierarchy.ts';
import { logKey, signLogNote } from './log-note.ts';
import { signAsPlatform } from './platform-signature.ts';
import { createSampleAuthority, sha256 } from './testing/sample-authority.ts';

const sample = await createSampleAuthority();
const { authority, timestamps } = sample;
const bench = sample.bench();
afterAll(() => bench.remove());

const { origin } = logKey(authority);
const ROOT = createHash('sha256').update('tree').digest('base64');
const note = `${origin}\n42\n${ROOT}\n`;

describe('the key of the log', () => {
  it('signs a checkpoint that OpenSSL verifies with its certificate, which chains to the root', async () => {
    expect(origin).toBe('pki.example:8080/pki/log');
    const { signature, publicKey, certificate } = await signLogNote(authority, note);
    expect([signature.length, publicKey.length]).toEqual([64, 32]);
    bench.write('log.pem', toPem('CERTIFICATE', certificate));
    bench.write('note', note);
    bench.write('sig', signature);
    bench.openssl('x509', '-in', 'log.pem', '-pubkey', '-noout', '-out', 'log.pub');
    const verify = ['pkeyutl', '-verify', '-pubin', '-inkey', 'log.pub', '-rawin', '-in', 'note', '-sigfile', 'sig'];
    expect(bench.openssl(...verify)).toContain('Verified Successfully');
    expect(bench.openssl('verify', '-x509_strict', '-CAfile', 'root.pem', '-untrusted', 'issuing.pem', 'log.pem')).toBe(
      'log.pem: OK\n',
    );
  });

  const texts: readonly [string, string][] = [
    ['for another log', `other.example/log\n42\n${ROOT}\n`],
    ['without a final newline', note.slice(0, -1)],
    ['with an octal size', `${origin}\n042\n${ROOT}\n`],
    ['with half a root hash', `${origin}\n42\n${ROOT.slice(0, 22)}==\n`],
    ['with an empty line', `${note}\n`],
    ['with a signature line', `${note}\u2014 ${origin} AAAA\n`],
    ['that is not a checkpoint', 'a contract'],
  ];
  it.each(texts)('refuses to sign a text %s', async (_, text) => {
    await expect(signLogNote(authority, text)).rejects.toThrow(LintError);
  });

  it('is missing in an authority without one', async () => {
    await expect(signLogNote(await openAuthority({ ...sample.hierarchy, log: undefined }), note)).rejects.toThrow(
      PkiError,
    );
  });
});

describe('the seal of the platform', () => {
  it('signs with a time-stamp under its own policy, which OpenSSL verifies', async () => {
    const { cms, certificate } = await signAsPlatform({ authority, timestamps, digest: sha256('a report') });
    bench.write('report', 'a report');
    bench.write('report.p7s', cms);
    const check = ['cms', '-verify', '-inform', 'DER', '-in', 'report.p7s', '-content', 'report', '-binary', '-cades'];
    expect(bench.openssl(...check, '-CAfile', 'root.pem', '-purpose', 'any')).toContain('successful');
    bench.write('platform.pem', toPem('CERTIFICATE', certificate));
    expect(bench.openssl('x509', '-in', 'platform.pem', '-noout', '-text')).toContain('Evidence Seal');
  });
});
