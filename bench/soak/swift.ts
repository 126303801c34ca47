import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { openBlobStore } from '../../packages/server/src/platform/blobs/open.ts';
import { fixedKeys } from '../../packages/server/src/platform/blobs/testing/fixed-keys.ts';
import { buildServer, freePort, startServer } from './parts/killable-server.ts';
import { type Verdict, judge, makeLoad, work } from './parts/signing-load.ts';
import { startSwift } from './parts/swift-node.ts';

/**
 * npm run soak -- swift [SECONDS]: the store, and a server that signs contracts, on OpenStack Swift with its interface of S3. Swift
 * refuses conditional writes, and encryption by the store unless its operator adds it; the store needs neither.
 */
const LOAD_MS = Number(process.argv[2] ?? 20) * 1000;
const SETTLE_MS = 3000;
const MIB = 1 << 20;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const root = mkdtempSync(path.join(tmpdir(), 'countersign-on-swift-'));
const swift = await startSwift();
const { endpoint, accessKeyId, secretAccessKey, bucket } = swift;

/** What the store does with an object: small and in parts, read in part, extended, joined, listed, deleted. */
async function exercise(): Promise<number> {
  const s3 = { endpoint, region: 'us-east-1', bucket, pathStyle: true, encryption: {}, accessKeyId, secretAccessKey };
  const store = await openBlobStore({ dataDir: path.join(root, 'scratch'), s3 }, fixedKeys(), async () => 'NONE');
  let failed = 0;
  const demand = (what: string, isRight: boolean): void => {
    if (!isRight) failed += 1;
    say(`${isRight ? 'ok    ' : 'FAILED'} ${what}`);
  };
  const [small, large] = [randomBytes(1000), randomBytes(20 * MIB)];
  const one = await store.put(small);
  demand('a small object', (await store.get(one.digest)).equals(small));
  const many = await store.put(large);
  demand('an object of 20 MiB in parts', (await store.get(many.digest)).equals(large));
  const { body } = await store.stream(many.digest, { start: 9 * MIB, end: 9 * MIB + 99 });
  demand('a range of it', (await buffer(body)).equals(large.subarray(9 * MIB, 9 * MIB + 100)));
  const longer = await store.append(await store.load(one.digest), [large.subarray(0, 100)]);
  demand('what was appended', (await store.get(longer.digest)).equals(Buffer.concat([small, large.subarray(0, 100)])));
  const joined = await store.join([many.digest, one.digest]);
  demand('what was joined', (await store.get(joined.digest)).equals(Buffer.concat([large, small])));
  const again = await store.put(small);
  demand('the same object again', again.digest === one.digest);
  const listed = new Set<string>();
  for await (const { digest } of store.list()) listed.add(digest);
  const all = [one, many, longer, joined].map(({ digest }) => digest);
  demand(
    'a list of all of them',
    all.every((digest) => listed.has(digest)),
  );
  for (const digest of all.toReversed()) await store.delete(digest);
  demand(
    'nothing after they were deleted',
    (await Promise.all(all.map((digest) => store.has(digest)))).every((size) => size === null),
  );
  return failed;
}

try {
  await buildServer();
  const failed = await exercise();
  const port = await freePort();
  const server = await startServer(path.join(root, 'data'), port, {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  const verdict: Verdict = { lost: 0, doubled: 0, invalid: 0, unfinished: 0 };
  const load = await makeLoad([`http://127.0.0.1:${port}`], 2, 2);
  const working = { isOver: false };
  const done = Promise.all(load.senders.map((sender) => work(load, sender, () => working.isOver)));
  await pause(LOAD_MS);
  working.isOver = true;
  await done;
  await pause(SETTLE_MS);
  await judge(load, verdict);
  server.kill();
  await server.ended;
  const acknowledged = load.sents.reduce((sum, sent) => sum + sent.acknowledged.size, 0);
  const counts = { failed, contracts: load.sents.length, acknowledged, ...verdict };
  say(JSON.stringify({ soak: 'swift', counts }));
  process.exitCode = failed + verdict.lost + verdict.doubled + verdict.invalid === 0 && acknowledged > 0 ? 0 : 1;
} finally {
  await swift.close();
  rmSync(root, { recursive: true, force: true });
}
process.exit();
