import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArchiveCheckName } from '../verification/archive/archive-verification.ts';
import { verifyArchive } from '../verification/archive/verify-archive.ts';
import type { ArchiveManifest } from './archive-manifest.ts';
import type { EvidenceFacts } from './facts.ts';
import { type ArchiveWorld, type Files, openArchiveWorld, sha256 } from './testing/archives.ts';

let open: ArchiveWorld;
let { world, files, others, root, judged, text } = {} as ArchiveWorld;
beforeAll(async () => {
  open = await openArchiveWorld();
  ({ world, files, others, root, judged, text } = open);
});
afterAll(() => open.close());

const failed = (changed: Files): ArchiveCheckName[] =>
  judged(changed).checks.flatMap(({ check, result }) => (result === 'FAILED' ? [check] : []));
const named = (pattern: RegExp): string => Object.keys(files).find((name) => pattern.test(name)) ?? '';
const without = (pattern: RegExp): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !pattern.test(name)));

const flipped = (name: string, at = 0.5): Files => {
  const bytes = Buffer.from(files[name] ?? []);
  const where = Math.floor(bytes.length * at);
  bytes[where] = (bytes[where] ?? 0) ^ 1;
  return { ...files, [name]: bytes };
};
const rewritten = (name: string, change: (value: never) => unknown): Files => ({
  ...files,
  [name]: Buffer.from(JSON.stringify(change(JSON.parse(text(name)) as never))),
});
interface Event {
  kind: string;
  at: string;
  text: string;
  hash: string;
  actorName: string;
  previousHash: string | null;
}
const events = (change: (events: Event[]) => Event[]): Files =>
  rewritten('audit/events.json', (contents: { events: Event[] }) => ({ ...contents, events: change(contents.events) }));
/** Recomputes everything that depends on an edit, like a forger with access to the database. */
const forged = (list: Event[]): Event[] => {
  let previous: string | null = null;
  return list.map((event, index) => {
    const parts = JSON.parse(event.text) as unknown[];
    if (index === 1) parts[8] = '冒名者';
    parts[parts.length - 1] = previous;
    const made = JSON.stringify(parts);
    const hash = sha256(Buffer.from(made));
    const next = { ...event, text: made, hash, previousHash: previous, actorName: String(parts[8]) };
    previous = hash;
    return next;
  });
};

it.each<[string, () => Files, ArchiveCheckName[]]>([
  ['a flipped byte in a document', () => flipped(named(/^documents/)), ['FILES', 'DOCUMENTS', 'DIGESTS']],
  [
    'another document in its place',
    () => ({ ...files, [named(/^documents/)]: others[named(/^documents/)] ?? new Uint8Array() }),
    ['FILES', 'DIGESTS', 'CERTIFICATES', 'INTENT'],
  ],
  ['a missing document', () => without(/^documents/), ['FILES', 'DIGESTS', 'DOCUMENTS']],
  ['an audit event dropped', () => events((list) => list.toSpliced(2, 1)), ['CHAIN', 'HEAD']],
  ['the last audit event dropped', () => events((list) => list.slice(0, -1)), ['CHAIN', 'HEAD']],
  ['two audit events swapped', () => events(([a, b, ...rest]) => [b, a, ...rest] as Event[]), ['CHAIN']],
  [
    'an audit event edited',
    () => events((list) => list.map((one, at) => (at === 1 ? { ...one, actorName: '冒名者' } : one))),
    ['CHAIN'],
  ],
  ['an audit event edited with its hash and all after it', () => events(forged), ['CHAIN', 'HEAD', 'LOG', 'INTENT']],
  [
    'a certificate swapped',
    () => ({ ...files, [named(/signer-01/)]: files[named(/signer-02/)] ?? new Uint8Array() }),
    ['FILES', 'CERTIFICATES'],
  ],
  ['a missing certificate', () => without(/signer-01.*pem/), ['FILES', 'CERTIFICATES']],
  [
    'the report of another contract',
    () => ({ ...files, 'evidence.pdf': others['evidence.pdf'] ?? new Uint8Array() }),
    ['FILES', 'FACTS', 'HEAD'],
  ],
  [
    'report and data of another contract',
    () => ({
      ...files,
      'evidence.pdf': others['evidence.pdf'] ?? new Uint8Array(),
      'evidence.json': others['evidence.json'] ?? new Uint8Array(),
    }),
    ['FILES', 'DIGESTS', 'HEAD'],
  ],
  [
    'a report that a signer has signed',
    () => ({ ...files, 'evidence.pdf': files[named(/^documents/)] ?? new Uint8Array() }),
    ['FILES', 'REPORT', 'FACTS'],
  ],
  [
    'data of the report changed',
    () =>
      rewritten('evidence.json', (facts: EvidenceFacts) => ({
        ...facts,
        envelope: { ...facts.envelope, title: '另一份' },
      })),
    ['FILES', 'FACTS'],
  ],
  [
    'the manifest changed',
    () =>
      rewritten('manifest.json', (one: ArchiveManifest) => ({
        ...one,
        envelope: { ...one.envelope, title: '另一份' },
      })),
    ['MANIFEST'],
  ],
  [
    'a void contract declared valid, or the reverse',
    () =>
      rewritten('manifest.json', (one: ArchiveManifest) => ({
        ...one,
        envelope: { ...one.envelope, voidedAt: one.madeAt },
      })),
    ['MANIFEST', 'VOID'],
  ],
  [
    'the manifest’s signature of another archive',
    () => ({ ...files, 'manifest.p7s': others['manifest.p7s'] ?? new Uint8Array() }),
    ['MANIFEST'],
  ],
  ['no signature of the manifest', () => without(/p7s$/), ['MANIFEST']],
  ['no time-stamps over that signature', () => without(/^longterm/), ['LONGTERM']],
  ['no data of the report', () => without(/^evidence\.json$/), ['FILES', 'FACTS']],
  ['a checkpoint of another tree', () => flipped('audit/checkpoint.txt', 0.3), ['FILES', 'LOG']],
  [
    'the time-stamp of another object for the checkpoint',
    () => ({ ...files, 'audit/checkpoint.tsr': files[named(/^timestamps/)] ?? new Uint8Array() }),
    ['FILES', 'LOG'],
  ],
  [
    'the proof of another contract',
    () => ({ ...files, 'audit/proof.json': others['audit/proof.json'] ?? new Uint8Array() }),
    ['FILES', 'LOG'],
  ],
  [
    'a time-stamp of another file',
    () => ({ ...files, [named(/^timestamps\/01/)]: files[named(/^timestamps\/evidence/)] ?? new Uint8Array() }),
    ['FILES', 'STAMPS'],
  ],
  ['a different SHA256SUMS', () => flipped('SHA256SUMS', 0), ['FILES']],
  [
    'an additional file',
    () => ({ ...files, 'documents/99-more.pdf': files[named(/^documents/)] ?? new Uint8Array() }),
    ['FILES', 'DIGESTS'],
  ],
])('%s is detected', (_what, tampered, checks) => {
  expect(failed(tampered())).toEqual(expect.arrayContaining(checks));
});

it('An archive that cannot be unpacked fails every check', () => {
  const { valid, checks } = verifyArchive(Buffer.from('PK\u0003\u0004 no'), {
    fileName: null,
    roots: [root],
    now: world.clock.now(),
  });
  expect(valid).toBe(false);
  expect(checks.every(({ result, found }) => result === 'FAILED' && found.length === 1)).toBe(true);
});

it('A damaged archive is never valid, whatever the damage, and verifying it never throws (security 72)', () => {
  const random = randomOf(20260504);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const junk = [null, 0, -1, '', 'x', [], {}, [null], [[]], true];
  const jsons = Object.keys(files).filter((name) => name.endsWith('.json'));
  for (let round = 0; round < 24; round += 1) {
    const name = round % 2 === 0 ? pick(jsons) : pick(Object.keys(files));
    const octets = Buffer.from(files[name] ?? []);
    if (round % 2 === 0) {
      const value = JSON.parse(octets.toString()) as unknown;
      for (let at: unknown = value; typeof at === 'object' && at !== null;) {
        const key = pick(Object.keys(at));
        const inner = (at as Record<string, unknown>)[key];
        if (key === undefined || typeof inner !== 'object' || inner === null || random() < 0.25) {
          if (key !== undefined) (at as Record<string, unknown>)[key] = pick(junk);
          break;
        }
        at = inner;
      }
      expect(judged({ ...files, [name]: Buffer.from(JSON.stringify(value)) }).valid, `${round} ${name}`).toBe(false);
    } else {
      const changed = random() < 0.5 ? octets.subarray(0, Math.floor(random() * octets.length)) : octets;
      if (changed.length === octets.length) changed.fill(pick([0, 0x30, 0x80, 0xff]), octets.length >> 1);
      expect(judged({ ...files, [name]: changed }).valid, `${round} ${name}`).toBe(false);
    }
  }
  const zip = Buffer.from(zipSync(files, { level: 0 }));
  const options = { fileName: null, roots: [root], now: world.clock.now() };
  for (let round = 0; round < 40; round += 1) {
    const changed = Buffer.from(zip.subarray(0, round < 10 ? Math.floor(random() * zip.length) : zip.length));
    // The directory is at the end of a ZIP (APPNOTE §4.3.6).
    for (let n = 0; n < 4 && changed.length > 0; n += 1)
      changed[changed.length - 1 - Math.floor(random() * Math.min(4_000, changed.length))] = Math.floor(random() * 256);
    expect(() => verifyArchive(changed, options)).not.toThrow();
  }
});

it('A malformed archive is not valid', () => {
  for (const name of ['manifest.p7s', 'certificates/root.pem', 'audit/checkpoint.tsr', 'evidence.pdf'])
    expect(judged({ ...files, [name]: new Uint8Array() }).valid).toBe(false);
  for (const json of ['null', '{"format":"countersign-archive/1"}'])
    for (const name of ['manifest.json', 'audit/events.json'])
      expect(judged({ ...files, [name]: Buffer.from(json) }).valid).toBe(false);
});

/** Numbers from 0 to 1 that depend only on the seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
