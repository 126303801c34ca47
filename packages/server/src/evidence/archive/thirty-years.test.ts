import { toPem } from '@countersign/asn1';
import { SIGNATURE_LEVELS, type SignatureLevel } from '@countersign/domain';
import { verifyPdf } from '@countersign/pdf';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveEvidence } from '../../contracts/index.ts';
import { isPrefix } from '../../signing/ceremony/testing/signing-world.ts';
import type { Started } from '../../signing/ceremony/testing/started-envelope.ts';
import { storedFiles } from '../record/collect-parts.ts';
import { archiveParts } from '../record/make-archive.ts';
import { readArchived } from '../record/read-archive.ts';
import { verifyArchive } from '../verification/archive/verify-archive.ts';
import { type FinishedWorld, P256, openFinishedWorld } from './testing/finished.ts';

let open: FinishedWorld;
let { world, judges, head, loaded, finished, atLevel, allRoots } = {} as FinishedWorld;

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
  open = await openFinishedWorld();
  ({ world, judges, head, loaded, finished, atLevel, allRoots } = open);
});
afterAll(() => open.close());
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
  roots = await allRoots();
});

const pemOf = (roots: readonly Uint8Array[]): string => roots.map((der) => toPem('CERTIFICATE', der)).join('');

/** Returns the archive as a download would, without a session: all sessions have ended by then. */
const archiveOf = async ({ envelopeId }: Started): Promise<Uint8Array> => {
  const { db, blobs } = world.services;
  const envelope = await db.withTx((tx) => readArchived(tx, envelopeId));
  const parts = (await archiveParts(world.services, envelope)).parts.map(({ path, bytes }) => [path, bytes] as const);
  const stored = storedFiles(envelope).map(async ({ path, digest }) => [path, await blobs.get(digest)] as const);
  return zipSync(Object.fromEntries([...parts, ...(await Promise.all(stored))]), { level: 0 });
};

const inYear = (count: number): Date => new Date(begun.getTime() + count * 365.25 * 86_400_000);
const failed = (bytes: Uint8Array | undefined, year: number) =>
  verifyArchive(bytes ?? new Uint8Array(), {
    fileName: null,
    roots,
    now: inYear(year),
    needsStatus: true,
  }).checks.flatMap(({ check, result }) => (result === 'FAILED' ? [check] : []));

it('Over thirty years, the archive is renewed automatically through all key changes of the authority; without renewal it expires', async () => {
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
  'The report of a contract at %s is renewed automatically, and everything but its documents stays valid',
  (level, sound) => {
    const found = archivesOf(level).map(({ year, bytes }) => ({ year, failed: failed(bytes, year + 0.01) }));
    const isSound = new Set<number>(sound);
    expect(found).toEqual(ARCHIVED.map((year) => ({ year, failed: isSound.has(year) ? [] : ['DOCUMENTS'] })));
    const report = unzipSync(archivesOf(level).at(-1)?.bytes ?? new Uint8Array())['evidence.pdf'] ?? new Uint8Array();
    expect(judges.timestamp(report, { day: world.clock.now(), rootsPem: pemOf(roots) })).toBe('');
    expect(judges.qpdf(report)).toBe('');
  },
);

it('An archive downloaded long ago is verifiable offline until its last time-stamp ends', () => {
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
] as const)('An archive of a contract at %s stays valid for as long as its README says', (level, holds, fails) => {
  const bytes = archivesOf(level)[0]?.bytes ?? new Uint8Array();
  expect(failed(bytes, holds)).toEqual([]);
  expect(failed(bytes, fails)).toContain('DOCUMENTS');
  const readme = Buffer.from(unzipSync(bytes)['README.txt'] ?? []).toString();
  for (const said of ['the first to end counts', 'at B-B there are none', '以最早到期者为准', 'B-B 没有时间戳'])
    expect(readme).toContain(said);
});

it('The archive of a contract without renewal is made from scratch once its last time-stamp has ended', () => {
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
