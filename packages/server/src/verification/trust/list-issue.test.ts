import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHierarchy } from '@countersign/pki';
import { expect, it } from 'vitest';
import { readTrusted } from '../trusted-files.ts';
import { type KeptScheme, areOfOneList, compareIssues, newestIssues } from './list-issue.ts';

const list = (more: Record<string, string | null> = {}): KeptScheme => ({
  ...{ territory: 'AT', operatorName: 'Supervision', sequenceNumber: '7', issuedDatetime: '2026-01-01T00:00:00.000Z' },
  ...{ signerFingerprint: 'a', ...more },
});

it.each([
  ['is one that is signed anew', list({ signerFingerprint: 'b' }), true],
  ['is one whose operator has another name', list({ operatorName: 'Authority' }), true],
  ['is no list of another territory', list({ territory: 'BE' }), false],
  ['is no list of others', list({ operatorName: 'Others', signerFingerprint: 'b' }), false],
  ['is no list of others that nobody signed', list({ operatorName: 'Others', signerFingerprint: null }), false],
  ['are no certificates', null, false],
] as const)('An issue of a list %s', (_, other, expected) => {
  expect(areOfOneList(list(), other)).toBe(expected);
});

it.each([
  ['by its number', { sequenceNumber: '10' }, 1],
  ['by its number before its date', { sequenceNumber: '6', issuedDatetime: '2027-01-01T00:00:00.000Z' }, -1],
  ['by its date where the number is the same', { issuedDatetime: '2026-01-02T00:00:00.000Z' }, 1],
  ['by its date where there is no number', { sequenceNumber: null, issuedDatetime: '2025-01-01T00:00:00.000Z' }, -1],
  ['by nothing else', {}, 0],
] as const)('An issue is newer %s', (_, more, expected) => {
  expect(Math.sign(compareIssues(list(more), list()))).toBe(expected);
});

it('Of the issues of a list the newest one speaks, and of equal ones the last', () => {
  const named = (name: string, scheme: KeptScheme) => ({ name, scheme });
  const lists = [
    ...[
      named('old', list()),
      named('same', list({ sequenceNumber: '8' })),
      named('new', list({ sequenceNumber: '8' })),
    ],
    ...[named('other', list({ territory: 'BE' })), named('pem', null), named('more', null)],
  ];
  expect(newestIssues(lists).map(({ name }) => name)).toEqual(['new', 'other', 'pem', 'more']);
});

it('A service that the newest of the files withdraws is not granted by an older one (security 60)', () => {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const { root } = createHierarchy({ organisation: 'One', evaluation: true, pkiUrl: 'http://pki.example:8080', now });
  const uri = 'http://uri.etsi.org/TrstSvc';
  const standing = (
    status: string,
    since: number,
  ) => `<ServiceTypeIdentifier>${uri}/Svctype/CA/QC</ServiceTypeIdentifier>
    <ServiceStatus>${uri}/TrustedList/Svcstatus/${status}</ServiceStatus>
    <StatusStartingTime>${since}-01-01T00:00:00Z</StatusStartingTime>`;
  const issue = (
    number: number,
    present: string,
    history: string,
  ) => `<TrustServiceStatusList xmlns="http://uri.etsi.org/02231/v2#">
    <SchemeInformation><TSLSequenceNumber>${number}</TSLSequenceNumber><SchemeTerritory>DE</SchemeTerritory></SchemeInformation>
    <TrustServiceProviderList><TrustServiceProvider><TSPServices><TSPService><ServiceInformation>
    <ServiceDigitalIdentity><DigitalId><X509Certificate>${Buffer.from(root.certificate).toString('base64')}</X509Certificate>
    </DigitalId></ServiceDigitalIdentity>${present}</ServiceInformation>
    <ServiceHistory><ServiceHistoryInstance>${history}</ServiceHistoryInstance></ServiceHistory>
    </TSPService></TSPServices></TrustServiceProvider></TrustServiceProviderList></TrustServiceStatusList>`;
  const folder = mkdtempSync(join(tmpdir(), 'lists-'));
  try {
    writeFileSync(join(folder, 'a.xml'), issue(2, standing('withdrawn', 2024), standing('granted', 2020)));
    writeFileSync(join(folder, 'b.xml'), issue(1, standing('granted', 2020), ''));
    const [year2020, year2024] = [new Date('2020-01-01T00:00:00Z'), new Date('2024-01-01T00:00:00Z')];
    expect(readTrusted([folder], '').grants.map(({ periods }) => periods)).toEqual([
      [{ from: year2020, until: year2024 }],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
