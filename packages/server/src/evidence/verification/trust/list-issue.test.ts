import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHierarchy } from '@countersign/pki';
import { describe, expect, it } from 'vitest';
import { readTrusted } from '../command/trusted-files.ts';
import { type KeptScheme, areOfOneList, compareIssues, newestIssues, overdueSince } from './list-issue.ts';

const list = (more: Record<string, string | null> = {}): KeptScheme => ({
  territory: 'AT',
  operatorName: 'Supervision',
  sequenceNumber: '7',
  issuedDatetime: '2026-01-01T00:00:00.000Z',
  signerFingerprint: 'a',
  ...more,
});

it.each([
  ['matches one with another signer', list({ signerFingerprint: 'b' }), true],
  ['matches one with another operator name', list({ operatorName: 'Authority' }), true],
  ['does not match a list of another territory', list({ territory: 'BE' }), false],
  ['does not match another operator and signer', list({ operatorName: 'Others', signerFingerprint: 'b' }), false],
  ['does not match an unsigned list of another one', list({ operatorName: 'Others', signerFingerprint: null }), false],
  ['does not match certificates', null, false],
] as const)('An issue of a list %s', (_, other, expected) => {
  expect(areOfOneList(list(), other)).toBe(expected);
});

it.each([
  ['by its number', { sequenceNumber: '10' }, 1],
  ['by its number before its date', { sequenceNumber: '6', issuedDatetime: '2027-01-01T00:00:00.000Z' }, -1],
  ['by its date where the number is the same', { issuedDatetime: '2026-01-02T00:00:00.000Z' }, 1],
  ['by its date where there is no number', { sequenceNumber: null, issuedDatetime: '2025-01-01T00:00:00.000Z' }, -1],
  ['never for equal number and date', {}, 0],
] as const)('An issue is newer %s', (_, more, expected) => {
  expect(Math.sign(compareIssues(list(more), list()))).toBe(expected);
});

it('The newest issue of a list counts, and the last of equal ones', () => {
  const named = (name: string, scheme: KeptScheme) => ({ name, scheme });
  const lists = [
    named('old', list()),
    named('same', list({ sequenceNumber: '8' })),
    named('new', list({ sequenceNumber: '8' })),
    named('other', list({ territory: 'BE' })),
    named('pem', null),
    named('more', null),
  ];
  expect(newestIssues(lists).map(({ name }) => name)).toEqual(['new', 'other', 'pem', 'more']);
});

it('A list is overdue from the day on which its next issue was due', () => {
  const next = '2026-06-01T00:00:00.000Z';
  const at = (instant: string) => overdueSince(list({ nextUpdateDatetime: next }), new Date(instant));
  expect([at('2026-05-31T23:59:59Z'), at('2026-06-01T00:00:01Z')]).toEqual([null, next]);
  expect(overdueSince(list(), new Date(next))).toBeNull();
});

describe('Trusted lists in files', async () => {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const { root } = await createHierarchy({
    organisation: 'One',
    evaluation: true,
    pkiUrl: 'http://pki.example:8080',
    now,
  });
  const uri = 'http://uri.etsi.org/TrstSvc';
  const standing = (
    status: string,
    since: number,
  ) => `<ServiceTypeIdentifier>${uri}/Svctype/CA/QC</ServiceTypeIdentifier>
    <ServiceStatus>${uri}/TrustedList/Svcstatus/${status}</ServiceStatus>
    <StatusStartingTime>${since}-01-01T00:00:00Z</StatusStartingTime>`;
  const service = (present: string, history: string) => `<TSPService><ServiceInformation>
    <ServiceDigitalIdentity><DigitalId><X509Certificate>${Buffer.from(root.certificate).toString('base64')}</X509Certificate>
    </DigitalId></ServiceDigitalIdentity>${present}</ServiceInformation>
    <ServiceHistory><ServiceHistoryInstance>${history}</ServiceHistoryInstance></ServiceHistory></TSPService>`;
  const issue = (number: number, services: string) => `<TrustServiceStatusList xmlns="http://uri.etsi.org/02231/v2#">
    <SchemeInformation><TSLSequenceNumber>${number}</TSLSequenceNumber><SchemeTerritory>DE</SchemeTerritory>
    <SchemeOperatorName><Name>Supervision</Name></SchemeOperatorName><ListIssueDateTime>2026-10-01T00:00:00Z</ListIssueDateTime>
    <NextUpdate/></SchemeInformation>
    <TrustServiceProviderList><TrustServiceProvider><TSPServices>${services}</TSPServices></TrustServiceProvider>
    </TrustServiceProviderList></TrustServiceStatusList>`;
  const trusted = (...lists: readonly string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'lists-'));
    try {
      for (const [i, xml] of lists.entries()) writeFileSync(join(folder, `${i}.xml`), xml);
      return readTrusted([folder], '', now);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const granted = issue(1, service(standing('granted', 2020), ''));

  it('do not grant a service that the newest issue withdraws and an older one grants (security 60)', () => {
    const [year2020, year2024] = [new Date('2020-01-01T00:00:00Z'), new Date('2024-01-01T00:00:00Z')];
    const newest = issue(2, service(standing('withdrawn', 2024), standing('granted', 2020)));
    expect(trusted(newest, granted).grants.map(({ periods }) => periods)).toEqual([
      [{ from: year2020, until: year2024 }],
    ]);
  });

  it('end all trust by a newest issue without services, which is refused if it is the only one (security 60)', () => {
    expect(trusted(granted).roots).toHaveLength(1);
    expect(trusted(issue(2, ''), granted).roots).toEqual([]);
    expect(() => trusted(issue(2, ''))).toThrow('contains no certificate');
  });
});
