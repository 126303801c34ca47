import { X509Certificate, generateKeyPairSync, sign, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DerError } from '../der/der-error.ts';
import { fromHex, toHex } from '../der/bytes.ts';
import { sequence, setOf, oid, utf8String } from '../der/der-writer.ts';
import { OID } from '../oids.ts';
import { fromPem } from '../pem.ts';
import { createWorkbench, type Workbench } from '../testing/openssl.ts';
import { signatureScheme } from './algorithm.ts';
import { buildCertificate, parseCertificate } from './certificate.ts';
import * as extensions from './extension-writer.ts';
import { buildName, nameValue, nameValues, parseName } from './name.ts';

let bench: Workbench;
beforeAll(() => {
  bench = createWorkbench();
  bench.write(
    'ext.cnf',
    [
      '[req]',
      'distinguished_name=dn',
      '[dn]',
      '[all]',
      'basicConstraints=critical,CA:TRUE,pathlen:3',
      'keyUsage=critical,digitalSignature,nonRepudiation,decipherOnly,keyAgreement',
      'extendedKeyUsage=critical,timeStamping,1.3.6.1.5.5.7.3.36',
      'subjectKeyIdentifier=hash',
      'authorityKeyIdentifier=keyid:always,issuer:always',
      'authorityInfoAccess=OCSP;URI:http://o.example/x,caIssuers;URI:http://c.example/y,OCSP;email:a@b.example',
      'crlDistributionPoints=p1,p2',
      'certificatePolicies=1.2.3.4,@pol',
      'noCheck=ignored',
      '[p1]',
      'fullname=URI:http://a.example/1.crl,URI:ldap://a.example/2',
      '[p2]',
      'relativename=rel',
      'reasons=keyCompromise',
      'CRLissuer=dirName:iss',
      '[rel]',
      'CN=part',
      '[iss]',
      'O=Issuer',
      '[pol]',
      'policyIdentifier=2.25.335375666811869434897578775380576742198.1.1',
      'CPS.1=http://cps.example/',
    ].join('\n'),
  );
});
afterAll(() => bench.remove());

const SUBJECT = '/C=CN/ST=北京/O=测试 有限公司/OU=A+serialNumber=42/CN=张三, "Zhang"/emailAddress=z@example.com';

function selfSigned(...keyArgs: readonly string[]): Uint8Array {
  const common = ['-x509', '-nodes', '-keyout', 'key.pem', '-out', 'cert.pem', '-days', '30', '-config', 'ext.cnf'];
  bench.openssl('req', ...keyArgs, ...common, '-utf8', '-multivalue-rdn', '-subj', SUBJECT, '-extensions', 'all');
  const [der] = fromPem('CERTIFICATE', Buffer.from(bench.read('cert.pem')).toString());
  if (der === undefined) throw new Error('no certificate');
  return der;
}

describe('a certificate made by OpenSSL', () => {
  it('is read with every field and extension', () => {
    const der = selfSigned('-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-384');
    const certificate = parseCertificate(der);
    const oracle = new X509Certificate(der);
    expect(certificate.version).toBe(3);
    expect(certificate.serialHex).toBe(oracle.serialNumber.toLowerCase());
    expect(certificate.notBefore).toEqual(new Date(oracle.validFrom));
    expect(certificate.notAfter).toEqual(new Date(oracle.validTo));
    expect(certificate.basicConstraints).toEqual({ ca: true, pathLength: 3 });
    const usages = ['digitalSignature', 'nonRepudiation', 'keyAgreement', 'decipherOnly'];
    expect(certificate.keyUsage).toEqual(usages);
    expect(certificate.extendedKeyUsage).toEqual([OID.timeStamping, OID.documentSigning]);
    expect(certificate.extensions.filter(({ critical }) => critical).length).toBe(3);
    expect(certificate.authorityInfoAccess).toEqual({
      ocsp: ['http://o.example/x'],
      caIssuers: ['http://c.example/y'],
    });
    expect(certificate.crlUrls).toEqual(['http://a.example/1.crl', 'ldap://a.example/2']);
    expect(certificate.policies).toEqual(['1.2.3.4', '2.25.335375666811869434897578775380576742198.1.1']);
    expect(certificate.ocspNoCheck).toBe(true);
    expect(certificate.authorityKeyId?.keyId).toEqual(certificate.subjectKeyId);
    expect(certificate.authorityKeyId?.serialHex).toBe(certificate.serialHex);
  });

  it('is read with its subject in the order of the encoding, and with the subject as text in reverse order', () => {
    const { subject, issuer } = parseCertificate(selfSigned('-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'));
    expect(nameValue(subject, 'CN')).toBe('张三, "Zhang"');
    expect(nameValue(subject, 'O')).toBe('测试 有限公司');
    expect(nameValue(subject, 'E')).toBe('z@example.com');
    expect(subject.rdns[3]?.map(({ label }) => label).toSorted()).toEqual(['OU', 'SERIALNUMBER']);
    expect(subject.text).toContain('CN=张三\\, \\"Zhang\\"');
    expect(subject.text.endsWith('C=CN')).toBe(true);
    expect(issuer.der).toEqual(subject.der);
  });

  const keys: readonly [string, readonly string[], object, object][] = [
    ['RSA', ['-newkey', 'rsa:2048'], { kind: 'rsa', bits: 2048, curve: null }, { kind: 'rsa', hash: 'sha256' }],
    [
      'RSASSA-PSS',
      ['-newkey', 'rsa-pss', '-pkeyopt', 'rsa_keygen_bits:2048', '-sigopt', 'rsa_pss_saltlen:32'],
      { kind: 'rsa-pss', bits: 2048, curve: null },
      { kind: 'rsa-pss', hash: 'sha256', mgfHash: 'sha256', saltLength: 32 },
    ],
    [
      'ECDSA',
      ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-384', '-sha384'],
      { kind: 'ec', bits: null, curve: 'P-384' },
      { kind: 'ecdsa', hash: 'sha384' },
    ],
    ['Ed25519', ['-newkey', 'ed25519'], { kind: 'ed25519', bits: null, curve: null }, { kind: 'ed25519' }],
  ];
  it.each(keys)('reports the key and signature algorithm of %s', (_, args, key, scheme) => {
    const certificate = parseCertificate(selfSigned(...args));
    expect(certificate.publicKey).toMatchObject(key);
    expect(signatureScheme(certificate.signatureAlgorithm)).toEqual(scheme);
  });

  it('has the octets that its signature covers', () => {
    const certificate = parseCertificate(selfSigned('-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'));
    const key = new X509Certificate(certificate.der).publicKey;
    expect(verify('sha256', certificate.tbs, key, certificate.signature)).toBe(true);
  });
});

describe('a certificate built by this package', () => {
  const make = (changes: { extensions?: readonly ReturnType<typeof extensions.ocspNoCheck>[] } = {}) => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const spki = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }));
    const name = buildName([
      ['C', 'CN'],
      ['O', '契约'],
      ['CN', '张三'],
    ]);
    const fields = {
      serial: fromHex('00ff000102030405060708090a0b0c0d0e'),
      signatureAlgorithm: OID.sha256WithEcdsa,
      issuer: name,
      subject: name,
      notBefore: new Date('2049-12-31T23:59:59Z'),
      notAfter: new Date('2050-01-01T00:00:00Z'),
      spki,
      extensions: changes.extensions ?? [
        extensions.basicConstraints({ ca: true, pathLength: 0 }),
        extensions.keyUsage(['keyCertSign', 'cRLSign']),
        extensions.extendedKeyUsage([OID.timeStamping], true),
        extensions.subjectKeyIdentifier(Uint8Array.of(1, 2, 3)),
        extensions.authorityKeyIdentifier(Uint8Array.of(4, 5)),
        extensions.authorityInfoAccess({ ocsp: 'http://a.example/o', caIssuers: 'http://a.example/c' }),
        extensions.crlDistributionPoints(['http://a.example/l']),
        extensions.certificatePolicies(['1.2.3']),
        extensions.ocspNoCheck(),
      ],
    };
    return buildCertificate(fields, (tbs) => sign('sha256', tbs, privateKey));
  };

  it('is read by this package and by OpenSSL', () => {
    const der = make();
    const certificate = parseCertificate(der);
    expect(certificate.serialHex).toBe('ff000102030405060708090a0b0c0d0e');
    expect(certificate.subject.text).toBe('CN=张三, O=契约, C=CN');
    expect(certificate.notAfter).toEqual(new Date('2050-01-01T00:00:00Z'));
    expect(certificate.basicConstraints).toEqual({ ca: true, pathLength: 0 });
    expect(certificate.keyUsage).toEqual(['keyCertSign', 'cRLSign']);
    expect(certificate.authorityInfoAccess).toEqual({
      ocsp: ['http://a.example/o'],
      caIssuers: ['http://a.example/c'],
    });
    bench.write('built.der', der);
    const text = bench.openssl('x509', '-inform', 'DER', '-in', 'built.der', '-noout', '-text', '-nameopt', 'utf8');
    expect(text).toContain('ff:00:01:02:03:04:05:06:07:08:09:0a:0b:0c:0d:0e');
    expect(text).toContain('Subject: C=CN, O=契约, CN=张三');
    expect(text).toContain('CA:TRUE, pathlen:0');
    expect(text).toContain('Not After : Jan  1 00:00:00 2050 GMT');
    expect(text).toContain('URI:http://a.example/l');
    expect(new X509Certificate(der).verify(new X509Certificate(der).publicKey)).toBe(true);
  });

  it('is refused by the reader if an extension occurs twice', () => {
    const twice = make({ extensions: [extensions.ocspNoCheck(), extensions.ocspNoCheck()] });
    expect(() => parseCertificate(twice)).toThrow(DerError);
  });

  it('is refused by the reader if the two signature algorithms differ', () => {
    const der = make();
    const inner = toHex(der).lastIndexOf('06082a8648ce3d040302') / 2;
    const other = der.slice();
    other[inner + 9] = 0x03;
    expect(() => parseCertificate(other)).toThrow('two signature algorithms');
  });
});

describe('names', () => {
  it('return every value of an attribute that occurs several times', () => {
    const name = parseName(
      buildName([
        ['DC', 'example'],
        ['DC', 'www'],
      ]),
    );
    expect(nameValues(name, 'DC')).toEqual(['example', 'www']);
    expect(nameValue(name, 'CN')).toBeNull();
  });

  it('keep control characters, and the text form escapes separators', () => {
    const odd = parseName(sequence(setOf(sequence(oid(OID.commonName), utf8String('a,b+c\u202e\n')))));
    expect(nameValue(odd, 'CN')).toBe('a,b+c\u202e\n');
    expect(odd.text).toBe('CN=a\\,b\\+c\u202e\n');
  });
});
