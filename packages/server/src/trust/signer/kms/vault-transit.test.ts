import { fork } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createHierarchy,
  createTimestampAuthority,
  lastStampInMemory,
  openAuthority,
  signOnce,
} from '@countersign/pki';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { outageOf } from '../../../platform/index.ts';
import { openKeyStore } from '../key-store.ts';
import type { Mode } from './testing/recorded-vault.ts';
import { openVault } from './vault-transit.ts';

const TOKEN = 'hvs.secret';
const directory = mkdtempSync(path.join(tmpdir(), 'countersign-kms-'));
const tokenFile = path.join(directory, 'token');
const vault = fork(path.join(import.meta.dirname, 'testing/recorded-vault.ts'), [TOKEN], {
  execArgv: ['--import', 'tsx'],
});
const asked: { readonly method: string; readonly url: string }[] = [];
let options: Parameters<typeof openVault>[0];

beforeAll(async () => {
  const [{ port }] = (await once(vault, 'message')) as [{ readonly port: number }];
  options = { url: `http://127.0.0.1:${port}/v1/transit`, tokenFile, caFile: null, timeoutMs: 5000 };
  vault.on('message', (message: { readonly method?: string; readonly url: string }) => {
    if (message.method !== undefined) asked.push({ method: message.method, url: message.url });
  });
});
beforeEach(() => writeFileSync(tokenFile, `${TOKEN}\n`));
afterAll(async () => {
  vault.disconnect();
  await once(vault, 'exit');
  rmSync(directory, { recursive: true });
});

async function mode(next: Mode): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    vault.on('message', (message: { readonly mode?: string }) => (message.mode === next ? resolve() : undefined));
  });
  vault.send(next);
  await heard;
}
function failure(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing failed');
}

it.each(['P-256', 'RSA-3072'] as const)('A key of %s in the service makes signatures that anybody verifies', (kind) => {
  const port = openVault(options);
  const address = port.generate('issuing', kind);
  expect(address).toMatch(/^kms:countersign-issuing-[0-9a-f]{16}$/);
  const { spki, sign } = port.open(address);
  const publicKey = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
  for (const text of ['one', 'two', 'three']) {
    expect(verify('sha256', Buffer.from(text), publicKey, sign(Buffer.from(text)))).toBe(true);
  }
  port.destroy(address);
  // A caller that crashed after the first attempt repeats it.
  port.destroy(address);
  expect(failure(() => port.open(address)).message).toContain('has no key');
});

it('An authority has its keys there, except the log’s, and signs with one request for each signature', async () => {
  const keys = await openKeyStore({ kms: options, token: null });
  const now = new Date(1_800_000_000_000);
  const naming = { organisation: 'Acme', country: 'CH', evaluation: false, pkiUrl: 'https://pki.example' };
  const hierarchy = createHierarchy({ ...naming, now, keys });
  expect(Buffer.from(hierarchy.issuing.privateKey).toString()).toMatch(/^kms:countersign-issuing-/);
  const authority = openAuthority(hierarchy, () => {}, keys);
  const timestamps = createTimestampAuthority({ authority, clock: { now: () => now }, lastStamp: lastStampInMemory() });
  await mode('well');
  asked.length = 0;
  const signed = await signOnce({
    authority,
    timestamps,
    now,
    recordIssued: async () => {},
    subject: { name: '李雷', organisation: null, identity: 'verified' },
    digest: new Uint8Array(32).fill(7),
  });
  expect(signed.cms.length).toBeGreaterThan(1000);
  await mode('well');
  // The certificate, the time-stamp and the status answer.
  expect(asked.map(({ url }) => /-(issuing|tsa|ocsp)-/.exec(url)?.[1])).toEqual(['issuing', 'tsa', 'ocsp']);
  // Without the setting, the address says what is missing.
  const without = await openKeyStore({ token: null });
  expect(failure(() => without.open(hierarchy.issuing.privateKey)).message).toContain('KMS_URL is not set');
});

it('A service that is silent, sealed or refuses makes no signature; the first two are outages', async () => {
  const port = openVault({ ...options, timeoutMs: 200 });
  const { sign } = port.open(port.generate('tsa', 'P-256'));
  await mode('silent');
  const late = failure(() => sign(Buffer.from('x')));
  expect([late.message, outageOf(late)]).toEqual([expect.stringContaining('no answer within 200 ms'), 'PROCESS']);
  await mode('sealed');
  expect(outageOf(failure(() => sign(Buffer.from('x'))))).toBe('PROCESS');
  await mode('wrong');
  expect(failure(() => sign(Buffer.from('x'))).message).toContain('is wrong');
  await mode('well');
  expect(sign(Buffer.from('x')).length).toBeGreaterThan(64);
  // A replaced token is read at the next request, and never shown.
  writeFileSync(tokenFile, 'hvs.ended');
  const refused = failure(() => sign(Buffer.from('x')));
  expect(refused.message).toMatch(/refused POST .*: 403/);
  expect(refused.message).not.toContain('hvs');
  expect(outageOf(refused)).toBeNull();
  const nowhere = openVault({ ...options, url: 'http://127.0.0.1:1/v1/transit' });
  expect(outageOf(failure(() => nowhere.generate('tsa', 'P-256')))).toBe('PROCESS');
});
