import { createHash } from 'node:crypto';
import { parseCertificate, toPem } from '@countersign/asn1';
import { api } from '@countersign/contract';
import { verifyPdf } from '@countersign/pdf';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueue } from '../jobs/enqueue.ts';
import type { Job } from '../jobs/job.ts';
import { listDocuments } from '../envelopes/reads.ts';
import { storedFiles } from '../evidence/collect-parts.ts';
import { archiveParts } from '../evidence/make-archive.ts';
import { readArchived } from '../evidence/read-archive.ts';
import { listAudit, listRevisions } from '../signing/store.ts';
import type { Started } from '../signing/testing/started-envelope.ts';
import {
  type SigningWorld,
  SIGN,
  contract,
  isPrefix,
  openSigningWorld,
  sign,
} from '../signing/testing/signing-world.ts';
import { verifyArchive } from '../verification/archive/verify-archive.ts';
import { RENEW_JOB } from './job-kinds.ts';
import { nextField, renewArchive } from './renew.ts';
import { type DueQuestion, countDueArchives } from './store.ts';

let open: SigningWorld;
let { world, judges, li, start, head, loaded } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld({ ARCHIVE_RENEWAL_DAYS: '400' });
  ({ world, judges, li, start, head, loaded } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

const [P256, RSA] = ['sha256-ecdsa-p256', 'sha256-rsa-3072'];
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const rootsOf = async (): Promise<Uint8Array[]> =>
  (await world.house.signer.generations()).flatMap(({ role, certificate }) => (role === 'ROOT' ? [certificate] : []));
const verify = async (file: Uint8Array) => verifyPdf(file, { roots: await rootsOf(), now: world.clock.now() });
const documentsOf = (started: Started) => world.house.db.withTx((tx) => listDocuments(tx, started.envelopeId));
const evidenceOf = async (started: Started): Promise<Uint8Array> =>
  world.house.blobs.get((await loaded(started)).row.evidenceDigest ?? '');

/** What a session that has long ended would be sent. */
const archiveOf = async ({ envelopeId }: Started): Promise<Uint8Array> => {
  const { db, blobs } = world.house;
  const envelope = await db.withTx((tx) => readArchived(tx, envelopeId));
  const parts = (await archiveParts(world.house, envelope)).map(({ path, bytes }) => [path, bytes] as const);
  const stored = storedFiles(envelope).map(async ({ path, digest }) => [path, await blobs.get(digest)] as const);
  return zipSync(Object.fromEntries([...parts, ...(await Promise.all(stored))]), { level: 0 });
};

async function finished({ documents = 1 }: { readonly documents?: number } = {}): Promise<Started> {
  const numbers = Array.from({ length: documents }, (_, number) => number);
  const forms = numbers.map((document) => ({ ...SIGN, document }));
  const started = await start(
    [{ person: li, sequence: 1, forms }],
    numbers.map((number) => contract(`${number} 甲`)),
  );
  await sign(li, started, 0);
  await world.app.jobs.drain();
  return started;
}
async function renew({ envelopeId }: Started): Promise<void> {
  const now = world.clock.now();
  const { db, ids } = world.house;
  const owed = { id: ids.next(), kind: RENEW_JOB, key: envelopeId, payload: { envelopeId }, runAt: now, now };
  await db.withTx((tx) => enqueue(tx, owed));
  await world.app.jobs.drain();
}

it('The next field of a time-stamp is counted from the last one', () => {
  expect(['DocumentTimestamp', 'DocumentTimestamp_R2', 'a_WSID_ENVE_R9'].map(nextField)).toEqual([
    'DocumentTimestamp_R2',
    'DocumentTimestamp_R3',
    'a_WSID_ENVE_R10',
  ]);
});

describe('A finished contract', () => {
  it('knows when its archive ends, and holds all that validates its signatures and their time-stamps', async () => {
    const started = await finished();
    const { tsa } = await world.house.signer.certificates();
    const { row } = await loaded(started);
    expect(row.archiveEndsAt).toEqual(parseCertificate(tsa).notAfter);
    expect(row.archiveAlgorithm).toBe('sha256-ecdsa-p256');
    for (const [at, { headDigest, completedDigest }] of (await documentsOf(started)).entries()) {
      expect(completedDigest).toBe(headDigest);
      const report = await verify(await head(started, at));
      expect(report).toMatchObject({ valid: true, signatures: [{ level: 'PAdES-B-LTA', indication: 'TOTAL_PASSED' }] });
      expect([...report.signatures, ...report.timestamps].flatMap(({ notes }) => notes)).toEqual([]);
    }
  });

  it('gets a further document time-stamp, as further revisions of the same line, and so does its evidence', async () => {
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
    const revisions = await world.house.db.withTx((tx) => listRevisions(tx, started.envelopeId));
    const line = revisions.filter(({ fileId }) => fileId === revisions[0]?.fileId);
    expect(line.map(({ kind }) => kind).slice(-3)).toEqual(['TIMESTAMP', 'VALIDATION', 'TIMESTAMP']);
    line.slice(1).forEach((revision, index) => expect(revision.previousDigest).toBe(line[index]?.digest));
    const [said] = await world.house.db.withTx((tx) => listAudit(tx, started.envelopeId, ['envelope.archiveRenewed']));
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
  it('is due while the authority can stamp better than it has stamped, and no longer', async () => {
    await finished();
    const { tsa } = await world.house.signer.certificates();
    const { notAfter: until } = parseCertificate(tsa);
    const count = (question: Partial<DueQuestion>) =>
      world.house.db.withTx((tx) =>
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

  it('that another was faster than changes nothing', async () => {
    const started = await finished();
    const attempt = (): Job => ({
      ...{ id: '', kind: RENEW_JOB, key: started.envelopeId, payload: { envelopeId: started.envelopeId }, attempt: 1 },
      ...{ abort: new AbortController().signal, now: world.clock.now(), finishIn: () => Promise.resolve() },
    });
    const ended = await Promise.allSettled([attempt(), attempt()].map((job) => renewArchive(world.house, job)));
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { valid, timestamps } = await verify(await head(started));
    expect({ valid, stamps: timestamps.length }).toEqual({ valid: true, stamps: 2 });
    expect(
      await world.house.db.withTx((tx) => listAudit(tx, started.envelopeId, ['envelope.archiveRenewed'])),
    ).toHaveLength(1);
  });
});

describe('The level of a finished contract', () => {
  afterAll(() => void Object.assign(world.house.config, { signatureLevel: 'B-LTA' }));

  it.each([
    ['B-B', 'CLAIMED', ['SIGN']],
    ['B-T', 'TIMESTAMP', ['SIGN']],
    ['B-LT', 'TIMESTAMP', ['SIGN', 'VALIDATION']],
    ['B-LTA', 'TIMESTAMP', ['SIGN', 'VALIDATION', 'TIMESTAMP']],
  ] as const)('is %s where the settings say so', async (signatureLevel, timeSource, kinds) => {
    Object.assign(world.house.config, { signatureLevel });
    const started = await finished();
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
    const revisions = await world.house.db.withTx((tx) => listRevisions(tx, started.envelopeId));
    const line = revisions.filter(({ fileId }) => fileId === revisions[0]?.fileId);
    expect(line.slice(-kinds.length).map(({ kind }) => kind)).toEqual(kinds);
    expect(judges.text(await evidenceOf(started))).toContain(line.at(-1)?.digest.slice(0, 16));
  });
});

describe('Over thirty years', () => {
  it('the archive is renewed by itself, whichever of the authority’s keys come and go; without it the contract is lost', async () => {
    const begun = world.clock.now();
    const started = await finished();
    const first = await head(started);
    // Nobody renews what has no document time-stamp; the archive that was made of it is followed by itself.
    Object.assign(world.house.config, { signatureLevel: 'B-LT' });
    const bare = await finished();
    Object.assign(world.house.config, { signatureLevel: 'B-LTA' });
    const ofBare: Uint8Array[] = [];
    let former = first;
    const kept: boolean[] = [];
    const archives: { readonly year: number; readonly bytes: Uint8Array }[] = [];
    for (let year = 1; year <= 30; year++) {
      world.clock.advance({ days: 365, hours: 6 });
      // The authority renews its own keys; an hour later the archive finds that there is something better.
      await world.app.jobs.drain();
      world.clock.advance({ hours: 2 });
      await world.app.jobs.drain();
      const now = await head(started);
      expect(isPrefix(former, now)).toBe(true);
      former = now;
      const renewed = await verify(now);

      expect({ year, ...renewed }).toMatchObject({
        ...{ year, valid: true },
        signatures: [{ level: 'PAdES-B-LTA', indication: 'TOTAL_PASSED' }],
      });
      if ([1, 9, 10, 30].includes(year)) kept.push((await verify(first)).valid);
      if ([1, 8, 12].includes(year)) archives.push({ year, bytes: await archiveOf(started) });
      // By the 25th year the last link has ended unnoticed, and the archive is made anew.
      if ([1, 2, 9, 25].includes(year)) ofBare.push(await archiveOf(bare));
    }
    expect((await loaded(started)).row.archiveEndsAt?.getTime()).toBeGreaterThan(world.clock.now().getTime());
    // Ten years long the first stamp held by itself.
    expect(kept).toEqual([true, true, false, false]);
    expect(await verify(await evidenceOf(started))).toMatchObject({ valid: true });
    const rootsPem = (await rootsOf()).map((der) => toPem('CERTIFICATE', der)).join('');
    expect(judges.timestamp(former, { day: world.clock.now(), rootsPem })).toBe('');
    expect(judges.qpdf(former)).toBe('');
    archives.push({ year: 30, bytes: await archiveOf(started) });

    // What somebody fetched long ago is judged offline for as long as its last time-stamp lasts, and no longer.
    const roots = await rootsOf();
    const judgedAt = (bytes: Uint8Array, now: Date): string[] =>
      verifyArchive(bytes, { fileName: null, roots, now }).checks.flatMap(({ check, result, found }) =>
        result === 'FAILED' ? [`${check} ${found.join('; ')}`] : [],
      );
    const inYear = (count: number): Date => new Date(begun.getTime() + count * 365.25 * 86_400_000);
    for (const { year, bytes } of archives) {
      expect({ year, found: judgedAt(bytes, inYear(year + 0.01)) }).toEqual({ year, found: [] });
      expect({ year, found: judgedAt(bytes, inYear(year + 1.2)) }).toEqual({ year, found: [] });
      expect(judgedAt(bytes, inYear(year + 11)).join()).toContain('LONGTERM');
    }
    const [once, again, followed, anew] = ofBare.map((bytes) =>
      Object.keys(unzipSync(bytes)).filter((path) => path.endsWith('.tsr') && path.startsWith('longterm/')),
    );
    expect([once, again, followed, anew]).toEqual([
      ['longterm/1.tsr'],
      once,
      ['longterm/1.tsr', 'longterm/2.tsr'],
      once,
    ]);
    const faultsIn = (year: number): boolean[] =>
      ofBare.map((bytes) => judgedAt(bytes, inYear(year)).some((line) => /^(LONGTERM|MANIFEST)/.test(line)));
    expect(faultsIn(12).slice(0, 3)).toEqual([true, true, false]);
    expect(faultsIn(25.01)).toEqual([true, true, true, false]);
  });
});
