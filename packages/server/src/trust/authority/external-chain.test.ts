import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseCertificate, parseCrl, parseSignedData } from '@countersign/asn1';
import { afterAll, expect, test } from 'vitest';
import { validationData } from '../../signing/index.ts';
import { certificate as certificateTable } from '../../platform/index.ts';
import { openInstallations, sign } from './testing/installations.ts';

const { root, at, install, pemFile, close } = openInstallations();
afterAll(close);
const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

const KEYS = 'subjectKeyIdentifier = hash\nauthorityKeyIdentifier = keyid\n';
const SIGNS = 'keyUsage = critical,keyCertSign,cRLSign\n';
const SECTIONS = {
  root: `basicConstraints = critical,CA:TRUE\n${SIGNS}subjectKeyIdentifier = hash\n`,
  policy: `basicConstraints = critical,CA:TRUE,pathlen:1\n${SIGNS}${KEYS}`,
  narrow: `basicConstraints = critical,CA:TRUE,pathlen:0\n${SIGNS}${KEYS}`,
  named: `basicConstraints = critical,CA:TRUE\n${SIGNS}${KEYS}nameConstraints = critical,permitted;dirName:names\n`,
  plain: `basicConstraints = critical,CA:FALSE\n${KEYS}`,
};

/** A certificate of a new key, or of `request`, signed by a CA that was made here before. */
function made(
  name: string,
  section: keyof typeof SECTIONS,
  by: string,
  { request = '', days = '7000', cn = name, serial = '' } = {},
) {
  const csr = request === '' ? `${name}.csr` : request;
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-384', '-nodes', '-keyout', `${name}.key`];
  if (request === '') openssl('req', '-new', ...curve, '-subj', `/C=CH/O=Acme/CN=${cn}`, '-out', csr);
  const issuer =
    by === name ? ['-signkey', `${name}.key`] : ['-CA', `${by}.pem`, '-CAkey', `${by}.key`, '-CAcreateserial'];
  if (serial !== '') issuer.push('-set_serial', serial);
  const how = ['-extfile', 'acme.cnf', '-extensions', section, '-days', days, '-sha384'];
  openssl('x509', '-req', '-in', csr, ...issuer, ...how, '-out', `${name}.pem`);
}

function listOf(ca: string): void {
  const of = ['-config', 'acme.cnf', '-keyfile', `${ca}.key`, '-cert', `${ca}.pem`];
  openssl('ca', '-gencrl', ...of, '-out', `${ca}.crl`);
}

const joined = (name: string, files: readonly string[]): string => {
  writeFileSync(at(name), files.map((file) => readFileSync(at(file), 'utf8')).join(''));
  return at(name);
};

test('an issuing CA below a policy CA: refused for a reason, then signing with the whole path and every list', async () => {
  const here = await install(11);
  const sections = Object.entries(SECTIONS).map(([name, text]) => `[${name}]\n${text}`);
  writeFileSync(at('index.txt'), '');
  writeFileSync(at('crlnumber'), '07\n');
  writeFileSync(
    at('acme.cnf'),
    `[ca]\ndefault_ca = c\n[c]\ndatabase = ${at('index.txt')}\ncrlnumber = ${at('crlnumber')}\ndefault_md = sha384\n` +
      `default_crl_days = 90\ncrl_extensions = l\n[l]\nauthorityKeyIdentifier = keyid\n[names]\nC = DE\n${sections.join('')}`,
  );
  // A CA of others may count its certificates from 1.
  made('enterprise', 'root', 'enterprise', { days: '7300', serial: '1' });
  made('policy', 'policy', 'enterprise');
  made('narrow', 'narrow', 'enterprise');
  made('named', 'named', 'enterprise');
  made('plain', 'plain', 'enterprise');
  made('short', 'policy', 'enterprise', { days: '400' });
  made('twin', 'policy', 'enterprise', { cn: 'policy' });
  listOf('enterprise');
  listOf('policy');
  await here.ca(`request --out ${at('acme.csr')} --organisation Acme --country CH`);
  const installing = (by: string, files: readonly string[], lists = ['policy.crl', 'enterprise.crl']) => {
    made('issuing', 'narrow', by, { request: 'acme.csr', days: '3650', serial: '1' });
    return here.ca(`install ${joined('chain.pem', ['issuing.pem', ...files])} --list ${joined('lists.crl', lists)}`);
  };
  const refused = async (by: string, files: readonly string[], why: string, lists?: string[]) =>
    expect(installing(by, files, lists)).rejects.toThrow(why);
  await refused('policy', ['enterprise.pem'], 'no certificate of CN=policy');
  await refused('policy', ['policy.pem'], 'no certificate of CN=enterprise');
  await refused('policy', ['twin.pem', 'enterprise.pem'], 'has not signed the certificate');
  await refused('narrow', ['narrow.pem', 'enterprise.pem'], 'path length');
  await refused('named', ['named.pem', 'enterprise.pem'], 'name constraints');
  await refused('plain', ['plain.pem', 'enterprise.pem'], 'basic constraints');
  await refused('short', ['short.pem', 'enterprise.pem'], 'not valid as long');
  await refused('policy', ['policy.pem', 'plain.pem', 'enterprise.pem'], 'not on the path');
  await refused('policy', ['enterprise.pem', 'policy.pem'], 'list of CN=policy', ['enterprise.crl']);
  const done = await installing('policy', ['enterprise.pem', 'policy.pem']);
  expect(done).toContain('made     INTERMEDIATE 1');
  expect(done).toContain('made     ISSUING 1');

  const issued = await here.db.withTx((tx) => tx.select({ kind: certificateTable.kind }).from(certificateTable));
  expect(issued.map(({ kind }) => kind).toSorted()).toEqual(['LOG', 'OCSP', 'PLATFORM', 'TSA']);

  const signer = await here.signer();
  const { root: trusted, issuing } = await signer.certificates();
  const { certificate, cms, ocsp } = await sign(signer);
  // The signature itself has every certificate that a reader with only the root needs.
  const inside = parseSignedData(cms).certificates.map(({ subject }) => subject.text.split(',')[0]);
  expect(new Set(inside)).toEqual(new Set(['CN=Acme Issuing CA', 'CN=policy', 'CN=李雷']));
  const data = await validationData(signer, [{ certificate, ocsp }]);
  const subjects = data.certs.map((der) => parseCertificate(der).subject.text.split(',')[0]);
  expect(subjects.slice(1)).toEqual(['CN=Acme Issuing CA', 'CN=policy', 'CN=enterprise']);
  const issuers = data.crls.map((der) => parseCrl(der).issuer.text.split(',')[0]);
  expect(issuers).toEqual(['CN=Acme Issuing CA', 'CN=policy', 'CN=enterprise']);
  // OpenSSL accepts the path, each certificate with the list of its issuer.
  const lists = data.crls.map((der, n) => {
    writeFileSync(at(`${n}.crl.der`), der);
    openssl('crl', '-inform', 'DER', '-in', `${n}.crl.der`, '-out', `${n}.crl`);
    return ['-CRLfile', `${n}.crl`];
  });
  const path = [
    '-CAfile',
    pemFile('t.pem', trusted),
    '-untrusted',
    pemFile('u.pem', issuing, ...data.certs.slice(2, 3)),
  ];
  const verify = ['verify', '-x509_strict', '-crl_check_all', ...path, ...lists.flat(), pemFile('l.pem', certificate)];
  expect(openssl(...verify)).toContain('OK');

  await expect(here.ca(`install-list ${at('policy.crl')}`)).rejects.toThrow('not newer');
  listOf('policy');
  const next = parseCrl(Buffer.from(readFileSync(at('policy.crl'), 'utf8').replace(/-----[^-]+-----/g, ''), 'base64'));
  expect(await here.ca(`install-list ${at('policy.crl')}`)).toContain(`list     ${next.number}, revoked 0`);
  expect(parseCrl(await signer.crl('INTERMEDIATE')).number).toBe(next.number);
});
