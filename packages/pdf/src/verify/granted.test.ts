import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { joinRevision, prepareRevision } from '../sign/revisions.ts';
import { customPdf } from '../testing/sample-pdfs.ts';
import { TestAuthority, signFile } from '../testing/test-authority.ts';
import { verifyDetached } from './detached.ts';
import { embeddedSignatures } from './embedded.ts';
import { verifyPdf } from './verify.ts';

const now = new Date('2026-05-04T03:02:01Z');
const before = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const validity = { from: before(1000), to: new Date('2036-01-01T00:00:00Z') };
const [service, stamping] = [new TestAuthority(validity), new TestAuthority(validity)];
const [alice, stamper] = [service.signer('Alice'), stamping.stamper()];
const upload = customPdf({ pages: [{}] });
const prepared = joinRevision(
  upload,
  prepareRevision(upload, { fields: [{ kind: 'SIGNATURE', fieldId: 'alice', place: null }] }),
);
const request = { fieldId: 'alice', signingTime: before(100) };
const stamped = signFile(prepared, alice, request, { stamp: { by: stamper, at: before(100) } });
const claimed = signFile(prepared, alice, request);

/** The result if the signer's service was granted for a period; the time-stamp's service always is. */
const judge = (file: Uint8Array, from: Date | null, until: Date | null) =>
  verifyPdf(file, {
    roots: [service, stamping].map(({ root }) => root.certificate),
    now,
    grants: [
      {
        fingerprint: createHash('sha256').update(service.root.certificate).digest('hex'),
        periods: [{ from, until }],
      },
    ],
  }).signatures[0];

it.each([
  ['still granted', stamped, null, null, 'TOTAL_PASSED', null],
  [
    'signed before the service was withdrawn, as a time-stamp proves',
    stamped,
    before(500),
    before(50),
    'TOTAL_PASSED',
    null,
  ],
  ['signed after the withdrawal', stamped, before(500), before(200), 'INDETERMINATE', 'NO_CERTIFICATE_CHAIN_FOUND'],
  ['signed before it was granted', stamped, before(50), null, 'INDETERMINATE', 'NO_CERTIFICATE_CHAIN_FOUND'],
  [
    'signed before the service was withdrawn, but only by its claimed time',
    claimed,
    null,
    before(50),
    'INDETERMINATE',
    'NO_CERTIFICATE_CHAIN_FOUND_NO_POE',
  ],
] as const)('a signature is %s', (_, file, from, until, indication, subIndication) => {
  expect(judge(file, from, until)).toMatchObject({ integrity: true, indication, subIndication });
});

it.each([
  ['was still granted', before(500), before(50), true, null],
  ['had been withdrawn', before(500), before(200), false, 'NO_CERTIFICATE_CHAIN_FOUND'],
  ['was not granted yet', before(50), null, false, 'NO_CERTIFICATE_CHAIN_FOUND'],
] as const)('a detached signature is verified by a service that %s', (_, from, until, passed, failure) => {
  const range = /ByteRange ?\[ ?(\d+) (\d+) (\d+) (\d+)/.exec(Buffer.from(stamped).toString('latin1'));
  const [start = 0, length = 0, rest = 0, more = 0] = (range ?? []).slice(1).map(Number);
  const content = Buffer.concat([stamped.subarray(start, start + length), stamped.subarray(rest, rest + more)]);
  const cms = embeddedSignatures(stamped)[0]?.cms ?? new Uint8Array();
  const trusting = (fallible: TestAuthority) =>
    verifyDetached(cms, content, {
      roots: [service, stamping].map(({ root }) => root.certificate),
      certificates: [],
      ocsps: [],
      crls: [],
      grants: [
        {
          fingerprint: createHash('sha256').update(fallible.root.certificate).digest('hex'),
          periods: [{ from, until }],
        },
      ],
    });
  expect(trusting(service)).toMatchObject({ passed, failure });
  expect(trusting(stamping)).toMatchObject({ passed, failure });
});
