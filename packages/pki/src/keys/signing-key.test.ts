import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LintError, PkiError } from '../errors.ts';
import type { AuditLine } from '../model.ts';
import { clear, type ClearedToSign } from './clearance.ts';
import { SigningKey, generateOneSignatureKey, generatePrivateKey, importPrivateKey } from './signing-key.ts';

const tbs = new TextEncoder().encode('to be signed');
const crlToken = (): ClearedToSign => clear({ tbs, kind: 'crl', reference: '05' }, []);

function keyWithAudit() {
  const lines: AuditLine[] = [];
  const privateKey = importPrivateKey(generatePrivateKey());
  const audit = (line: AuditLine): void => void lines.push(line);
  return { key: new SigningKey({ name: 'issuing', privateKey, kinds: ['crl'], audit }), lines };
}

describe('a signing key', () => {
  it('signs cleared data, with an audit line before and after', async () => {
    const { key, lines } = keyWithAudit();
    const signature = await key.sign(crlToken());
    const publicKey = createPublicKey({ key: Buffer.from(key.spki), format: 'der', type: 'spki' });
    expect(verify('sha256', tbs, publicKey, signature)).toBe(true);
    expect(lines.map(({ phase, key: name, kind, reference }) => [phase, name, kind, reference])).toEqual([
      ['before', 'issuing', 'crl', '05'],
      ['after', 'issuing', 'crl', '05'],
    ]);
  });

  it('accepts a token once', async () => {
    const { key } = keyWithAudit();
    const token = crlToken();
    await key.sign(token);
    await expect(key.sign(token)).rejects.toThrow(PkiError);
  });

  it('refuses a token that was not issued', async () => {
    await expect(keyWithAudit().key.sign({} as ClearedToSign)).rejects.toThrow(PkiError);
  });

  it('refuses a kind that is not its own', async () => {
    const { key, lines } = keyWithAudit();
    await expect(key.sign(clear({ tbs, kind: 'certificate', reference: null }, []))).rejects.toThrow('does not sign');
    expect(lines).toEqual([]);
  });

  it('signs the cleared octets, even if the caller changes its array', async () => {
    const { key } = keyWithAudit();
    const mine = tbs.slice();
    const token = clear({ tbs: mine, kind: 'crl', reference: null }, []);
    mine.fill(0);
    const publicKey = createPublicKey({ key: Buffer.from(key.spki), format: 'der', type: 'spki' });
    expect(verify('sha256', tbs, publicKey, await key.sign(token))).toBe(true);
  });

  it('does not sign if the audit cannot be written', async () => {
    const privateKey = importPrivateKey(generatePrivateKey());
    const audit = (): never => {
      throw new Error('disk full');
    };
    const key = new SigningKey({ name: 'x', privateKey, kinds: ['crl'], audit });
    await expect(key.sign(crlToken())).rejects.toThrow('disk full');
  });

  it('does not expose its private half', () => {
    const { key } = keyWithAudit();
    expect(JSON.stringify(key)).not.toContain('private');
    expect(Object.keys(key).toSorted()).toEqual(['name', 'signatureAlgorithm', 'spki']);
  });
});

describe('a key for one signature', () => {
  it('signs once and is then used up', async () => {
    const key = await generateOneSignatureKey(() => {});
    await key.sign(clear({ tbs, kind: 'signature', reference: null }, []));
    await expect(key.sign(clear({ tbs, kind: 'signature', reference: null }, []))).rejects.toThrow('used up');
  });

  it('does not sign after it was dropped', async () => {
    const key = await generateOneSignatureKey(() => {});
    key.drop();
    await expect(key.sign(clear({ tbs, kind: 'signature', reference: null }, []))).rejects.toThrow('used up');
  });
});

it('a structure with findings is not cleared', () => {
  const finding = { lint: 'serial-number', clause: 'RFC 5280 §4.1.2.2', problem: 'negative' };
  expect(() => clear({ tbs, kind: 'crl', reference: null }, [finding])).toThrow(LintError);
});

it('a key on another curve is refused', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const pkcs8 = new Uint8Array(privateKey.export({ type: 'pkcs8', format: 'der' }));
  expect(() => importPrivateKey(pkcs8)).toThrow(PkiError);
});
