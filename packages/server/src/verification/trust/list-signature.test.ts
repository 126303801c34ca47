import { createWorkbench } from '@countersign/asn1/testing';
import { fromPem } from '@countersign/asn1';
import { SignedXml } from 'xml-crypto';
import { describe, expect, it } from 'vitest';
import { readTrustFile } from './read-trust-file.ts';

/** A certificate and its key, made by OpenSSL. */
function holder(subject: string): { readonly key: string; readonly pem: string; readonly base64: string } {
  const bench = createWorkbench();
  try {
    bench.openssl(
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${subject}`, '-days', '9'],
      ...['-keyout', 'key.pem', '-out', 'cert.pem'],
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
const other = holder('Somebody else');

const NAMES = 'xmlns="http://uri.etsi.org/02231/v2#"';
const TYPES = 'http://uri.etsi.org/TrstSvc';
const standing = (status: string, since: string): string =>
  `<ServiceTypeIdentifier>${TYPES}/Svctype/CA/QC</ServiceTypeIdentifier>
   <ServiceStatus>${TYPES}/TrustedList/Svcstatus/${status}</ServiceStatus>
   <StatusStartingTime>${since}</StatusStartingTime>`;
const contents = (certificate: string, status = 'granted', history = ''): string => `<SchemeInformation>
  <TSLSequenceNumber>7</TSLSequenceNumber><SchemeTerritory>AT</SchemeTerritory></SchemeInformation>
  <TrustServiceProviderList><TrustServiceProvider><TSPServices><TSPService><ServiceInformation>
  <ServiceDigitalIdentity><DigitalId><X509Certificate>${certificate}</X509Certificate></DigitalId></ServiceDigitalIdentity>
  ${standing(status, '2024-01-01T00:00:00Z')}</ServiceInformation>${history}</TSPService></TSPServices>
  </TrustServiceProvider></TrustServiceProviderList>`;
const list = (inner: string): string => `<TrustServiceStatusList ${NAMES} Id="list">${inner}</TrustServiceStatusList>`;
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

/** The list with an enveloped signature, over the root unless told otherwise. */
function signed(xml: string, by = operator, over: { readonly xpath?: string; readonly hash?: string } = {}): string {
  const signer = new SignedXml({ privateKey: by.key, publicCert: by.pem, idAttribute: 'Id' });
  signer.canonicalizationAlgorithm = EXCLUSIVE;
  signer.signatureAlgorithm = `http://www.w3.org/${over.hash === 'sha1' ? '2000/09/xmldsig#rsa-sha1' : '2001/04/xmldsig-more#rsa-sha256'}`;
  signer.addReference({
    xpath: over.xpath ?? "/*[local-name(.)='TrustServiceStatusList']",
    ...{ transforms: [ENVELOPED, EXCLUSIVE], digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256' },
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

  it('is not asked of a list that carries none, which is told', () => {
    expect(read(list(contents(service.base64))).scheme?.signer).toBeNull();
  });

  const evil = contents(other.base64);
  const signature = /<Signature.*<\/Signature>/s.exec(good)?.[0] ?? '';
  it.each([
    ['another certificate in it', good.replace(service.base64, other.base64)],
    ['another signature over the digest', good.replace(/<SignatureValue>..../, '<SignatureValue>AAAA')],
    ['another certificate of the signer', good.replace(operator.base64, other.base64)],
    [
      'what is signed moved into the signature, and another list around it',
      list(evil + signature.replace('</Signature>', `<Object>${list(contents(service.base64))}</Object></Signature>`)),
    ],
    ['its signature within another element', list(`<SchemeInformation>${signature}</SchemeInformation>${evil}`)],
    ['two signatures', good.replace(signature, signature + signature)],
    [
      'a signature over a part of it alone',
      signed(list(contents(service.base64)), operator, { xpath: "//*[local-name(.)='SchemeInformation']" }),
    ],
    ['a signature by SHA-1', signed(list(contents(service.base64)), operator, { hash: 'sha1' })],
  ])('refuses a list with %s (security 60)', (_, xml) => {
    expect(xml).not.toBe(good);
    expect(() => read(xml)).toThrow(expect.objectContaining({ kind: 'TRUST_SIGNATURE' }));
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
      'of the time of supervision',
      'withdrawn',
      former('undersupervision', '2020-01-01T00:00:00Z'),
      [{ from: start, until: change }],
    ],
  ])('tells when it was believed: %s', (_, status, history, expected) => {
    expect(granted(status, history)).toEqual(expected);
  });

  it('believes none that never was', () => {
    expect(() => granted('withdrawn', former('withdrawn', '2020-01-01T00:00:00Z'))).toThrow(
      expect.objectContaining({ kind: 'TRUST_EMPTY' }),
    );
  });
});
