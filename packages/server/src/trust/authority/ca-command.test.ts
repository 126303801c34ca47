import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseCertificate, parseCrl, toPem } from '@countersign/asn1';
import { BoxError } from '@countersign/pki';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { authorityKey, systemClock, systemIds } from '../../platform/index.ts';
import { BackupError, markCrlsOutdated, saveRevocation } from '../signer/index.ts';
import { findCrl } from '../signer/state-store.ts';
import { CaUsageError, runCa } from './ca-command.ts';
import { keepAuthority } from './keep-authority.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { openInstallations, sign, silent } from './testing/installations.ts';

const { root, at, install, pemFile, verified, close } = openInstallations();
afterAll(close);

test('a backup restores under another key, without losing revocations or reducing counters (security 58)', async () => {
  const here = await install(1);
  const signer = await here.signer();
  const { serial } = await sign(signer);
  await here.db.withTx((tx) => saveRevocation(tx, serial, { at: systemClock.now(), reason: 'superseded' }));
  const list = parseCrl(await signer.crl('ISSUING'));
  const dataKey = await signer.dataKey(null);
  expect(await here.ca(`backup ${at('ca.backup')}`)).toContain('backup');
  expect(readFileSync(at('ca.backup')).includes('ISSUING')).toBe(false);

  const there = await install(2);
  await expect(there.ca(`restore ${at('ca.backup')}`, 'another passphrase')).rejects.toThrow(BoxError);
  expect(await there.ca(`restore ${at('ca.backup')}`)).toContain('restored 6 keys');
  // Restoring again changes nothing.
  await there.ca(`restore ${at('ca.backup')}`);
  const restored = await there.signer();
  // Stored files can be read there.
  expect(await restored.dataKey(dataKey.id)).toEqual(dataKey);
  expect(await restored.dataKey(null)).toEqual(dataKey);
  await expect(restored.dataKey(randomUUID())).rejects.toThrow(/no data key/);
  const [before, after] = [await signer.certificates(), await restored.certificates()];
  expect(Buffer.from(after.issuing)).toEqual(Buffer.from(before.issuing));
  // The log of the restored one has a key of its own, made when it is opened.
  expect(Buffer.from(after.log).equals(before.log)).toBe(false);
  expect(parseCertificate(after.log).issuer.text).toContain('Issuing CA');
  expect(parseCrl(await restored.crl('ISSUING')).entries.map(({ serialHex }) => serialHex)).toEqual([serial]);
  const row = await there.db.withTx((tx) => findCrl(tx, { issuer: 'ISSUING', generation: 1 }));
  expect(BigInt(row?.number ?? 0) >= (list.number ?? 0n)).toBe(true);
  const { certificate } = await sign(restored);
  expect(verified(before.root, before.issuing, certificate)).toContain('OK');
});

test('a backup restored over a database from before a rollover retires the replaced keys, and all lists continue', async () => {
  const here = await install(6);
  const first = await (await here.signer()).certificates();
  await here.ca(`backup ${at('before.backup')}`);
  await here.ca('rollover issuing');
  await here.ca(`backup ${at('after.backup')}`);
  const there = await install(7);
  await there.ca(`restore ${at('before.backup')}`);
  // By then the installation has a log of its own, which stays.
  const { log } = await (await there.signer()).certificates();
  await there.ca(`restore ${at('after.backup')}`);
  const keys = await there.db.withTx((tx) => tx.select().from(authorityKey).where(eq(authorityKey.generation, 1)));
  expect(
    keys.map(({ role, status, sealedKey, retiredAt }) =>
      [role, status, sealedKey.length > 0, retiredAt !== null].join(' '),
    ),
  ).toEqual(
    expect.arrayContaining([
      'ROOT ACTIVE true false',
      'ISSUING RETIRED true true',
      'OCSP RETIRED true true',
      'TSA RETIRED false true',
      'PLATFORM RETIRED false true',
    ]),
  );
  const signer = await there.signer();
  const { issuing, log: logAfter } = await signer.certificates();
  expect(parseCertificate(issuing).subject.text).toContain('Issuing CA G2');
  expect(Buffer.from(logAfter).equals(log)).toBe(true);
  expect(parseCrl(await signer.crl('ISSUING', 1)).issuer.der).toEqual(parseCertificate(first.issuing).subject.der);

  const asked: string[] = [];
  const failing = {
    ...signer,
    crl: async (role: 'ROOT' | 'ISSUING', generation?: number) => {
      asked.push(`${role} ${generation}`);
      if (asked.length === 1) throw new Error('the first list');
      return signer.crl(role, generation);
    },
  };
  const services = { db: there.db, ids: systemIds, signer: failing, log: silent, config: { dataDir: root } };
  const round = keepAuthority(services as unknown as Parameters<typeof keepAuthority>[0], systemClock.now());
  await expect(round).rejects.toThrow('the first list');
  expect(asked.toSorted()).toEqual(['ISSUING 1', 'ISSUING 2', 'ROOT 1']);

  // Its last list is signed before its key is destroyed, although no one requested one since the last revocation.
  await there.db.withTx((tx) => markCrlsOutdated(tx, 'ISSUING', systemClock.now()));
  const now = new Date(systemClock.now().getTime() + 3_660 * 86_400_000);
  const ended = await there.signer({ now: () => now });
  await ended.maintain({ now, rollover: null, services: [] });
  const ofFirst = and(eq(authorityKey.role, 'ISSUING'), eq(authorityKey.generation, 1));
  const [gone] = await there.db.withTx((tx) => tx.select().from(authorityKey).where(ofFirst));
  expect(gone?.sealedKey).toHaveLength(0);
  writeFileSync(at('last.crl'), await ended.crl('ISSUING', 1));
  const read = ['crl', '-inform', 'DER', '-in', at('last.crl'), '-noout', '-nextupdate', '-verify'];
  const judged = spawnSync('openssl', [...read, '-CAfile', pemFile('i.pem', first.issuing)], { encoding: 'utf8' });
  expect(judged.stdout + judged.stderr).toMatch(/nextUpdate=Dec 31 23:59:59 9999 GMT/);
  expect(judged.stdout + judged.stderr).toContain('verify OK');
});

test('the key of the root leaves the installation, and a ceremony makes the next issuing CA', async () => {
  const here = await install(4);
  const signer = await here.signer();
  const first = await signer.certificates();
  await expect(here.ca(`restore ${at('ca.backup')}`)).rejects.toThrow(BackupError);
  await here.ca(`ceremony detach --out ${at('root.box')}`);
  const left = parseCrl(await (await here.signer()).crl('ROOT'));
  expect((left.nextUpdate?.getTime() ?? 0) - left.thisUpdate.getTime()).toBeGreaterThan(300 * 86_400_000);
  await expect(here.ca('rollover issuing')).rejects.toThrow(CaUsageError);
  await here.ca(`ceremony request --out ${at('issuing.request')}`);
  await here.ca(
    `ceremony sign --root ${at('root.box')} --request ${at('issuing.request')} --out ${at('issuing.answer')}`,
  );
  expect(await here.ca(`ceremony install ${at('issuing.answer')}`)).toContain('made     ISSUING 2');
  await expect(here.ca(`ceremony install ${at('issuing.answer')}`)).rejects.toThrow('waits');
  const again = await here.signer();
  const next = await again.certificates();
  const { certificate } = await sign(again);
  expect(verified(first.root, next.issuing, certificate)).toContain('OK');
  // Its list came with the ceremony, and is served although no key here can sign another.
  expect(parseCrl(await again.crl('ROOT')).issuer.text).toContain('Root CA');
  expect(parseCrl(await again.crl('ISSUING', 1)).issuer.der).toEqual(parseCertificate(first.issuing).subject.der);
  expect(await here.ca('status')).toMatch(/ISSUING 1 +RETIRED[\s\S]*ISSUING 2 +ACTIVE/);

  // A revoked issuing CA is still trusted until the offline root has signed a list with it (security 57).
  const { serialHex } = parseCertificate(next.issuing);
  const judged = async (): Promise<string> => {
    const crls = [await again.crl('ROOT'), await again.crl('ISSUING')].map((der) => toPem('X509 CRL', der));
    writeFileSync(at('lists.pem'), crls.join(''));
    const files = ['-CAfile', pemFile('t.pem', first.root), '-untrusted', pemFile('u.pem', next.issuing)];
    const { stdout, stderr } = spawnSync(
      'openssl',
      ['verify', '-crl_check_all', '-CRLfile', at('lists.pem'), ...files, pemFile('l.pem', certificate)],
      { encoding: 'utf8' },
    );
    return `${stdout}${stderr}`;
  };
  const revocation = { serial: serialHex, reason: 'keyCompromise', actorName: 'operator' } as const;
  await revokeCertificate({ db: here.db, clock: systemClock, ids: systemIds }, revocation);
  expect(await judged()).toContain('OK');
  await here.ca(`ceremony request-list --out ${at('list.request')}`);
  const boxed = `--root ${at('root.box')} --request ${at('list.request')} --out ${at('list.answer')}`;
  await here.ca(`ceremony sign-list ${boxed}`);
  expect(await here.ca(`ceremony install-list ${at('list.answer')}`)).toContain('revoked 1');
  expect(await judged()).toContain('certificate revoked');
  await expect(here.ca(`ceremony install-list ${at('list.answer')}`)).rejects.toThrow('not newer');
});

test('an installation can start with an offline root, and later accept its successor', async () => {
  const here = await install(5);
  const roots = `--organisation 契约 --country CN --pki-url https://pki.example`;
  const printed = await here.ca(`ceremony root --out ${at('r1.box')} ${roots}`);
  expect(printed).toMatch(/SHA-256 ([0-9a-f]{2}:){31}[0-9a-f]{2}/);
  const hold = async (name: string, box: string, names = ''): Promise<void> => {
    await here.ca(`ceremony request --out ${at(`${name}.request`)}${names}`);
    await here.ca(`ceremony sign --root ${at(box)} --request ${at(`${name}.request`)} --out ${at(`${name}.answer`)}`);
    await here.ca(`ceremony install ${at(`${name}.answer`)}`);
  };
  await expect(hold('first', 'r1.box')).rejects.toThrow('names the authority');
  await hold('first', 'r1.box', ' --organisation 契约 --country CN');
  const { root: r1, issuing: i1 } = await (await here.signer()).certificates();
  const early = await sign(await here.signer());
  await here.ca(`ceremony root --after ${at('r1.box')} --out ${at('r2.box')}`);
  await here.ca(`ceremony root --out ${at('stranger.box')} ${roots}`);
  await expect(hold('stranger', 'stranger.box')).rejects.toThrow('neither');
  await hold('second', 'r2.box');
  const signer = await here.signer();
  const { root: r2, issuing: i2 } = await signer.certificates();
  const late = await sign(signer);
  expect(verified(r2, i2, late.certificate)).toContain('OK');
  expect(verified(r1, i1, early.certificate)).toContain('OK');
  const cross = (await signer.generations()).find(({ role }) => role === 'CROSS_NEW');
  writeFileSync(at('both.pem'), [i2, cross?.certificate ?? r2].map((one) => toPem('CERTIFICATE', one)).join(''));
  const byOld = [
    'verify',
    '-x509_strict',
    '-CAfile',
    pemFile('r1.pem', r1),
    '-untrusted',
    at('both.pem'),
    pemFile('late.pem', late.certificate),
  ];
  expect(execFileSync('openssl', byOld, { encoding: 'utf8' })).toContain('OK');
});

test('an unknown command prints the usage', async () => {
  const nothing = () => Promise.reject(new Error('nothing is opened'));
  const ports = {
    passphrase: nothing,
    out: () => {},
    now: () => systemClock.now(),
    env: {},
    ask: null,
    plan: () => ({ evaluation: false, pkiUrl: '', keys: '', place: '' }),
  };
  const ca = (command: string) =>
    runCa(command.split(' '), {
      ...ports,
      installation: nothing,
      signer: nothing,
      rotation: nothing,
      fetchLists: nothing,
    });
  for (const command of ['', 'rollover everything', 'renew root', 'ceremony dance', 'backup', 'status --loud']) {
    await expect(ca(command)).rejects.toThrow('usage');
  }
});
