import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readFileSync, writeFileSync } from 'node:fs';
import { fromPem, parseCrl, toPem } from '@countersign/asn1';
import { readCertificateRequest } from '@countersign/pki';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemIds } from '../../platform/index.ts';
import { outsideCas } from '../signer/index.ts';
import { type FetchServices, fetchLists } from './fetch-lists.ts';
import { listEnds } from './list-ends.ts';
import { openInstallations } from './testing/installations.ts';
import { type OutsideCa, certified, issuing, outsideCa, outsideList } from './testing/outside-ca.ts';

const { at, install, pemFile, close } = openInstallations();
/** What the address of each list answers. */
const answers = new Map<string, { readonly status?: number; readonly body: Uint8Array | string }>();
const asked: string[] = [];
const publisher = createServer(({ url = '' }, response) => {
  asked.push(url);
  const { status = 200, body } = answers.get(url) ?? { status: 404, body: '' };
  response.writeHead(status, status === 302 ? { location: '/policy.crl' } : {}).end(body);
});
let here: Awaited<ReturnType<typeof install>>;
let root: OutsideCa;
let policy: OutsideCa;
let base = '';

beforeAll(async () => {
  await once(publisher.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`;
  root = outsideCa('enterprise', null);
  policy = outsideCa('policy', root, { listUrls: ['ldap://pki.example/cn=enterprise', `${base}/root.crl`] });
  here = await install(21);
  await here.ca(`request --out ${at('acme.csr')} --organisation Acme --country CH`);
  const [request = new Uint8Array()] = fromPem('CERTIFICATE REQUEST', readFileSync(at('acme.csr'), 'latin1'));
  const ours = certified(readCertificateRequest(request), issuing(policy), {
    until: 3650,
    listUrls: [`${base}/gone.crl`, `${base}/policy.crl`],
  });
  const lists = [outsideList(policy, { number: 7 }), outsideList(root, { number: 3 })];
  writeFileSync(at('lists.crl'), lists.map((one) => toPem('X509 CRL', one)).join(''));
  await here.ca(`install ${pemFile('chain.pem', ours, policy.der, root.der)} --list ${at('lists.crl')}`);
});
afterAll(async () => {
  publisher.close();
  await close();
});

const config: FetchServices['config'] = {
  mode: 'evaluation',
  pkiUrl: 'https://pki.example',
  webhookAllowLoopback: true,
  caListHosts: [],
};
const fetched = async (changed: Partial<FetchServices> = {}) =>
  Object.fromEntries(
    (await fetchLists({ db: here.db, ids: systemIds, config, ...changed }, new Date())).map((one) => [
      one.subject.split(',')[0]?.slice(3),
      one,
    ]),
  );
const numbers = async () =>
  here.db.withTx(async (tx) => (await outsideCas(tx, new Date())).map(({ list }) => Number(list?.number)));
/** Both lists at their addresses; each test changes one. */
const publish = (ofPolicy: Uint8Array | string, status = 200): void => {
  answers.set('/policy.crl', { status, body: ofPolicy });
};

test('new lists are taken from their addresses, and the same ones are left', async () => {
  answers.set('/root.crl', { body: toPem('X509 CRL', outsideList(root, { number: 4 })) });
  publish(outsideList(policy, { number: 8 }));
  expect(await fetched()).toMatchObject({
    enterprise: { outcome: 'NEW', problem: null, isEnding: false, revoked: [] },
    policy: { outcome: 'NEW', problem: null },
  });
  // The address that is gone was tried before the one that works.
  expect(asked).toEqual(['/root.crl', '/gone.crl', '/policy.crl']);
  expect(await numbers()).toEqual([4, 8]);
  expect(parseCrl(await (await here.signer()).crl('INTERMEDIATE')).number).toBe(8n);
  expect(await here.ca('fetch-lists')).toMatch(/^unchanged {2}CN=enterprise.*\nunchanged {2}CN=policy/);
  expect(await numbers()).toEqual([4, 8]);
});

test.each<[string, () => void, RegExp]>([
  ['is older', () => publish(outsideList(policy, { number: 6 })), /not newer/],
  ['has expired', () => publish(outsideList(policy, { number: 20, from: -9, until: -1 })), /expired/],
  ['is of another key', () => publish(outsideList(outsideCa('policy', root), { number: 20 })), /not of this root/],
  ['is of the root', () => publish(outsideList(root, { number: 20 })), /not of this root/],
  ['is a page', () => publish('<html>Moved</html>'), /not a revocation list/],
  ['is too large', () => publish(Buffer.alloc(1_000_001)), /larger than 1000000 bytes/],
  ['is elsewhere', () => publish('', 302), /policy\.crl: it answers with status 302/],
  ['is not there', () => publish('', 503), /gone\.crl: it answers with status 404; .*policy\.crl: .* 503/],
])('a list that %s is refused, and the last good one stays', async (_what, prepare, why) => {
  prepare();
  const { policy: found } = await fetched();
  expect(found).toMatchObject({ outcome: 'FAILED', problem: expect.stringMatching(why) as string });
  expect(await numbers()).toEqual([4, 8]);
  await expect(here.ca('fetch-lists')).rejects.toThrow('1 of 2 lists were not fetched');
});

test('an address in the internal network is asked only if a setting names its host', async () => {
  const before = asked.length;
  const strict = { ...config, mode: 'production' as const };
  expect((await fetched({ config: strict }))['policy']?.problem).toMatch(/port \d+ is not allowed/);
  // The setting opens the internal network, not this machine.
  const named = { ...strict, caListHosts: ['127.0.0.1'] };
  expect((await fetched({ config: named }))['policy']?.problem).toContain('its host is in an internal network');
  expect(asked.length).toBe(before);
});

test('a list that revokes the path is stored, and told', async () => {
  publish(outsideList(root, { number: 1 }));
  answers.set('/root.crl', { body: outsideList(root, { number: 5, revoked: [policy.parsed] }) });
  expect((await fetched())['enterprise']).toMatchObject({ outcome: 'NEW', revoked: ['CN=policy, O=Acme, C=CH'] });
  const ends = await here.db.withTx((tx) => listEnds(tx, new Date()));
  expect(ends.map(({ ca, revoked }) => [ca, revoked.length])).toEqual([
    ['root 1', 1],
    ['intermediate 1', 0],
  ]);
});

test('a list is about to end in its last quarter, or its last fourteen days', async () => {
  const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
  const endingAt = async (days: number) =>
    Object.fromEntries(
      (await here.db.withTx((tx) => listEnds(tx, inDays(days)))).map(({ ca, isEnding }) => [ca, isEnding]),
    );
  // Both are for 91 days, of which one has passed.
  expect(await endingAt(75)).toEqual({ 'root 1': false, 'intermediate 1': false });
  expect(await endingAt(77)).toEqual({ 'root 1': true, 'intermediate 1': true });
  answers.set('/root.crl', { body: outsideList(root, { number: 6, until: 3 }) });
  expect((await fetched())['enterprise']).toMatchObject({ outcome: 'NEW', isEnding: false });
  expect((await endingAt(1.5))['root 1']).toBe(false);
  expect((await endingAt(2.5))['root 1']).toBe(true);
});
