import { randomBytes } from 'node:crypto';
import { rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { imageToPdf } from '@countersign/pdf';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Digest, type Job, extended, revision } from '../../platform/index.ts';
import { sign } from '../../signing/ceremony/testing/signing-world.ts';
import { makeDraft, startDraft } from '../envelopes/core/testing/draft.ts';
import { collect } from './collect.ts';
import { chunksOf, sendChunk } from './testing/upload.ts';

let world: World;
let [wang, li, alice] = [] as unknown as [Person, Person, Person];
beforeAll(async () => {
  // One of the tests damages a blob, which the collector logs.
  world = await createWorld({ logLevel: 'silent' });
  [wang, li, alice] = await world.people('wang', 'li', 'alice');
}, 120_000);
afterAll(() => world.close());

/** A page of noise, which does not become smaller: about 100 KB. */
function noise(): Uint8Array {
  const rgba = randomBytes(182 * 182 * 4);
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255;
  return imageToPdf({ width: 182, height: 182, rgba });
}

async function stored(): Promise<Map<Digest, number>> {
  const found = new Map<Digest, number>();
  for await (const { digest, stored: bytes } of world.services.blobs.list()) found.set(digest, bytes);
  return found;
}
/** The bytes on disk of the blobs that were stored since. */
async function growth(before: ReadonlyMap<Digest, number>): Promise<number> {
  let sum = 0;
  for (const [digest, bytes] of await stored()) if (!before.has(digest)) sum += bytes;
  return sum;
}

interface Finished {
  readonly envelopeWsid: string;
  readonly fileWsid: string;
  readonly bytes: number;
  readonly final: Uint8Array;
  readonly archive: Uint8Array;
}

/** A contract from the upload to its download and its archive. */
async function ceremony(pdf: Uint8Array): Promise<Finished> {
  const draft = await makeDraft(wang, [{ person: li }, { person: alice }], '服务合同', pdf);
  const { envelopeWsid, fileWsid } = draft;
  await startDraft(wang, draft);
  const participantWsids = draft.participants.map(({ participantWsid }) => participantWsid);
  const started = { envelopeId: '', envelopeWsid, fileWsids: [fileWsid], participantWsids };
  await sign(li, started, 0);
  await sign(alice, started, 1);
  await world.app.jobs.drain();
  const read = async (response: Response): Promise<Uint8Array> => {
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };
  const final = await read(
    await wang.bytes(api.getDocumentContent, { params: { envelopeWsid, docId: fileWsid }, query: { download: '1' } }),
  );
  const archive = await read(await wang.bytes(api.getArchive, { params: { envelopeWsid } }));
  return { envelopeWsid, fileWsid, bytes: pdf.length, final, archive };
}

const DAY_MS = 86_400_000;
/** Runs the collector as if it were two days later. */
const collectLater = (): Promise<void> =>
  collect({ ...world.services, clock: { now: () => new Date(Date.now() + 2 * DAY_MS) } }, {
    abort: new AbortController().signal,
    finishIn: async () => {},
  } as unknown as Job);

describe('The bytes on disk', () => {
  it('of a contract of two signers are at most 1.3 times the final file and the upload, with its evidence and archive', async () => {
    const before = await stored();
    const { bytes, final } = await ceremony(noise());
    expect(bytes).toBeGreaterThan(95_000);
    expect(await growth(before)).toBeLessThanOrEqual(1.3 * (final.length + bytes));
  });

  it('of an upload in chunks are the chunks, and what was added to make it sound', async () => {
    const before = await stored();
    const pdf = noise();
    const chunks = chunksOf('counted', 'long.pdf', pdf, 30_000);
    const answers = [];
    for (const chunk of chunks) answers.push(await sendChunk(wang, chunk));
    expect(answers.at(-1)?.file).toMatchObject({ status: 'READY' });
    expect(chunks.length).toBeGreaterThan(3);
    expect(await growth(before)).toBeLessThanOrEqual(1.05 * pdf.length);
  });
});

describe('The collector', () => {
  it('keeps every revision and the parts of uploads, and deletes what nothing needs', async () => {
    const finished = await ceremony(noise());
    const chunked = noise();
    const answers = [];
    for (const chunk of chunksOf('collected', 'chunked.pdf', chunked, 30_000))
      answers.push(await sendChunk(wang, chunk));
    const fileWsid = answers.at(-1)?.file?.fileWsid ?? '';
    const { blobs } = world.services;
    const orphan = await blobs.put(randomBytes(1000));
    // A line of which a row names nothing: both of its blobs are deleted.
    const child = await blobs.append(await blobs.load(orphan.digest), [randomBytes(10)]);
    await collectLater();
    expect([await blobs.has(orphan.digest), await blobs.has(child.digest)]).toEqual([null, null]);
    const { db } = world.services;
    const envelopeId = fromWsid('envelope', finished.envelopeWsid) ?? '';
    const revisions = await db.withTx((tx) =>
      tx.select({ digest: revision.digest }).from(revision).where(eq(revision.envelopeId, envelopeId)),
    );
    expect(revisions.length).toBeGreaterThan(4);
    for (const { digest } of revisions) await blobs.get(digest);
    const { envelope } = await wang.call(api.createEnvelope, { body: {} });
    const params = { envelopeWsid: envelope.envelopeWsid };
    await wang.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
    const content = await wang.bytes(api.getDocumentContent, { params: { ...params, docId: fileWsid } });
    const bytes = Buffer.from(await content.arrayBuffer());
    expect(bytes.subarray(0, chunked.length).equals(Buffer.from(chunked))).toBe(true);
  });

  it('keeps a base that no row names while a blob that a row names is stored with it, through other ones', async () => {
    const { fileWsid } = await ceremony(noise());
    const { blobs, db } = world.services;
    const fileId = fromWsid('file', fileWsid) ?? '';
    const [first] = await db.withTx((tx) => tx.select().from(revision).where(eq(revision.fileId, fileId)).limit(1));
    if (first === undefined) throw new Error('no revision');
    const { digest } = await blobs.put(randomBytes(2000));
    // More than the links of one header.
    let base = await blobs.load(digest);
    const line = [digest];
    for (let n = 0; n < 40; n += 1) {
      const piece = randomBytes(20);
      line.push((await blobs.append(base, [piece])).digest);
      base = extended(base, [piece]);
    }
    const named = line.at(-1) ?? '';
    await db.withTx((tx) =>
      tx
        .insert(revision)
        .values({ ...first, id: crypto.randomUUID(), number: 99, digest: named, previousDigest: digest }),
    );
    await collectLater();
    expect(await blobs.get(named)).toHaveLength(2800);
  });

  it('deletes nothing while it cannot read what a blob needs', async () => {
    const { blobs, config } = world.services;
    const orphan = await blobs.put(randomBytes(1000));
    const [damaged] = [...(await stored()).keys()].filter((digest) => digest !== orphan.digest);
    const before = await stored();
    const file = path.join(config.dataDir, 'blobs', (damaged ?? '').slice(0, 2), damaged ?? '');
    truncateSync(file, 20);
    await collectLater();
    expect([...(await stored()).keys()].toSorted()).toEqual([...before.keys()].toSorted());
    rmSync(file);
  });
});
