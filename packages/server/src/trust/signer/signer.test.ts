import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCertificate, toPem } from '@countersign/asn1';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type Database,
  type SignRequest,
  type Signer,
  authorityKey,
  certificate,
  outageOf,
  systemClock,
  systemIds,
} from '../../platform/index.ts';
import { endingEachWith } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/testing.ts';
import { type SignerConfig, SignerUnavailableError, startSigner } from './client.ts';
import type { HostPorts } from './host.ts';

const root = mkdtempSync(path.join(tmpdir(), 'countersign-signer-'));
const config: SignerConfig = {
  mode: 'evaluation',
  pkiUrl: 'http://localhost:1',
  keysDir: path.join(root, 'keys'),
  dataDir: path.join(root, 'data'),
  kekHex: null,
  kekFile: null,
};
const silent = { info: () => {}, warn: () => {}, error: () => {} };
let db: Database;
let ports: HostPorts;
let signer: Signer;

beforeAll(async () => {
  db = await openTestDatabase(process.env.TEST_DATABASE_URL ?? null);
  ports = { db, clock: systemClock, ids: systemIds, log: silent };
  signer = await startSigner(config, ports);
});
afterAll(async () => {
  await signer.close();
  await db.close();
  rmSync(root, { recursive: true, force: true });
});

const write = (name: string, bytes: Uint8Array | string): string => {
  const file = path.join(root, name);
  writeFileSync(file, bytes);
  return file;
};
const openssl = (...args: string[]): string =>
  execFileSync('openssl', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const requestFor = (text: string): SignRequest => ({
  digest: createHash('sha256').update(text).digest(),
  subject: { commonName: '王小明', identityVerified: false },
  envelopeId: randomUUID(),
  fileId: randomUUID(),
  participantId: randomUUID(),
  attempt: randomUUID(),
});

test('a signature of the signer process verifies in OpenSSL up to the root, and its certificate is on record', async () => {
  const { root: rootDer, issuing } = await signer.certificates();
  const answer = await signer.sign(requestFor('a contract'));
  const trusted = write('root.pem', toPem('CERTIFICATE', rootDer));
  const chain = write('issuing.pem', toPem('CERTIFICATE', issuing));
  const leaf = write('leaf.pem', toPem('CERTIFICATE', answer.certificate));
  expect(openssl('verify', '-x509_strict', '-CAfile', trusted, '-untrusted', chain, leaf)).toContain('OK');
  const signed = openssl(
    'cms',
    '-verify',
    '-cades',
    '-binary',
    '-purpose',
    'any',
    '-inform',
    'DER',
    '-in',
    write('cms.der', answer.cms),
    '-content',
    write('text', 'a contract'),
    '-CAfile',
    trusted,
  );
  expect(signed).toBe('a contract');
  const [row] = await db.withTx((tx) => tx.select().from(certificate).where(eq(certificate.serial, answer.serial)));
  expect(Buffer.from(row?.certificate ?? []).equals(Buffer.from(answer.certificate))).toBe(true);
  expect(Buffer.from(row?.ocsp ?? []).equals(Buffer.from(answer.ocsp))).toBe(true);
  expect(parseCertificate(answer.certificate).subject.text).toContain('王小明');
});

test('each signature has its own certificate and key', async () => {
  const [one, two] = await Promise.all([signer.sign(requestFor('x')), signer.sign(requestFor('x'))]);
  expect(one.serial).not.toBe(two.serial);
  const key = (der: Uint8Array) => Buffer.from(parseCertificate(der).publicKey.spki).toString('hex');
  expect(key(one.certificate)).not.toBe(key(two.certificate));
});

test('nothing is signed when the certificate cannot be recorded', async () => {
  const request = requestFor('twice');
  await signer.sign(request);
  await expect(signer.sign(request)).rejects.toThrow();
});

test('the records of a signature complete no request, whether it signs or started the process', async () => {
  const mark = vi.fn<() => Promise<void>>(async () => {});
  const one = await endingEachWith(mark, () => startSigner(config, ports));
  try {
    await endingEachWith(mark, () => one.sign(requestFor('my own')));
    await one.sign(requestFor("another request's"));
  } finally {
    await one.close();
  }
  expect(mark).not.toHaveBeenCalled();
});

test('an unissued serial is never reported as good, an issued one is', async () => {
  const { root: rootDer, issuing } = await signer.certificates();
  const ca = write('i.pem', toPem('CERTIFICATE', issuing));
  const trusted = write('r.pem', toPem('CERTIFICATE', rootDer));
  const { certificate: der } = await signer.sign(requestFor('status'));
  const ask = async (name: string, ...about: string[]) => {
    openssl('ocsp', '-issuer', ca, ...about, '-reqout', path.join(root, name));
    const answer = write(`${name}.answer`, await signer.ocsp(readFileSync(path.join(root, name))));
    return openssl('ocsp', '-issuer', ca, ...about, '-respin', answer, '-CAfile', trusted, '-no_nonce');
  };
  expect(await ask('good', '-cert', write('l.pem', toPem('CERTIFICATE', der)))).toContain(': good');
  expect(await ask('unknown', '-serial', '0x1234567890')).toContain(': unknown');
});

test('a time-stamp for a request verifies in OpenSSL', async () => {
  const { root: rootDer } = await signer.certificates();
  const text = write('stamped', 'stamp me');
  openssl('ts', '-query', '-data', text, '-sha256', '-cert', '-out', path.join(root, 'q.tsq'));
  const answer = write('q.tsr', await signer.timestamp(readFileSync(path.join(root, 'q.tsq'))));
  const trusted = write('t.pem', toPem('CERTIFICATE', rootDer));
  expect(openssl('ts', '-verify', '-queryfile', path.join(root, 'q.tsq'), '-in', answer, '-CAfile', trusted)).toContain(
    'OK',
  );
});

test('the revocation lists of both authorities verify and are cached for a day', async () => {
  const { root: rootDer, issuing } = await signer.certificates();
  for (const [issuer, ca] of [
    ['ROOT', rootDer],
    ['ISSUING', issuing],
  ] as const) {
    const crl = await signer.crl(issuer);
    const file = write(`${issuer}.crl`, crl);
    expect(
      execFileSync(
        'sh',
        [
          '-c',
          `openssl crl -inform DER -in ${file} -noout -verify -CAfile ${write(`${issuer}.pem`, toPem('CERTIFICATE', ca))} 2>&1`,
        ],
        { encoding: 'utf8' },
      ),
    ).toContain('verify OK');
    expect(Buffer.from(await signer.crl(issuer)).equals(Buffer.from(crl))).toBe(true);
  }
});

test('private keys are in the database only under the key-encryption key, which only the signer process made', async () => {
  const rows = await db.withTx((tx) => tx.select().from(authorityKey));
  expect(rows.map(({ role }) => role).toSorted()).toEqual(['ISSUING', 'LOG', 'OCSP', 'PLATFORM', 'ROOT', 'TSA']);
  expect(rows.every(({ sealedKey }) => Buffer.from(sealedKey).subarray(0, 5).toString() === 'CSKEY')).toBe(true);
  expect(existsSync(path.join(root, 'keys', 'kek'))).toBe(true);
});

test('a killed signer process fails its pending calls, and a new process answers the next call', async () => {
  const { root: before } = await signer.certificates();
  // More calls than it can answer before the signal arrives.
  const digest = new Uint8Array(32);
  const waiting = Promise.allSettled(Array.from({ length: 1000 }, () => signer.timestampDigest(digest)));
  await new Promise(setImmediate);
  for (const pid of childrenRunning('signer-process')) process.kill(pid, 'SIGKILL');
  const failed = (await waiting).filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.every(({ reason }) => reason instanceof SignerUnavailableError)).toBe(true);
  await signer.sign(requestFor('after'));
  expect(Buffer.from((await signer.certificates()).root).equals(Buffer.from(before))).toBe(true);
});

describe('a signer process that does not start again', () => {
  const own = path.join(root, 'own-keys');
  const killSigner = (of: readonly number[]): void => {
    for (const pid of childrenRunning('signer-process')) if (!of.includes(pid)) process.kill(pid, 'SIGKILL');
  };
  const failure = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  const program = process.execPath;
  const causes: [why: string, spoil: () => void, restore: () => void][] = [
    ['as no process can start', () => (process.execPath = path.join(root, 'none')), () => (process.execPath = program)],
    [
      'because of a wrong key-encryption key',
      () => renameSync(own, `${own}.away`),
      () => {
        rmSync(own, { recursive: true });
        renameSync(`${own}.away`, own);
      },
    ],
  ];

  test.each(causes)('is an outage until it starts, %s, and stops nothing else', async (_why, spoil, restore) => {
    const others = childrenRunning('signer-process');
    const database = await openTestDatabase(process.env.TEST_DATABASE_URL ?? null);
    const one = await startSigner({ ...config, keysDir: own }, { ...ports, db: database });
    spoil();
    killSigner(others);
    for (let n = 0; n < 20; n += 1) {
      expect(outageOf(await failure(one.timestampDigest(new Uint8Array(32))))).toBe('PROCESS');
      await pause(50);
    }
    restore();
    await vi.waitFor(() => one.timestampDigest(new Uint8Array(32)), { timeout: 30_000, interval: 100 });
    await one.close();
    await database.close();
    rmSync(own, { recursive: true });
  });
});

/** Child processes of this one, by a word of their command line. */
function childrenRunning(word: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
        return Number(parent) === process.pid && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(word);
      } catch {
        return false;
      }
    })
    .map(Number);
}

test('a wrong key-encryption key and an evaluation authority in production are refused with a clear message', async () => {
  await expect(startSigner({ ...config, kekHex: 'ab'.repeat(32) }, ports)).rejects.toThrow(
    /another key-encryption key/,
  );
  const production = { ...config, mode: 'production' as const, pkiUrl: 'https://pki.example.com' };
  await expect(startSigner(production, ports)).rejects.toThrow(/evaluation mode/);
});

test('of two servers that start at the same time one creates the authority and both use it', async () => {
  const other = await openTestDatabase(process.env.TEST_DATABASE_URL ?? null);
  const there = { ...ports, db: other };
  const both = await Promise.all([startSigner(config, there), startSigner(config, there)]);
  const [one, two] = await Promise.all(both.map((each) => each.certificates()));
  expect(Buffer.from(one?.root ?? []).equals(Buffer.from(two?.root ?? [1]))).toBe(true);
  await Promise.all(both.map((each) => each.close()));
  await other.close();
});
