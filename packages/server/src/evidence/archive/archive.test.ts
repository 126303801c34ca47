import { createHash } from 'node:crypto';
import { parseCertificate, toPem } from '@countersign/asn1';
import { api } from '@countersign/contract';
import { SIGNATURE_LEVELS, type SignatureLevel, fromWsid } from '@countersign/domain';
import { verifyPdf } from '@countersign/pdf';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { findDocuments } from '../../contracts/envelopes/reads.ts';
import { storedFiles } from '../record/collect-parts.ts';
import { archiveParts } from '../record/make-archive.ts';
import { readArchived } from '../record/read-archive.ts';
import { saveEvidence } from '../../contracts/envelopes/core/act-store.ts';
import { listAudit, listRevisions } from '../../signing/ceremony/core/store.ts';
import { placedEnvelope, signPlaced } from '../../signing/ceremony/testing/placed-draft.ts';
import type { Started } from '../../signing/ceremony/testing/started-envelope.ts';
import {
  type SigningWorld,
  SIGN,
  contract,
  drawn,
  isPrefix,
  openSigningWorld,
  sign,
} from '../../signing/ceremony/testing/signing-world.ts';
import { verifyArchive } from '../verification/archive/verify-archive.ts';
import { dueQuestion } from './due.ts';
import { RENEW_JOB } from './job-kinds.ts';
import { nextField, renewArchive } from './renew.ts';
import { type DueQuestion, countDueArchives, countLapsed, listDue } from './store.ts';

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
  (await world.services.signer.generations()).flatMap(({ role, certificate }) =>
    role === 'ROOT' ? [certificate] : [],
  );
const pemOf = (roots: readonly Uint8Array[]): string => roots.map((der) => toPem('CERTIFICATE', der)).join('');
const verify = async (file: Uint8Array) =>
  verifyPdf(file, { roots: await rootsOf(), now: world.clock.now(), needsStatus: true });
const documentsOf = (started: Started) => world.services.db.withTx((tx) => findDocuments(tx, started.envelopeId));
const evidenceOf = async (started: Started): Promise<Uint8Array> =>
  world.services.blobs.get((await loaded(started)).row.evidenceDigest ?? '');

/** Returns the archive as a download would, without a session: all sessions have ended by then. */
const archiveOf = async ({ envelopeId }: Started): Promise<Uint8Array> => {
  const { db, blobs } = world.services;
  const envelope = await db.withTx((tx) => readArchived(tx, envelopeId));
  const parts = (await archiveParts(world.services, envelope)).map(({ path, bytes }) => [path, bytes] as const);
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
/** Contracts signed and completed meanwhile get this level. */
async function atLevel<T>(signatureLevel: SignatureLevel, act: () => Promise<T>): Promise<T> {
  Object.assign(world.services.config, { signatureLevel });
  try {
    return await act();
  } finally {
    Object.assign(world.services.config, { signatureLevel: 'B-LTA' });
  }
}
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

  it('of a report of an older release, without a recorded end, comes before all others', async () => {
    await finished();
    const started = await atLevel('B-LT', finished);
    const { evidenceDigest } = (await loaded(started)).row;
    const now = world.clock.now();
    const question = await dueQuestion(world.services, now);
    await world.services.db.withTx(async (tx) => {
      await saveEvidence(tx, started.envelopeId, { digest: evidenceDigest ?? '', resting: null });
      const due = await listDue(tx, question, { now, limit: 1 });
      expect(due).toEqual([{ id: started.envelopeId }]);
      expect(await countLapsed(tx, now)).toBe(0);
    });
    await renew(started);
    const { row } = await loaded(started);
    expect(row.evidenceEndsAt?.getTime()).toBeGreaterThan(now.getTime());
    expect(row.evidenceAlgorithm).toBe(P256);
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

describe('Over thirty years', () => {
  const ARCHIVED = [1, 8, 10, 15, 20, 30];
  let begun: Date;
  let roots: Uint8Array[];
  /** The document of the contract at B-LTA, in its state of each year. */
  const heads: Uint8Array[] = [];
  const archives: { readonly level: SignatureLevel; readonly year: number; readonly bytes: Uint8Array }[] = [];
  const archivesOf = (wanted: SignatureLevel) => archives.filter(({ level }) => level === wanted);
  /** The archives of a contract that is not renewed. */
  const ofAbandoned: Uint8Array[] = [];

  beforeAll(async () => {
    begun = world.clock.now();
    const contracts: (readonly [SignatureLevel, Started])[] = [];
    for (const level of SIGNATURE_LEVELS) contracts.push([level, await atLevel(level, finished)]);
    const archival = contracts.at(-1)?.[1] as Started;
    const abandoned = await atLevel('B-LT', finished);
    const { evidenceDigest } = (await loaded(abandoned)).row;
    const resting = { endsAt: inYear(100), algorithm: P256 };
    await world.services.db.withTx((tx) =>
      saveEvidence(tx, abandoned.envelopeId, { digest: evidenceDigest ?? '', resting }),
    );
    heads.push(await head(archival));
    for (let year = 1; year <= 30; year++) {
      world.clock.advance({ days: 365, hours: 6 });
      // The authority renews its own keys; an hour later the archive job finds that a better time-stamp is possible.
      await world.app.jobs.drain();
      world.clock.advance({ hours: 2 });
      await world.app.jobs.drain();
      heads.push(await head(archival));
      if (ARCHIVED.includes(year))
        for (const [level, started] of contracts) archives.push({ level, year, bytes: await archiveOf(started) });
      // By the 25th year the last link has ended unnoticed, and the archive is made from scratch.
      if ([1, 2, 9, 25].includes(year)) ofAbandoned.push(await archiveOf(abandoned));
    }
    roots = await rootsOf();
    // The sessions of these people have long ended.
    for (const person of [open.sender, li, open.alice, open.han]) await person.login();
  });

  const inYear = (count: number): Date => new Date(begun.getTime() + count * 365.25 * 86_400_000);
  const failed = (bytes: Uint8Array | undefined, year: number) =>
    verifyArchive(bytes ?? new Uint8Array(), {
      fileName: null,
      roots,
      now: inYear(year),
      needsStatus: true,
    }).checks.flatMap(({ check, result }) => (result === 'FAILED' ? [check] : []));

  it('the archive is renewed automatically through all key changes of the authority; without renewal it expires', async () => {
    const verifiedIn = (file: Uint8Array | undefined, year: number) =>
      verifyPdf(file ?? new Uint8Array(), { roots, now: inYear(year + 0.01), needsStatus: true });
    heads.forEach((file, year) => {
      expect(isPrefix(heads[year - 1] ?? new Uint8Array(), file)).toBe(true);
      expect({ year, ...verifiedIn(file, year) }).toMatchObject({
        year,
        valid: true,
        signatures: [{ level: 'PAdES-B-LTA', indication: 'TOTAL_PASSED' }],
      });
    });
    // For ten years the first time-stamp was enough.
    expect([1, 9, 10, 30].map((year) => verifiedIn(heads[0], year).valid)).toEqual([true, true, false, false]);
    const last = heads.at(-1) ?? new Uint8Array();
    expect(judges.timestamp(last, { day: world.clock.now(), rootsPem: pemOf(roots) })).toBe('');
    expect(judges.qpdf(last)).toBe('');
  });

  // The report is the platform's own and B-LTA at every level; how long the documents stay valid depends on their time-stamps.
  // Nothing proves when a B-B document was signed: it is valid only while the status of its certificates is fresh.
  it.each([
    ['B-B', [1]],
    ['B-T', [1, 8]],
    ['B-LT', [1, 8]],
    ['B-LTA', ARCHIVED],
  ] as const)(
    'the report of a contract at %s is renewed automatically, and everything but its documents stays valid',
    (level, sound) => {
      const found = archivesOf(level).map(({ year, bytes }) => ({ year, failed: failed(bytes, year + 0.01) }));
      const isSound = new Set<number>(sound);
      expect(found).toEqual(ARCHIVED.map((year) => ({ year, failed: isSound.has(year) ? [] : ['DOCUMENTS'] })));
      const report = unzipSync(archivesOf(level).at(-1)?.bytes ?? new Uint8Array())['evidence.pdf'] ?? new Uint8Array();
      expect(judges.timestamp(report, { day: world.clock.now(), rootsPem: pemOf(roots) })).toBe('');
      expect(judges.qpdf(report)).toBe('');
    },
  );

  it('an archive downloaded long ago is verifiable offline until its last time-stamp ends', () => {
    for (const { year, bytes } of archivesOf('B-LTA')) {
      expect({ year, failed: failed(bytes, year + 1.2) }).toEqual({ year, failed: [] });
      expect(failed(bytes, year + 11)).toContain('LONGTERM');
    }
  });

  it.each([
    ['B-B', 1.003, 1.02],
    ['B-T', 9.9, 10.5],
    ['B-LT', 9.9, 10.5],
    ['B-LTA', 9.9, 10.5],
  ] as const)('an archive of a contract at %s stays valid for as long as its README says', (level, holds, fails) => {
    const bytes = archivesOf(level)[0]?.bytes ?? new Uint8Array();
    expect(failed(bytes, holds)).toEqual([]);
    expect(failed(bytes, fails)).toContain('DOCUMENTS');
    const readme = Buffer.from(unzipSync(bytes)['README.txt'] ?? []).toString();
    for (const said of ['the first to end counts', 'at B-B there are none', '以最早到期者为准', 'B-B 没有时间戳'])
      expect(readme).toContain(said);
  });

  it('the archive of a contract without renewal is made from scratch once its last time-stamp has ended', () => {
    const [once, again, followed, restarted] = ofAbandoned.map((bytes) =>
      Object.keys(unzipSync(bytes)).filter((path) => path.endsWith('.tsr') && path.startsWith('longterm/')),
    );
    expect([once, again, followed, restarted]).toEqual([
      ['longterm/1.tsr'],
      once,
      ['longterm/1.tsr', 'longterm/2.tsr'],
      once,
    ]);
    const isBroken = (year: number) => (bytes: Uint8Array) =>
      failed(bytes, year).some((check) => check === 'LONGTERM' || check === 'MANIFEST');
    expect(ofAbandoned.slice(0, 3).map(isBroken(12))).toEqual([true, true, false]);
    expect(ofAbandoned.map(isBroken(25.01))).toEqual([true, true, true, false]);
    expect(failed(ofAbandoned.at(-1), 25.01)).toEqual(['DOCUMENTS', 'REPORT']);
  });
});
