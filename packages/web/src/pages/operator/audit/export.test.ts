import type { AuditRow } from '@countersign/contract';
import { expect, test } from 'vitest';
import { auditCsv } from './export.ts';

const row: AuditRow = {
  number: 7,
  datetime: '2026-05-01T01:30:00.000Z',
  kind: 'user.registered',
  actorName: '=cmd|calc',
  personWsid: 'WSID_USER_1',
  envelopeWsid: null,
  ip: '192.0.2.1',
  requestId: null,
  detail: { contact: '138****0001', note: 'a "word"' },
};

test('the export has a header line and a line for each visible row', () => {
  expect(auditCsv([row]).slice(1).split('\r\n')).toEqual([
    '"number","datetime","kind","actorName","personWsid","envelopeWsid","ip","requestId","detail"',
    `7,"2026-05-01T01:30:00.000Z","user.registered","'=cmd|calc","WSID_USER_1","","192.0.2.1","","contact: 138****0001; note: a ""word"""`,
    '',
  ]);
});
