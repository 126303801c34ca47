import { createHash } from 'node:crypto';
import { parseCertificate } from '@countersign/asn1';
import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { verifyPdf } from '@countersign/pdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDocuments } from '../../contracts/index.ts';
import { type Job, enqueue } from '../../platform/index.ts';
import { listAudit, listRevisions } from '../../signing/index.ts';
import { placedEnvelope, signPlaced } from '../../signing/ceremony/testing/placed-draft.ts';
import { drawn, isPrefix } from '../../signing/ceremony/testing/signing-world.ts';
import type { Started } from '../../signing/ceremony/testing/started-envelope.ts';
import { RENEW_JOB } from './job-kinds.ts';
import { nextField, renewArchive } from './renew.ts';
import { type DueQuestion, countDueArchives } from './store.ts';
import { type FinishedWorld, P256, openFinishedWorld } from './testing/finished.ts';

const RSA = 'sha256-rsa-3072';

let open: FinishedWorld;
let { world, judges, li, head, loaded, finished, atLevel, allRoots } = {} as FinishedWorld;
beforeAll(async () => {
  open = await openFinishedWorld();
  ({ world, judges, li, head, loaded, finished, atLevel, allRoots } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const verify = async (file: Uint8Array) =>
  verifyPdf(file, { roots: await allRoots(), now: world.clock.now(), needsStatus: true });
const documentsOf = (started: Started) => world.services.db.withTx((tx) => findDocuments(tx, started.envelopeId));
const evidenceOf = async (started: Started): Promise<Uint8Array> =>
  world.services.blobs.get((await loaded(started)).row.evidenceDigest ?? '');

async function renew({ envelopeId }: Started): Promise<void> {
  const now = world.clock.now();
  const { db, ids } = world.services;
  const owed = { id: ids.next(), kind: RENEW_JOB, key: envelopeId, payload: { envelopeId }, runAt: now, now };
  await db.withTx((tx) => enqueue(tx, owed));
  await world.app.jobs.drain();
}

it('The number of the next time-stamp field follows that of the last one', () => {
  expect(['DocumentTimestamp', 'DocumentTimestamp_R2', 'a_WSID_ENVE_R9'].map(nextField)).toEqual([
    'DocumentTimestamp_R2',
    'DocumentTimestamp_R3',
    'a_WSID_ENVE_R10',
  ]);
});

describe('A finished contract', () => {
  it('records when its archive ends, and contains all validation data of its signatures and their time-stamps', async () => {
    const started = await finished();
    const { tsa } = await world.services.signer.certificates();
    const { row } = await loaded(started);
    const { notAfter } = parseCertificate(tsa);
    expect([row.archiveEndsAt, row.evidenceEndsAt]).toEqual([notAfter, notAfter]);
    expect([row.archiveAlgorithm, row.evidenceAlgorithm]).toEqual([P256, P256]);
    for (const [at, { headDigest, completedDigest }] of (await documentsOf(started)).entries()) {
      expect(completedDigest).toBe(headDigest);
      const report = await verify(await head(started, at));
      expect(report).toMatchObject({ valid: true, signatures: [{ level: 'PAdES-B-LTA', indication: 'TOTAL_PASSED' }] });
      expect([...report.signatures, ...report.timestamps].flatMap(({ notes }) => notes)).toEqual([]);
    }
  });

  it('gets another document time-stamp as a further revision of each document, and so does its evidence', async () => {
    const started = await finished();
    const before = await head(started);
    const evidence = await evidenceOf(started);
    await renew(started);
    const after = await head(started);
    expect(isPrefix(before, after)).toBe(true);
    expect(judges.qpdf(after)).toBe('');
    expect(judges.timestamp(after)).toBe('');
    expect(judges.pdfsig(after).filter(({ isTimestamp }) => !isTimestamp)).toMatchObject([
      { valid: true, trusted: true },
    ]);
    expect(await verify(after)).toMatchObject({
      valid: true,
      signatures: [{ level: 'PAdES-B-LTA', modifications: 'PERMITTED' }],
      timestamps: [{ modifications: 'PERMITTED' }, { coversWholeFile: true, indication: 'TOTAL_PASSED' }],
    });
    const renewed = await evidenceOf(started);
    expect(isPrefix(evidence, renewed)).toBe(true);
    expect(judges.timestamp(renewed)).toBe('');
    const revisions = await world.services.db.withTx((tx) => listRevisions(tx, started.envelopeId));
    const line = revisions.filter(({ fileId }) => fileId === revisions[0]?.fileId);
    expect(line.map(({ kind }) => kind).slice(-3)).toEqual(['TIMESTAMP', 'VALIDATION', 'TIMESTAMP']);
    line.slice(1).forEach((revision, index) => expect(revision.previousDigest).toBe(line[index]?.digest));
    const [said] = await world.services.db.withTx((tx) =>
      listAudit(tx, started.envelopeId, ['envelope.archiveRenewed']),
    );
    expect(Object.values(said?.detail ?? {})).toContain(line.at(-1)?.digest);
    const { documents } = await li.call(api.listDocuments, { params: { envelopeWsid: started.envelopeWsid } });
    expect(documents[0]).toMatchObject({ digest: sha256(after), completedDigest: sha256(before) });
    const [{ fileHref }] = documents as [(typeof documents)[0]];
    const download = await li.fetch(fileHref.href);
    expect(download.headers.get('x-completed-digest')).toBe(sha256(before));
    const former = await li.fetch(`${fileHref.href}?digest=${sha256(before)}`);
    expect(Buffer.from(await former.arrayBuffer()).equals(before)).toBe(true);
  });

  it('may be renewed again and again', async () => {
    const started = await finished({ documents: 2 });
    for (let times = 0; times < 2; times++) await renew(started);
    const { valid, timestamps, notes } = await verify(await head(started, 1));
    expect({ valid, fields: timestamps.map(({ fieldName }) => fieldName), notes }).toEqual({
      valid: true,
      fields: ['', '_R2', '_R3'].map((end) => `DocumentTimestamp${end}`),
      notes: [],
    });
  });
});

describe('A renewal', () => {
  it('is due as long as the authority can make a better time-stamp than the present one', async () => {
    await finished();
    const { tsa } = await world.services.signer.certificates();
    const { notAfter: until } = parseCertificate(tsa);
    const count = (question: Partial<DueQuestion>) =>
      world.services.db.withTx((tx) =>
        countDueArchives(tx, { until, weakAlgorithms: [], present: { endsAt: until, algorithm: P256 }, ...question }),
      );
    const later = new Date(until.getTime() + 1000);
    const earlier = new Date(until.getTime() - 1000);
    expect(await count({})).toBe(0);
    expect(await count({ present: { endsAt: later, algorithm: P256 } })).toBeGreaterThan(0);
    expect(await count({ until: earlier, present: { endsAt: later, algorithm: P256 } })).toBe(0);
    expect(await count({ weakAlgorithms: [P256] })).toBe(0);
    expect(await count({ weakAlgorithms: [P256], present: { endsAt: until, algorithm: RSA } })).toBeGreaterThan(0);
    expect(await count({ weakAlgorithms: [RSA], present: { endsAt: until, algorithm: 'sha256-rsa-4096' } })).toBe(0);
  });

  it.each([
    ['B-LTA', 'envelope.archiveRenewed', { valid: true, stamps: 2 }],
    ['B-LT', 'envelope.evidenceRenewed', { valid: true, stamps: 0 }],
  ] as const)('that loses a race changes nothing at %s', async (level, kind, expected) => {
    const started = await atLevel(level, finished);
    const attempt = (): Job => ({
      id: '',
      kind: RENEW_JOB,
      key: started.envelopeId,
      payload: { envelopeId: started.envelopeId },
      attempt: 1,
      abort: new AbortController().signal,
      now: world.clock.now(),
      finishIn: () => Promise.resolve(),
    });
    const ended = await Promise.allSettled([attempt(), attempt()].map((job) => renewArchive(world.services, job)));
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { valid, timestamps } = await verify(await head(started));
    expect({ valid, stamps: timestamps.length }).toEqual(expected);
    const report = await verify(await evidenceOf(started));
    expect({ valid: report.valid, stamps: report.timestamps.length }).toEqual({ valid: true, stamps: 2 });
    expect(await world.services.db.withTx((tx) => listAudit(tx, started.envelopeId, [kind]))).toHaveLength(1);
  });

  it('below B-LTA renews only the report, even where the upload contained a document time-stamp', async () => {
    const pdf = await head(await finished());
    const position = { ulx: 300, uly: 190, lrx: 400, lry: 150 };
    const forms = [{ formType: 'WRITE_SIGN' as const, page: 1, position }];
    const placed = await atLevel('B-LT', async () => {
      const wish = { sender: open.sender, pdf, signers: [{ person: li, sequence: 1, forms }] };
      const sent = await placedEnvelope(wish);
      await signPlaced(li, sent, 0, { WRITE_SIGN: drawn() });
      await world.app.jobs.drain();
      return sent;
    });
    const { envelopeWsid } = placed.params;
    const envelopeId = fromWsid('envelope', envelopeWsid) ?? '';
    const started: Started = { ...placed, envelopeId, envelopeWsid, fileWsids: [placed.fileWsid] };
    const [documents, report] = [await documentsOf(started), await evidenceOf(started)];
    expect((await verify(await head(started))).timestamps).toMatchObject([{ coversWholeFile: false }]);
    await renew(started);
    expect(await documentsOf(started)).toEqual(documents);
    const renewed = await evidenceOf(started);
    expect(isPrefix(report, renewed)).toBe(true);
    expect((await verify(renewed)).timestamps).toHaveLength(2);
    expect((await loaded(started)).row.archiveEndsAt).toBeNull();
  });
});

describe('The level of a finished contract', () => {
  it.each([
    ['B-B', 'CLAIMED', ['SIGN']],
    ['B-T', 'TIMESTAMP', ['SIGN']],
    ['B-LT', 'TIMESTAMP', ['SIGN', 'VALIDATION']],
    ['B-LTA', 'TIMESTAMP', ['SIGN', 'VALIDATION', 'TIMESTAMP']],
  ] as const)('is %s if configured so', async (signatureLevel, timeSource, kinds) => {
    const started = await atLevel(signatureLevel, finished);
    const file = await head(started);
    expect(await verify(file)).toMatchObject({
      signatures: [{ level: `PAdES-${signatureLevel}`, timeSource, integrity: true }],
    });
    expect(judges.qpdf(file)).toBe('');
    expect(judges.signature(file)).toBe('');
    const lines = judges.pdfsig(file).filter(({ isTimestamp }) => !isTimestamp);
    expect(lines).toMatchObject([{ signer: '李雷', valid: true, trusted: true, whole: kinds.length === 1 }]);
    if (signatureLevel === 'B-LTA') expect(judges.timestamp(file)).toBe('');
    const { row } = await loaded(started);
    expect({ status: row.status, isArchived: row.archiveEndsAt !== null }).toEqual({
      status: 'ED_SUCCESS',
      isArchived: signatureLevel === 'B-LTA',
    });
    const revisions = await world.services.db.withTx((tx) => listRevisions(tx, started.envelopeId));
    const line = revisions.filter(({ fileId }) => fileId === revisions[0]?.fileId);
    expect(line.slice(-kinds.length).map(({ kind }) => kind)).toEqual(kinds);
    expect(judges.text(await evidenceOf(started))).toContain(line.at(-1)?.digest.slice(0, 16));
  });
});
