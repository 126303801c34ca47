import { spawnSync } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { OID } from '@countersign/asn1';
import {
  createHierarchy,
  createTimestampAuthority,
  keysInToken,
  lastStampInMemory,
  openAuthority,
  signOnce,
} from '@countersign/pki';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Token, Pkcs11Error, openToken } from './index.mjs';

const LIBRARY = ['/usr/lib/softhsm/libsofthsm2.so', '/opt/homebrew/lib/softhsm/libsofthsm2.so'].find((file) =>
  existsSync(file),
);
const isInstalled = existsSync(path.join(import.meta.dirname, 'node_modules/koffi'));

describe.runIf(LIBRARY !== undefined && isInstalled)('Keys in a token of PKCS #11', () => {
  const file = LIBRARY ?? '';
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-softhsm-'));
  let token: Token;

  beforeAll(async () => {
    const settings = path.join(directory, 'softhsm2.conf');
    writeFileSync(settings, `directories.tokendir = ${directory}\nobjectstore.backend = file\n`);
    // SoftHSM reads its settings from the environment of the process, once.
    process.env['SOFTHSM2_CONF'] = settings;
    const made = ['--init-token', '--free', '--label', 'countersign', '--pin', '123456', '--so-pin', '654321'];
    const { status, stderr } = spawnSync('softhsm2-util', made, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    token = await openToken({ file, token: 'countersign', pin: '123456' });
  });
  afterAll(() => {
    token.close();
    rmSync(directory, { recursive: true });
  });

  it.each(['P-256', 'RSA-3072'] as const)('make signatures of %s that anybody verifies', (algorithm) => {
    const key = token.open(token.generate('issuing', algorithm));
    const publicKey = createPublicKey({ key: Buffer.from(key.spki), format: 'der', type: 'spki' });
    // r and s begin with a zero octet, or with their highest bit, in some of them.
    for (let at = 0; at < 24; at += 1) {
      const tbs = Buffer.from(`octets ${at}`);
      expect(verify('sha256', tbs, publicKey, key.sign(tbs))).toBe(true);
      expect(verify('sha256', Buffer.from('others'), publicKey, key.sign(tbs))).toBe(false);
    }
  });

  it('are found again by their address alone, and gone once destroyed', async () => {
    const uri = token.generate('a key; with=odd%signs', 'P-256');
    expect(uri).toMatch(/^pkcs11:token=countersign;object=[^;]+;id=(%[0-9a-f]{2}){16};type=private$/);
    const again = await openToken({ file, token: 'countersign', pin: '123456' });
    expect(again.open(uri).spki).toEqual(token.open(uri).spki);
    again.destroy(uri);
    // A caller that crashed after the first attempt repeats it.
    again.destroy(uri);
    again.close();
    expect(() => token.open(uri)).toThrow('has no key');
  });

  it('go on signing when memory is swept', () => {
    const key = token.open(token.generate('swept', 'P-256'));
    setFlagsFromString('--expose-gc');
    const sweep: unknown = runInNewContext('gc');
    if (typeof sweep !== 'function') throw new Error('memory cannot be swept');
    for (let at = 0; at < 3; at += 1) {
      sweep();
      expect(key.sign(Buffer.from('x')).length).toBeGreaterThan(64);
    }
  });

  it('cannot be read out', () => {
    token.generate('secret', 'P-256');
    const read = spawnSync('softhsm2-util', ['--show-slots'], { encoding: 'utf8' });
    expect(read.stdout).toContain('countersign');
    const key = token.open(token.generate('another', 'P-256'));
    expect(Object.keys(key).toSorted()).toEqual(['algorithm', 'sign', 'spki']);
  });

  it.each([
    ['another token', { token: 'missing' }, 'no slot has a token'],
    ['a wrong PIN', { pin: '000000' }, 'CKR_PIN_INCORRECT'],
    ['a file that is no library', { file: import.meta.filename }, 'is no PKCS #11 library'],
  ])('are refused by name: %s', async (_what, wrong, message) => {
    token.close();
    const asked = openToken({ file, token: 'countersign', pin: '123456', ...wrong });
    await expect(asked).rejects.toThrow(Pkcs11Error);
    await expect(asked).rejects.toThrow(message);
  });

  it('carry an authority: its certificates, a signature with time-stamp and the answer of its responder', async () => {
    const keys = keysInToken(token, 'P-256');
    const hierarchy = await createHierarchy({
      organisation: 'Countersign',
      evaluation: true,
      pkiUrl: 'http://localhost:8080',
      now: new Date(1_800_000_000_000),
      keys,
    });
    expect(Buffer.from(hierarchy.issuing.privateKey).toString()).toMatch(/^pkcs11:token=countersign;object=issuing/);
    const authority = await openAuthority(hierarchy, () => {}, keys);
    const clock = { now: () => new Date(1_800_000_100_000) };
    const timestamps = createTimestampAuthority({ authority, clock, lastStamp: lastStampInMemory() });
    const signed = await signOnce({
      authority,
      timestamps,
      now: clock.now(),
      recordIssued: async () => {},
      subject: { name: '李雷', organisation: null, identity: 'verified' },
      digest: new Uint8Array(32).fill(7),
    });
    expect(signed.cms.length).toBeGreaterThan(1000);
    expect(authority.issuing.key.signatureAlgorithm).toBe(OID.sha256WithEcdsa);
  });
});
