import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromPem, parseCertificate, parseCrl, toPem } from '@countersign/asn1';
import { api } from '@countersign/contract';
import { readCertificateRequest } from '@countersign/pki';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../platform/index.ts';
import { SIGN, type SigningWorld, openSigningWorld, sign } from '../../signing/ceremony/testing/signing-world.ts';
import type { Started } from '../../signing/ceremony/testing/started-envelope.ts';
import {
  installAnswer,
  makeRequest,
  openOptionsOf,
  openSignerInProcess,
  signerHost,
} from '../../trust/signer/index.ts';
import { certified, issuing, outsideCa, outsideList } from '../../trust/authority/testing/outside-ca.ts';
import { runVerify } from '../verification/command/command.ts';
import type { Files } from './testing/archives.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'countersign-external-'));
const root = outsideCa('Acme Root', null);
let policy: ReturnType<typeof outsideCa>;
let open: SigningWorld;
let started: Started;
let archive: Uint8Array;
let files: Files;
const asked: string[] = [];
const publisher = createServer(({ url = '' }, response) => {
  asked.push(url);
  response.end(url === '/root.crl' ? outsideList(root, { number: 2 }) : outsideList(policy, { number: 8 }));
});

/** A finished contract of an authority that an external root and a CA between have certified, and its archive. */
beforeAll(async () => {
  await once(publisher.listen(0, '127.0.0.1'), 'listening');
  const base = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`;
  policy = outsideCa('Acme Policy CA', root, { listUrls: [`${base}/root.crl`] });
  open = await openSigningWorld(
    { WEBHOOK_ALLOW_LOOPBACK: 'true', METRICS_TOKEN: 'a-token-of-the-test' },
    {
      async openSigner({ config, db, clock, ids, log }) {
        const kek = Buffer.from(config.kekHex ?? '', 'hex');
        const host = signerHost({ db, clock, ids, log });
        const ports = { db, ids, host, kek, options: openOptionsOf(config), now: clock.now() };
        const { request: pem } = await makeRequest(ports);
        const [request = new Uint8Array()] = fromPem('CERTIFICATE REQUEST', pem);
        const listUrls = [`${base}/policy.crl`];
        const ours = certified(readCertificateRequest(request), issuing(policy), { until: 3650, listUrls });
        const lists = [outsideList(root, { number: 1 }), outsideList(policy, { number: 7 })];
        await installAnswer(ports, { chain: [ours, policy.der, root.der], lists });
        return openSignerInProcess({ db, clock, ids, log, kek }, openOptionsOf(config));
      },
    },
  );
  const { world, li, start } = open;
  started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
  await sign(li, started, 0);
  await world.app.jobs.drain();
  const { envelopeWsid } = started;
  archive = new Uint8Array(await (await li.bytes(api.getArchive, { params: { envelopeWsid } })).arrayBuffer());
  files = unzipSync(archive);
});
afterAll(async () => {
  publisher.close();
  await open.close();
  rmSync(directory, { recursive: true, force: true });
});

const written = (name: string, bytes: Uint8Array | string): string => {
  mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
  writeFileSync(path.join(directory, name), bytes);
  return path.join(directory, name);
};
const rootFile = () => written('root.pem', toPem('CERTIFICATE', root.der));
const verified = (...args: string[]): { status: number; said: string } => {
  let said = '';
  const out = (text: string) => void (said += text);
  const ports = { ownRoot: path.join(directory, 'none'), now: () => systemClock.now(), out, err: out };
  return { status: runVerify([...args, '--trust', rootFile()], ports), said };
};

it('fetches the lists of the CAs above by a job that runs from the start', async () => {
  expect(asked.toSorted()).toEqual(['/policy.crl', '/root.crl']);
  const lists = await Promise.all((['ROOT', 'INTERMEDIATE'] as const).map((of) => open.world.services.signer.crl(of)));
  expect(lists.map((der) => parseCrl(der).number)).toEqual([2n, 8n]);
  const metrics = await fetch(`${open.world.base}/metrics`, {
    headers: { authorization: 'Bearer a-token-of-the-test' },
  });
  const text = await metrics.text();
  for (const ca of ['root 1', 'intermediate 1']) {
    expect(text).toMatch(new RegExp(`countersign_authority_list_expiry_seconds\\{ca="${ca}"\\} 77[67]\\d{4}`));
    expect(text).toContain(`countersign_authority_list_revoked{ca="${ca}"} 0\n`);
  }
});

it('is judged valid by poppler, qpdf, OpenSSL and `npm run verify`, with its archive time-stamp', async () => {
  const { judges, li, head } = open;
  const pdf = await head(started);
  expect(judges.qpdf(pdf)).toBe('');
  expect(judges.pdfsig(pdf).filter(({ isTimestamp }) => !isTimestamp)).toMatchObject([
    { signer: li.name, valid: true, trusted: true },
  ]);
  const { status, said } = verified(written('contract.pdf', pdf));
  expect([status, said]).toEqual([0, expect.stringContaining('PAdES-B-LTA') as string]);
  // Without the root nothing of it is trusted.
  const other = written('other.pem', toPem('CERTIFICATE', outsideCa('Acme Root', null).der));
  const ports = { ownRoot: other, now: () => systemClock.now(), out: () => {}, err: () => {} };
  expect(runVerify([path.join(directory, 'contract.pdf')], ports)).toBe(1);
});

it('has an archive with every certificate and list of the path, which its README verifies', () => {
  const named = (ending: string) => Object.keys(files).filter((name) => name.endsWith(ending));
  expect(
    named('.crl')
      .filter((name) => name.startsWith('revocation/'))
      .toSorted(),
  ).toEqual(['revocation/intermediate.crl', 'revocation/issuing.crl', 'revocation/root.crl']);
  const pem = Buffer.from(files['certificates/intermediate.pem'] ?? []).toString();
  expect(parseCertificate(fromPem('CERTIFICATE', pem)[0] ?? new Uint8Array()).subject.text).toBe(
    policy.parsed.subject.text,
  );
  const { status, said } = verified(written('archive.zip', archive));
  expect([status, said]).toEqual([0, expect.any(String) as string]);
  for (const [name, bytes] of Object.entries(files)) written(name, bytes);
  rootFile();
  const readme = Buffer.from(files['README.txt'] ?? []).toString();
  const commands = readme.match(/^ {2}openssl (cms|verify|ts -verify -data) .*$/gm) ?? [];
  expect(commands).toHaveLength(4);
  for (const command of commands) {
    const said = execFileSync('sh', ['-c', `${command} 2>&1`], { cwd: directory, encoding: 'utf8' });
    expect(said, command).toMatch(/successful|OK/);
  }
});
