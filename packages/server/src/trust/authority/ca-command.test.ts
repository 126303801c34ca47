import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseCertificate, parseCrl, toPem } from '@countersign/asn1';
import { type AuthorityIdentity, BoxError, unlockBox } from '@countersign/pki';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  type Clock,
  type Database,
  type OpenOptions,
  type Signer,
  authorityKey,
  systemClock,
  systemIds,
} from '../../platform/index.ts';
import { openTestDatabase } from '../../platform/database/testing.ts';
import {
  BackupError,
  importAuthority,
  markCrlsOutdated,
  openSignerInProcess,
  readAuthorityName,
  saveRevocation,
  signerHost,
} from '../signer/index.ts';
import { findCrl } from '../signer/store.ts';
import { CaUsageError, runCa } from './ca-command.ts';
import { keepAuthority } from './keep-authority.ts';
import type { Ask } from './read-identity.ts';
import { revokeCertificate } from './revoke-certificate.ts';

const root = mkdtempSync(path.join(tmpdir(), 'countersign-ca-'));
const at = (name: string): string => path.join(root, name);
const databases: Database[] = [];
afterAll(async () => {
  for (const db of databases) await db.close();
  rmSync(root, { recursive: true, force: true });
});

const options: OpenOptions = { evaluation: false, pkiUrl: 'https://pki.example', identity: { organisation: '契约' } };
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const PASSPHRASE = 'correct horse battery';

interface Installation {
  readonly db: Database;
  signer(clock?: Clock): Promise<Signer>;
  ca(command: string, passphrase?: string, ask?: Ask): Promise<string>;
}

/** An installation of its own: an empty database and another key-encryption key. */
async function install(kekByte: number): Promise<Installation> {
  const db = await openTestDatabase(process.env.TEST_DATABASE_URL ?? null);
  databases.push(db);
  const kek = Buffer.alloc(32, kekByte);
  const ports = { db, clock: systemClock, ids: systemIds, log: silent };
  const signer = (clock: Clock = systemClock) => openSignerInProcess({ ...ports, clock, kek }, options);
  const plan = { evaluation: false, pkiUrl: options.pkiUrl, keys: 'P-256', place: 'sealed in the database' };
  const given = (identity: AuthorityIdentity | null = null) => ({ ...options, identity });
  const ca = async (command: string, passphrase = PASSPHRASE, ask: Ask | null = null): Promise<string> => {
    let said = '';
    await runCa(command.split(' '), {
      passphrase: () => Promise.resolve(passphrase),
      out: (text) => void (said += text),
      now: () => systemClock.now(),
      costBits: 10,
      env: {},
      ask,
      plan: () => plan,
      signer: (identity) => openSignerInProcess({ ...ports, kek }, given(identity)),
      rotation: () => Promise.resolve({ ...ports, keks: [kek] }),
      installation: (identity) =>
        Promise.resolve({
          db,
          ids: systemIds,
          host: signerHost(ports),
          kek,
          options: given(identity),
          now: systemClock.now(),
        }),
    });
    return said;
  };
  return { db, signer, ca };
}

const sign = (signer: Signer) =>
  signer.sign({
    digest: createHash('sha256').update('x').digest(),
    subject: { commonName: '李雷', identityVerified: false },
    envelopeId: randomUUID(),
    fileId: randomUUID(),
    participantId: randomUUID(),
    attempt: randomUUID(),
  });

const pemFile = (name: string, ...certificates: Uint8Array[]): string => {
  writeFileSync(at(name), certificates.map((one) => toPem('CERTIFICATE', one)).join(''));
  return at(name);
};
const verified = (trusted: Uint8Array, between: Uint8Array, leaf: Uint8Array): string => {
  const files = ['-CAfile', pemFile('t.pem', trusted), '-untrusted', pemFile('u.pem', between), pemFile('l.pem', leaf)];
  return execFileSync('openssl', ['verify', '-x509_strict', ...files], { encoding: 'utf8' });
};

test('a backup restores under another key, without losing revocations or reducing counters (security 58)', async () => {
  const here = await install(1);
  const signer = await here.signer();
  const { serial } = await sign(signer);
  // An authority of an earlier release has neither; both are made when it is opened.
  await here.db.withTx((tx) => tx.delete(authorityKey).where(inArray(authorityKey.role, ['PLATFORM', 'LOG'])));
  const { platform, log } = await (await here.signer()).certificates();
  for (const made of [platform, log]) expect(parseCertificate(made).issuer.text).toContain('Issuing CA');
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
  expect(Buffer.from(after.log).equals(before.log)).toBe(false);
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

const ACME = {
  organisation: 'Acme Trust AG',
  country: 'CH',
  'root-name': 'Acme Root R1',
  'policy-arc': '1.3.6.1.4.1.99999.7',
  'cps-url': 'https://acme.example/cps',
};

test('production has no authority until its operator has named it, seen its names and agreed', async () => {
  const here = await install(6);
  const unnamed = () =>
    openSignerInProcess(
      { db: here.db, clock: systemClock, ids: systemIds, log: silent, kek: Buffer.alloc(32, 6) },
      { ...options, identity: null },
    );
  await expect(unnamed()).rejects.toThrow('npm run ca -- create');
  writeFileSync(at('answers.json'), JSON.stringify(ACME));
  const preview = await here.ca(`create --answers ${at('answers.json')} --preview`);
  expect(preview).toMatch(/root, 20 years +CN=Acme Root R1, O=Acme Trust AG, C=CH/);
  expect(preview).toContain('1.3.6.1.4.1.99999.7.1.1');
  expect(preview).toMatch(/practice statement +https:\/\/acme\.example\/cps/);
  await expect(here.ca(`create --answers ${at('answers.json')}`)).rejects.toThrow('--yes');
  await expect(here.ca('create --organisation Acme')).rejects.toThrow('country is missing');
  await expect(here.ca('create')).rejects.toThrow('--organisation is missing');
  await expect(here.ca('create --organisation TEST --country CH --yes')).rejects.toThrow('evaluation authorities only');
  writeFileSync(at('wrong.json'), '{"organization":"Acme"}');
  await expect(here.ca(`create --answers ${at('wrong.json')}`)).rejects.toThrow('only these names');
  await expect(unnamed()).rejects.toThrow('npm run ca -- create');

  const said: string[] = [];
  const asking: Ask = (question, proposal) => {
    said.push(question);
    const answers = { Org: 'Acme', Cou: 'CH', The: 'Acme' } as const;
    return Promise.resolve(answers[question.slice(0, 3) as keyof typeof answers] ?? proposal);
  };
  await expect(
    here.ca('create', PASSPHRASE, (question, proposal) =>
      question.startsWith('These') ? Promise.resolve('no') : asking(question, proposal),
    ),
  ).rejects.toThrow('Nothing was made');
  expect(await here.ca('create', PASSPHRASE, asking)).toMatch(/ISSUING 1 +ACTIVE .*CN=Acme Issuing CA, O=Acme, C=CH/);
  expect(said).toContain('Common name: evidence seal');
  await expect(here.ca(`create --answers ${at('answers.json')} --yes`)).rejects.toThrow('has an authority');
  // It starts now, and keeps its names over a rollover and a restored backup.
  const signer = await unnamed();
  await signer.maintain({ now: systemClock.now(), rollover: 'ISSUING', services: [] });
  expect(parseCertificate((await signer.certificates()).issuing).subject.text).toBe(
    'CN=Acme Issuing CA G2, O=Acme, C=CH',
  );
  await here.ca(`backup ${at('acme.backup')}`);
  const there = await install(7);
  await there.ca(`restore ${at('acme.backup')}`);
  expect(await there.db.withTx((tx) => readAuthorityName(tx, { mode: 'production' }))).toBe('Acme');
});

test('the authority of one mode is refused in the other, in the database and in a backup', async () => {
  const here = await install(8);
  await here.ca('create --organisation Acme --country CH --yes');
  await here.ca(`backup ${at('production.backup')}`);
  const ports = { db: here.db, clock: systemClock, ids: systemIds, log: silent, kek: Buffer.alloc(32, 8) };
  await expect(openSignerInProcess(ports, { ...options, evaluation: true })).rejects.toThrow('are for production');
  const { db } = await install(9);
  const other = { db, host: signerHost({ ...ports, db }), ids: systemIds, kek: ports.kek, now: systemClock.now() };
  const importing = importAuthority({ ...other, options: { evaluation: true } }, () =>
    unlockBox(PASSPHRASE, createReadStream(at('production.backup'))),
  );
  await expect(importing).rejects.toThrow('MODE is evaluation');
  // A change of the rows changes no certificate: its subject says what it is.
  await here.db.withTx((tx) => tx.update(authorityKey).set({ evaluation: 'YES' }));
  await expect(openSignerInProcess(ports, { ...options, evaluation: true })).rejects.toThrow('keys of evaluation');
});

test('an issuing CA under the root of another authority: request, signed chain, list', async () => {
  const here = await install(10);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  writeFileSync(
    at('foreign.cnf'),
    `[ca]\ndefault_ca = c\n[c]\ndatabase = ${at('index.txt')}\ncrlnumber = ${at('crlnumber')}\ndefault_md = sha384\n` +
      'default_crl_days = 90\ncrl_extensions = l\n[l]\nauthorityKeyIdentifier = keyid\n' +
      '[ca_ext]\nbasicConstraints = critical,CA:TRUE,pathlen:0\nkeyUsage = critical,keyCertSign,cRLSign\n' +
      'subjectKeyIdentifier = hash\nauthorityKeyIdentifier = keyid\n' +
      '[leaf_ext]\nbasicConstraints = critical,CA:FALSE\nsubjectKeyIdentifier = hash\nauthorityKeyIdentifier = keyid\n',
  );
  writeFileSync(at('index.txt'), '');
  writeFileSync(at('crlnumber'), '07\n');
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-384', '-nodes', '-keyout', 'foreign.key'];
  const extensions = ['-addext', 'keyUsage=critical,keyCertSign,cRLSign'];
  openssl(
    'req',
    '-x509',
    '-sha384',
    ...curve,
    '-subj',
    '/C=CH/O=Acme/CN=Acme Enterprise Root',
    '-days',
    '7300',
    '-out',
    'foreign.pem',
    ...extensions,
  );
  const list = () =>
    openssl(
      'ca',
      '-gencrl',
      '-config',
      'foreign.cnf',
      '-keyfile',
      'foreign.key',
      '-cert',
      'foreign.pem',
      '-out',
      'foreign.crl',
    );
  const signed = (section: string, days: string, out: string) =>
    openssl(
      'x509',
      '-req',
      '-sha384',
      '-in',
      'acme.csr',
      '-CA',
      'foreign.pem',
      '-CAkey',
      'foreign.key',
      '-CAcreateserial',
      '-days',
      days,
      '-extfile',
      'foreign.cnf',
      '-extensions',
      section,
      '-out',
      out,
    );
  list();
  await here.ca(`request --out ${at('acme.csr')} --organisation Acme --country CH`);
  expect(openssl('req', '-in', 'acme.csr', '-noout', '-verify', '-subject', '-nameopt', 'RFC2253')).toContain(
    'CN=Acme Issuing CA,O=Acme,C=CH',
  );
  const installing = (certificate: string, ...more: string[]) => {
    const files = [certificate, 'foreign.pem', ...more].map((name) => readFileSync(at(name), 'utf8'));
    writeFileSync(at('chain.pem'), files.join(''));
    return here.ca(`install ${at('chain.pem')} --list ${at('foreign.crl')}`);
  };
  await expect(installing('foreign.pem')).rejects.toThrow('for the requested key');
  signed('leaf_ext', '3650', 'leaf.pem');
  await expect(installing('leaf.pem')).rejects.toThrow('not of a CA');
  signed('ca_ext', '365', 'short.pem');
  await expect(installing('short.pem')).rejects.toThrow('within three years');
  signed('ca_ext', '3650', 'good.pem');
  await expect(installing('good.pem', 'leaf.pem')).rejects.toThrow();
  expect(await installing('good.pem')).toContain('made     ISSUING 1');
  const signer = await here.signer();
  const { root: trusted, issuing } = await signer.certificates();
  expect(parseCertificate(trusted).subject.text).toContain('Acme Enterprise Root');
  const { certificate } = await sign(signer);
  expect(verified(trusted, issuing, certificate)).toContain('OK');
  expect(parseCrl(await signer.crl('ROOT')).number).toBe(7n);
  await expect(here.ca(`install-list ${at('foreign.crl')}`)).rejects.toThrow('not newer');
  list();
  expect(await here.ca(`install-list ${at('foreign.crl')}`)).toContain('list     8, revoked 0');
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
    runCa(command.split(' '), { ...ports, installation: nothing, signer: nothing, rotation: nothing });
  for (const command of ['', 'rollover everything', 'renew root', 'ceremony dance', 'backup', 'status --loud']) {
    await expect(ca(command)).rejects.toThrow('usage');
  }
});
