import { constants, sign as signOctets } from 'node:crypto';
import { createWorkbench } from '@countersign/asn1/testing';
import { fromPem } from '@countersign/asn1';
import { SignedXml } from 'xml-crypto';
import { describe, expect, it } from 'vitest';
import { readTrustFile } from './read-trust-file.ts';

/** A certificate and its key, made by OpenSSL. */
function holder(
  subject: string,
  newKey: readonly string[] = ['rsa:2048'],
): { readonly key: string; readonly pem: string; readonly base64: string } {
  const bench = createWorkbench();
  try {
    bench.openssl(
      'req',
      '-x509',
      '-newkey',
      ...newKey,
      '-nodes',
      '-days',
      '9',
      '-subj',
      `/CN=${subject}`,
      '-keyout',
      'key.pem',
      '-out',
      'cert.pem',
    );
    const [key, pem] = ['key.pem', 'cert.pem'].map((name) => Buffer.from(bench.read(name)).toString()) as [
      string,
      string,
    ];
    return { key, pem, base64: Buffer.from(fromPem('CERTIFICATE', pem)[0] ?? []).toString('base64') };
  } finally {
    bench.remove();
  }
}
const operator = holder('Supervision');
const service = holder('Signing CA');
const other = holder('Someone else');

const NAMES = 'xmlns="http://uri.etsi.org/02231/v2#"';
const TYPES = 'http://uri.etsi.org/TrstSvc';
const standing = (status: string, since: string): string =>
  `<ServiceTypeIdentifier>${TYPES}/Svctype/CA/QC</ServiceTypeIdentifier>
   <ServiceStatus>${TYPES}/TrustedList/Svcstatus/${status}</ServiceStatus>
   <StatusStartingTime>${since}</StatusStartingTime>`;
const contents = (certificate: string, status = 'granted', history = ''): string => `<SchemeInformation>
  <TSLSequenceNumber>7</TSLSequenceNumber><SchemeTerritory>AT</SchemeTerritory>
  <SchemeOperatorName><Name>Supervision</Name></SchemeOperatorName><ListIssueDateTime>2026-10-01T00:00:00Z</ListIssueDateTime>
  <NextUpdate/></SchemeInformation>
  <TrustServiceProviderList><TrustServiceProvider><TSPServices><TSPService><ServiceInformation>
  <ServiceDigitalIdentity><DigitalId><X509Certificate>${certificate}</X509Certificate></DigitalId></ServiceDigitalIdentity>
  ${standing(status, '2024-01-01T00:00:00Z')}</ServiceInformation>${history}</TSPService></TSPServices>
  </TrustServiceProvider></TrustServiceProviderList>`;
const list = (inner: string): string => `<TrustServiceStatusList ${NAMES} Id="list">${inner}</TrustServiceStatusList>`;
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const MORE = 'http://www.w3.org/2001/04/xmldsig-more#';
const NEWER = 'http://www.w3.org/2007/05/xmldsig-more#';

interface Signing {
  readonly xpath?: string;
  /** The method that the list names, and the one it is signed with. */
  readonly method?: string;
  readonly sign?: (octets: Buffer, key: string) => Buffer;
  readonly digest?: string;
  readonly canonical?: string;
}

const signing = (method: string, sign: NonNullable<Signing['sign']>) =>
  class {
    getAlgorithmName = () => method;
    getSignature = (text: string, key: string) => sign(Buffer.from(text, 'utf8'), key).toString('base64');
    verifySignature = (): boolean => false;
  };
const ecdsa = (hash: string) => (octets: Buffer, key: string) =>
  signOctets(hash, octets, { key, dsaEncoding: 'ieee-p1363' });
const pss = (hash: string) => (octets: Buffer, key: string) =>
  signOctets(hash, octets, {
    key,
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
  });
const curve = (name: string): string[] => ['ec', '-pkeyopt', `ec_paramgen_curve:${name}`];

/** The list with an enveloped signature, over the root by default. */
function signed(xml: string, by = operator, over: Signing = {}): string {
  const signer = new SignedXml({ privateKey: by.key, publicCert: by.pem, idAttribute: 'Id' });
  const { method = `${MORE}rsa-sha256`, sign, digest = 'http://www.w3.org/2001/04/xmlenc#sha256' } = over;
  signer.canonicalizationAlgorithm = over.canonical ?? EXCLUSIVE;
  signer.signatureAlgorithm = method;
  if (sign !== undefined) signer.SignatureAlgorithms = { [method]: signing(method, sign) };
  signer.addReference({
    xpath: over.xpath ?? "/*[local-name(.)='TrustServiceStatusList']",
    transforms: [ENVELOPED, EXCLUSIVE],
    digestAlgorithm: digest,
    isEmptyUri: over.xpath === undefined,
  });
  signer.computeSignature(xml, { location: { reference: '/*', action: 'append' } });
  return signer.getSignedXml();
}
const read = (xml: string) => readTrustFile({ bytes: new Uint8Array(Buffer.from(xml)), most: 10 });
const good = signed(list(contents(service.base64)));

describe('The signature of a trusted list (ETSI TS 119 612 §5.7)', () => {
  it('is verified, and its signer named', () => {
    const file = read(good);
    expect(file.scheme?.signer).toMatchObject({ subject: 'CN=Supervision' });
    expect(file.scheme?.signer?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(file.anchors.map(({ subject }) => subject)).toEqual(['CN=Signing CA']);
  });

  it('is not required: a list without one is reported as unsigned', () => {
    expect(read(list(contents(service.base64))).scheme?.signer).toBeNull();
  });

  const evil = contents(other.base64);
  const signature = /<Signature.*<\/Signature>/s.exec(good)?.[0] ?? '';
  it.each([
    ['another certificate in it', good.replace(service.base64, other.base64)],
    ['another signature over the digest', good.replace(/<SignatureValue>..../, '<SignatureValue>AAAA')],
    ['another certificate of the signer', good.replace(operator.base64, other.base64)],
    [
      'the signed content moved into the signature, and another list around it',
      list(evil + signature.replace('</Signature>', `<Object>${list(contents(service.base64))}</Object></Signature>`)),
    ],
    ['its signature in another element', list(`<SchemeInformation>${signature}</SchemeInformation>${evil}`)],
    ['two signatures', good.replace(signature, signature + signature)],
    [
      'a signature over only a part of it',
      signed(list(contents(service.base64)), operator, { xpath: "//*[local-name(.)='SchemeInformation']" }),
    ],
    [
      'a method that does not match its key',
      signed(list(contents(service.base64)), operator, {
        method: `${MORE}ecdsa-sha256`,
        sign: (octets, key) => signOctets('sha256', octets, key),
      }),
    ],
  ])('refuses a list with %s (security 60)', (_, xml) => {
    expect(xml).not.toBe(good);
    expect(() => read(xml)).toThrow(expect.objectContaining({ kind: 'TRUST_SIGNATURE' }));
  });
});

describe('A trusted list is signed', () => {
  const PSS_KEY = ['rsa-pss', '-pkeyopt', 'rsa_keygen_bits:2048'];
  it.each([
    ['by ECDSA on P-256 with SHA-256', curve('P-256'), `${MORE}ecdsa-sha256`, ecdsa('sha256')],
    ['by ECDSA on P-384 with SHA-512', curve('P-384'), `${MORE}ecdsa-sha512`, ecdsa('sha512')],
    ['by ECDSA on P-521 with SHA-384', curve('P-521'), `${MORE}ecdsa-sha384`, ecdsa('sha384')],
    ['by RSA-PSS with SHA-256', ['rsa:2048'], `${NEWER}sha256-rsa-MGF1`, pss('sha256')],
    ['by RSA-PSS with SHA-512 and a key only for that', PSS_KEY, `${NEWER}sha512-rsa-MGF1`, pss('sha512')],
    [
      'by RSA with SHA-512',
      ['rsa:2048'],
      `${MORE}rsa-sha512`,
      (octets: Buffer, key: string) => signOctets('sha512', octets, key),
    ],
  ] as const)('%s', (_, key, method, sign) => {
    const xml = signed(list(contents(service.base64)), holder('Territory', key), { method, sign });
    expect(read(xml).scheme?.signer?.subject).toBe('CN=Territory');
    const other = xml.replace('<TSLSequenceNumber>7<', '<TSLSequenceNumber>8<');
    expect(other).not.toBe(xml);
    for (const damaged of [other, xml.replace(/<SignatureValue>..../, '<SignatureValue>AAAA')])
      expect(() => read(damaged)).toThrow(expect.objectContaining({ kind: 'TRUST_SIGNATURE' }));
  });

  const SHA1 = 'http://www.w3.org/2000/09/xmldsig#';
  const COMMENTS = 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments';
  it.each<readonly [string, Signing]>([
    [`${SHA1}rsa-sha1`, { method: `${SHA1}rsa-sha1` }],
    [`${MORE}ecdsa-sha1`, { method: `${MORE}ecdsa-sha1`, sign: (octets, key) => signOctets('sha1', octets, key) }],
    [`${NEWER}rsa-pss`, { method: `${NEWER}rsa-pss`, sign: pss('sha256') }],
    [
      'http://www.w3.org/2021/04/xmldsig-more#eddsa-ed25519',
      { method: 'http://www.w3.org/2021/04/xmldsig-more#eddsa-ed25519', sign: (octets) => octets },
    ],
    [`${SHA1}sha1`, { digest: `${SHA1}sha1` }],
    [COMMENTS, { canonical: COMMENTS }],
  ])('by no unsafe or unknown method; the refusal names it: %s (security 60)', (method, over) => {
    expect(() => read(signed(list(contents(service.base64)), operator, over))).toThrow(
      expect.objectContaining({ kind: 'TRUST_ALGORITHM', message: method }),
    );
  });
});

describe('The history of a service (ETSI TS 119 612 §5.6)', () => {
  const former = (status: string, since: string): string =>
    `<ServiceHistory><ServiceHistoryInstance>${standing(status, since)}</ServiceHistoryInstance></ServiceHistory>`;
  const granted = (status: string, history = '') =>
    read(list(contents(service.base64, status, history))).anchors[0]?.granted;
  const [change, start] = [new Date('2024-01-01T00:00:00Z'), new Date('2020-01-01T00:00:00Z')];

  it.each([
    ['granted now', 'granted', '', [{ from: change, until: null }]],
    [
      'withdrawn, and granted before',
      'withdrawn',
      former('granted', '2020-01-01T00:00:00Z'),
      [{ from: start, until: change }],
    ],
    ['granted again', 'granted', former('withdrawn', '2020-01-01T00:00:00Z'), [{ from: change, until: null }]],
    [
      'under the former status of supervision',
      'withdrawn',
      former('undersupervision', '2020-01-01T00:00:00Z'),
      [{ from: start, until: change }],
    ],
  ])('gives the periods of trust: %s', (_, status, history, expected) => {
    expect(granted(status, history)).toEqual(expected);
  });

  it('gives no trust to a service that was never granted', () => {
    const xml = list(contents(service.base64, 'withdrawn', former('withdrawn', '2020-01-01T00:00:00Z')));
    expect(read(xml)).toMatchObject({ anchors: [], skipped: 1 });
  });
});
