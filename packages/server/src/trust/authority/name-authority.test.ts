import { execFileSync } from 'node:child_process';
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { parseCertificate, parseCrl } from '@countersign/asn1';
import { unlockBox } from '@countersign/pki';
import { afterAll, expect, test } from 'vitest';
import { authorityKey, systemClock, systemIds } from '../../platform/index.ts';
import { importAuthority, openSignerInProcess, readAuthorityName, signerHost } from '../signer/index.ts';
import type { Ask } from './read-identity.ts';
import { PASSPHRASE, openInstallations, options, sign, silent } from './testing/installations.ts';

const { root, at, install, verified, close } = openInstallations();
afterAll(close);

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
