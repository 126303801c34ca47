import { findDocuments } from '../packages/server/src/contracts/index.ts';
import { openSigningWorld, sign } from '../packages/server/src/signing/ceremony/testing/signing-world.ts';
import type { FormSketch } from '../packages/server/src/signing/ceremony/testing/started-envelope.ts';
import { sampleFile } from './parts/pdf/sample-file.ts';
import { writeLines } from './parts/report.ts';

/**
 * npm run bench -- storage [SIGNERS]: the bytes on disk of one contract of 100 KB with many signers (100), from its upload to its
 * evidence, beside its final file and the upload; and the time to load the last revision.
 */
const signers = Number(process.argv[2] ?? 100);
const UPLOAD = 100_000;

const open = await openSigningWorld({ LOG_LEVEL: 'silent' });
const { world, li, alice, han } = open;
const { blobs, db } = world.services;

const bytesOnDisk = async (): Promise<number> => {
  let sum = 0;
  for await (const { stored } of blobs.list()) sum += stored;
  return sum;
};

const formOf = (at: number): FormSketch => ({
  type: 'WRITE_SIGN',
  box: [40 + 50 * (at % 10), 40 + 70 * Math.floor(at / 10), 45, 60],
});
const before = await bytesOnDisk();
const people = [li, alice, han];
const sketches = Array.from({ length: signers }, (_, at) => ({
  person: people[at % people.length] ?? li,
  sequence: at + 1,
  forms: [formOf(at)],
}));
const started = await open.start(sketches, [sampleFile({ name: '100KB', bytes: UPLOAD, pages: 1 })]);
for (let at = 0; at < signers; at += 1) {
  await sign(people[at % people.length] ?? li, started, at);
  await world.app.jobs.drain();
  if (at % 10 === 9) await open.goOn();
}
await world.app.jobs.drain();

const [document] = await db.withTx((tx) => findDocuments(tx, started.envelopeId));
if (document?.completedDigest == null) throw new Error('the contract is not complete');
const stored = (await bytesOnDisk()) - before;
const ratio = stored / (document.headBytes + UPLOAD);
await blobs.load(document.headDigest);
const [began, cpu] = [performance.now(), process.cpuUsage()];
for (let n = 0; n < 10; n += 1) await blobs.load(document.headDigest);
const { user, system } = process.cpuUsage(cpu);
const load = { wallMs: (performance.now() - began) / 10, cpuMs: (user + system) / 10_000 };
await open.close();
const result = { signers, uploadBytes: UPLOAD, finalBytes: document.headBytes, storedBytes: stored, ratio, load };
writeLines(
  'storage',
  'Stored bytes',
  'One contract of 100 KB with 100 signers: bytes on disk from its upload to its evidence, beside its final file and the upload.',
  [JSON.stringify(result, null, 2)],
);
process.stdout.write(`${JSON.stringify({ bench: 'storage', ...result })}\n`);
process.exit(0);
