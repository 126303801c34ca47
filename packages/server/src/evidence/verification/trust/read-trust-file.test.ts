import { createHash } from 'node:crypto';
import { toPem } from '@countersign/asn1';
import { createHierarchy } from '@countersign/pki';
import { describe, expect, it } from 'vitest';
import { readTrustFile } from './read-trust-file.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const authority = (organisation: string) =>
  createHierarchy({ organisation, evaluation: true, pkiUrl: 'http://pki.example:8080', now });
const [one, two] = [await authority('One'), await authority('Two')];
const pem = (...ders: Uint8Array[]): Uint8Array =>
  Buffer.from(ders.map((der) => toPem('CERTIFICATE', der)).join('some text between\n'));
const fingerprint = (der: Uint8Array): string => createHash('sha256').update(der).digest('hex');
const read = (bytes: Uint8Array, most = 10) => readTrustFile({ bytes: new Uint8Array(bytes), most });

const URI = 'http://uri.etsi.org/TrstSvc';
interface Listed {
  readonly type?: string;
  readonly status?: string;
  readonly purpose?: string;
  readonly certificate: Uint8Array;
  readonly former?: Uint8Array;
  readonly since?: string;
}
const listed = ({
  type = 'CA/QC',
  status = 'granted',
  purpose,
  certificate,
  former,
  since = '2020-01-01T00:00:00Z',
}: Listed): string => {
  const facts = (der: Uint8Array, held: string) => `
    <tsl:ServiceTypeIdentifier>${URI}/Svctype/${type}</tsl:ServiceTypeIdentifier>
    <tsl:ServiceName><tsl:Name xml:lang="en">Signing &amp; sealing</tsl:Name></tsl:ServiceName>
    <tsl:ServiceDigitalIdentity><tsl:DigitalId><tsl:X509Certificate>
      ${Buffer.from(der).toString('base64').replace(/.{60}/g, '$&\n      ')}
    </tsl:X509Certificate></tsl:DigitalId></tsl:ServiceDigitalIdentity>
    <tsl:ServiceStatus>${URI}/TrustedList/Svcstatus/${held}</tsl:ServiceStatus>
    <tsl:StatusStartingTime>${since}</tsl:StatusStartingTime>`;
  const extension =
    purpose === undefined
      ? ''
      : `<tsl:ServiceInformationExtensions><tsl:Extension Critical="true"><tsl:AdditionalServiceInformation>
         <tsl:URI xml:lang="en">${URI}/TrustedList/SvcInfoExt/${purpose}</tsl:URI>
         </tsl:AdditionalServiceInformation></tsl:Extension></tsl:ServiceInformationExtensions>`;
  const history =
    former === undefined
      ? ''
      : `<tsl:ServiceHistory><tsl:ServiceHistoryInstance>${facts(former, 'granted')}
         </tsl:ServiceHistoryInstance></tsl:ServiceHistory>`;
  return `<tsl:TSPService><tsl:ServiceInformation>${facts(certificate, status)}${extension}
    </tsl:ServiceInformation>${history}</tsl:TSPService>`;
};
const list = (...services: Listed[]): Uint8Array =>
  Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-8"?>
  <tsl:TrustServiceStatusList xmlns:tsl="http://uri.etsi.org/02231/v2#"><tsl:SchemeInformation>
    <tsl:TSLSequenceNumber>42</tsl:TSLSequenceNumber>
    <tsl:SchemeOperatorName><tsl:Name xml:lang="en">Supervision</tsl:Name></tsl:SchemeOperatorName>
    <tsl:SchemeTerritory>AT</tsl:SchemeTerritory>
    <tsl:ListIssueDateTime>2026-10-01T00:00:00Z</tsl:ListIssueDateTime>
    <tsl:NextUpdate><tsl:dateTime>2027-04-01T00:00:00Z</tsl:dateTime></tsl:NextUpdate>
  </tsl:SchemeInformation><tsl:TrustServiceProviderList><tsl:TrustServiceProvider>
    <tsl:TSPInformation><tsl:TSPName><tsl:Name xml:lang="en">Provider</tsl:Name></tsl:TSPName></tsl:TSPInformation>
    <tsl:TSPServices>${services.map(listed).join('')}</tsl:TSPServices>
  </tsl:TrustServiceProvider></tsl:TrustServiceProviderList></tsl:TrustServiceStatusList>`);

describe('Certificates as a file', () => {
  it('are read from PEM, each once, and from DER; only those of authorities', () => {
    const bytes = pem(one.root.certificate, one.root.certificate, one.tsa.certificate, two.issuing.certificate);
    const file = read(bytes);
    expect(file).toMatchObject({ kind: 'CERTIFICATES', scheme: null, skipped: 2, digest: fingerprint(bytes) });
    expect(file.anchors.map((anchor) => anchor.fingerprint)).toEqual(
      [one.root.certificate, two.issuing.certificate].map(fingerprint),
    );
    expect(read(one.root.certificate).anchors[0]?.subject).toContain('One');
  });

  it.each([
    ['text', Buffer.from('nothing'), 'TRUST_TYPE'],
    ['a web page', Buffer.from('<!doctype html><html></html>'), 'TRUST_TYPE'],
    ['an unfinished list', list({ certificate: one.root.certificate }).subarray(0, 900), 'TRUST_TYPE'],
    ["a certificate that is not an authority's", pem(one.tsa.certificate), 'TRUST_EMPTY'],
    ['octets that begin like a certificate', Buffer.from([0x30, 0x82, 1, 2, 3]), 'TRUST_EMPTY'],
    ['more than the limit', pem(one.root.certificate, one.issuing.certificate, two.root.certificate), 'TRUST_LIMIT'],
  ])('are refused if the file is %s', (_what, bytes, kind) => {
    expect(() => read(bytes, 2)).toThrow(expect.objectContaining({ kind }));
  });
});

describe('A trusted list (ETSI TS 119 612)', () => {
  it('gives the services currently granted for signatures, with their provider and the head of the list', () => {
    const file = read(
      list(
        { certificate: one.issuing.certificate, purpose: 'ForeSignatures', former: two.root.certificate },
        { certificate: two.issuing.certificate, purpose: 'ForWebSiteAuthentication' },
        { certificate: two.issuing.certificate, status: 'withdrawn' },
        { certificate: two.issuing.certificate, type: 'EDS/Q' },
        { certificate: one.tsa.certificate, type: 'TSA/QTST' },
        { certificate: two.issuing.certificate, type: 'TSA/QTST' },
      ),
    );
    expect(file.anchors.map((anchor) => anchor.fingerprint)).toEqual(
      [one.issuing.certificate, one.tsa.certificate].map(fingerprint),
    );
    expect(file.skipped).toBe(4);
    expect(file.anchors[0]).toMatchObject({ provider: 'Provider', service: 'Signing & sealing' });
    expect(file.scheme).toEqual({
      territory: 'AT',
      operatorName: 'Supervision',
      sequenceNumber: '42',
      issuedAt: new Date('2026-10-01T00:00:00Z'),
      signer: null,
      nextUpdateAt: new Date('2027-04-01T00:00:00Z'),
    });
  });

  it('may contain no granted service, such as a list whose scheme has ended', () => {
    const ended = { anchors: [], pointers: [], scheme: { sequenceNumber: '42' } };
    expect(read(list())).toMatchObject({ ...ended, skipped: 0 });
    expect(read(list({ certificate: one.issuing.certificate, status: 'withdrawn' }))).toMatchObject(ended);
  });

  it('gives no trust to a service without a start date', () => {
    expect(read(list({ certificate: one.issuing.certificate, since: '' })).anchors).toEqual([]);
  });

  it.each([
    ['SchemeTerritory', /<tsl:SchemeTerritory>.*<\/tsl:SchemeTerritory>/, ''],
    ['SchemeTerritory', '>AT<', '>at<'],
    ['SchemeTerritory', '<tsl:SchemeTerritory>', '<tsl:SchemeTerritory>AT</tsl:SchemeTerritory><tsl:SchemeTerritory>'],
    ['SchemeOperatorName', '>Supervision<', '><'],
    ['TSLSequenceNumber', '>42<', '>-1<'],
    ['TSLSequenceNumber', '>42<', '>10000000000000000000<'],
    ['ListIssueDateTime', '>2026-10-01T00:00:00Z<', '>soon<'],
    ['NextUpdate', /<tsl:NextUpdate>.*<\/tsl:NextUpdate>/, ''],
  ] as const)('is refused without a valid %s (%s to "%s"), which is mandatory', (part, from, to) => {
    const whole = Buffer.from(list({ certificate: one.root.certificate })).toString('utf8');
    expect(whole.replace(from, to)).not.toBe(whole);
    expect(() => read(Buffer.from(whole.replace(from, to)))).toThrow(
      expect.objectContaining({ kind: 'TRUST_INCOMPLETE', message: part }),
    );
  });

  it('may not define entities (security 51)', () => {
    const evil = Buffer.from(
      Buffer.from(list({ certificate: one.root.certificate }))
        .toString('utf8')
        .replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>'),
    );
    expect(() => read(evil)).toThrow(expect.objectContaining({ kind: 'TRUST_TYPE' }));
  });

  it('has a limit on nesting, so that its cost is bounded by its size (security 51)', () => {
    const nested = (depth: number) => {
      const whole = Buffer.from(list({ certificate: one.root.certificate })).toString('utf8');
      const deep = '<x>'.repeat(depth) + '</x>'.repeat(depth);
      return Buffer.from(whole.replace('<tsl:TrustServiceProviderList>', `${deep}<tsl:TrustServiceProviderList>`));
    };
    expect(read(nested(60)).anchors).toHaveLength(1);
    expect(() => read(nested(64))).toThrow(expect.objectContaining({ kind: 'TRUST_TYPE' }));
  });
});
