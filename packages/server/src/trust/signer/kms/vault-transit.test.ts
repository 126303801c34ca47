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
  signEachOnce,
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
  options = { url: `http://127.0.0.1:${port}/v1/transit`, tokenFile, caFile: null, timeoutMs: 20_000 };
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
const failure = (act: unknown): Promise<Error> =>
  Promise.resolve(act).then(
    () => {
      throw new Error('nothing failed');
    },
    (error: unknown) => error as Error,
  );

it.each(['P-256', 'RSA-3072'] as const)(
  'A key of %s in the service makes signatures that anybody verifies',
  async (kind) => {
    const port = openVault(options);
    const address = await port.generate('issuing', kind);
    expect(address).toMatch(/^kms:countersign-issuing-[0-9a-f]{16}$/);
    const { spki, sign } = await port.open(address);
    const publicKey = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
    for (const text of ['one', 'two', 'three']) {
      expect(verify('sha256', Buffer.from(text), publicKey, await sign(Buffer.from(text)))).toBe(true);
    }
    await port.destroy(address);
    // A caller that crashed after the first attempt repeats it.
    await port.destroy(address);
    expect((await failure(port.open(address))).message).toContain('has no key');
  },
);

it('An authority has its keys there, except the log’s, and signs with one request for each signature', async () => {
  const keys = await openKeyStore({ kms: options, token: null });
  const now = new Date(1_800_000_000_000);
  const naming = { organisation: 'Acme', country: 'CH', evaluation: false, pkiUrl: 'https://pki.example' };
  const hierarchy = await createHierarchy({ ...naming, now, keys });
  expect(Buffer.from(hierarchy.issuing.privateKey).toString()).toMatch(/^kms:countersign-issuing-/);
  const authority = await openAuthority(hierarchy, () => {}, keys);
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
  expect(() => without.open(hierarchy.issuing.privateKey)).toThrow('KMS_URL is not set');
});

it('A service that is silent, sealed or refuses makes no signature; the first two are outages', async () => {
  const port = openVault({ ...options, timeoutMs: 200 });
  const { sign } = await port.open(await port.generate('tsa', 'P-256'));
  await mode('silent');
  const late = await failure(sign(Buffer.from('x')));
  expect([late.message, outageOf(late)]).toEqual([expect.stringContaining('no answer within 200 ms'), 'PROCESS']);
  await mode('sealed');
  expect(outageOf(await failure(sign(Buffer.from('x'))))).toBe('PROCESS');
  await mode('wrong');
  expect((await failure(sign(Buffer.from('x')))).message).toContain('is wrong');
  await mode('well');
  expect((await sign(Buffer.from('x'))).length).toBeGreaterThan(64);
  // A replaced token is read at the next request, and never shown.
  writeFileSync(tokenFile, 'hvs.ended');
  const refused = await failure(sign(Buffer.from('x')));
  expect(refused.message).toMatch(/refused POST .*: 403/);
  expect(refused.message).not.toContain('hvs');
  expect(outageOf(refused)).toBeNull();
  const nowhere = openVault({ ...options, url: 'http://127.0.0.1:1/v1/transit' });
  const unreachable = await failure(nowhere.generate('tsa', 'P-256'));
  expect([unreachable.message, outageOf(unreachable)]).toEqual([expect.stringContaining('ECONNREFUSED'), 'PROCESS']);
});

it('Signatures do not wait for each other, and a broken connection is repeated once more', async () => {
  const port = openVault(options);
  const address = await port.generate('tsa', 'P-256');
  const { spki, sign } = await port.open(address);
  const publicKey = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
  // The service answers none of them before all three are there.
  await mode('together');
  const texts = ['one', 'two', 'three'].map((text) => Buffer.from(text));
  const signatures = await Promise.all(texts.map(async (text) => sign(text)));
  const isRight = texts.map((text, at) => verify('sha256', text, publicKey, signatures[at] ?? new Uint8Array()));
  expect(isRight).toEqual([true, true, true]);
  await mode('breaking');
  asked.length = 0;
  const again = await sign(Buffer.from('x'));
  await mode('well');
  expect([verify('sha256', Buffer.from('x'), publicKey, again), asked.length]).toEqual([true, 2]);
});

it('One act of several documents has the requests of all of them in progress at once', async () => {
  await mode('well');
  const keys = await openKeyStore({ kms: options, token: null });
  const now = new Date(1_800_000_000_000);
  const naming = { organisation: 'Acme', country: 'CH', evaluation: false, pkiUrl: 'https://pki.example' };
  const authority = await openAuthority(await createHierarchy({ ...naming, now, keys }), () => {}, keys);
  const timestamps = createTimestampAuthority({ authority, clock: { now: () => now }, lastStamp: lastStampInMemory() });
  let recorded = 0;
  const act = () =>
    signEachOnce({
      authority,
      timestamps,
      now,
      recordIssued: async (issued) => void (recorded += issued.length),
      subject: { name: '李雷', organisation: null, identity: 'verified' },
      documents: [7, 8, 9].map((octet) => ({ digest: new Uint8Array(32).fill(octet) })),
    });
  await mode('together');
  const signed = await act();
  expect([signed.length, recorded, new Set(signed.map(({ serialHex }) => serialHex)).size]).toEqual([3, 3, 3]);
  // A service that is sealed before the certificates: nothing is recorded, and none of the documents is signed.
  await mode('sealed');
  expect(outageOf(await failure(act()))).toBe('PROCESS');
  expect(recorded).toBe(3);
  await mode('well');
});
