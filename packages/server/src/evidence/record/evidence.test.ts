import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api } from '@countersign/contract';
import { fromWsid, maskContact, nameOnPaper } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type SigningWorld,
  SECOND_SIGN,
  SIGN,
  TEXT,
  at,
  openSigningWorld,
  sign,
  signBody,
} from '../../signing/ceremony/testing/signing-world.ts';
import { person } from '../../platform/database/schema/index.ts';
import type { Started } from '../../signing/ceremony/testing/started-envelope.ts';
import type { ArchiveCheckName } from '../verification/archive/archive-verification.ts';
import { verifyArchive } from '../verification/archive/verify-archive.ts';
import type { ArchiveManifest } from './archive-manifest.ts';
import type { EvidenceFacts } from './facts.ts';
import { withheldContacts } from './withheld-contacts.ts';

let open: SigningWorld;
let { world, judges, li, alice, han, start, head } = {} as SigningWorld;
let contract: Started;
/** The files of the contract's archive, and of the archive of another contract. */
let files: Files;
let others: Files;
let root: Uint8Array;
/** The answer to a request for the report before there was one. */
let early: Awaited<ReturnType<typeof li.refused>>;
type Files = Record<string, Uint8Array>;

beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, li, alice, han, start, head } = open);
  ({ root } = await world.services.signer.certificates());
  const other = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
  contract = await start([
    { person: li, sequence: 1, forms: [SIGN, TEXT] },
    { person: alice, sequence: 1, forms: [SECOND_SIGN] },
    { person: han, sequence: 2, role: 'CHECKER' },
  ]);
  early = await li.refused(api.getEvidence, { params: { envelopeWsid: contract.envelopeWsid } });
  await sign(li, other, 0);
  const consent = { mode: 'sign', version: '1', language: 'zh-CN' } as const;
  const body = { ...(await signBody(li, contract, 0)), consent };
  await li.call(api.sign, { params: at(contract, 0), body });
  await sign(alice, contract, 1);
  await han.call(api.check, { params: at(contract, 2), body: { passed: true } });
  await world.app.jobs.drain();
  files = unzipSync(await archiveOf(contract));
  others = unzipSync(await archiveOf(other));
});
afterAll(() => open.close());

const archiveOf = async ({ envelopeWsid }: Started): Promise<Uint8Array> =>
  new Uint8Array(await (await li.bytes(api.getArchive, { params: { envelopeWsid } })).arrayBuffer());
const judged = (changed: Files, roots: readonly Uint8Array[] = [root]) =>
  verifyArchive(zipSync(changed, { level: 0 }), { fileName: null, roots, now: world.clock.now(), needsStatus: true });
const failed = (changed: Files): ArchiveCheckName[] =>
  judged(changed).checks.flatMap(({ check, result }) => (result === 'FAILED' ? [check] : []));
const text = (name: string): string => Buffer.from(files[name] ?? []).toString('utf8');
const named = (pattern: RegExp): string => Object.keys(files).find((name) => pattern.test(name)) ?? '';
const without = (pattern: RegExp): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !pattern.test(name)));
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

it('The report has a long-term seal, and states who acted, how they were identified, what, when and where', async () => {
  expect(early).toMatchObject({ error: 'ERROR_NOT_FINISHED' });
  const response = await li.bytes(api.getEvidence, { params: { envelopeWsid: contract.envelopeWsid } });
  const report = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(judges.qpdf(report)).toBe('');
  expect(judges.timestamp(report)).toBe('');
  expect(judges.pdfsig(report)[0]).toMatchObject({ valid: true, trusted: true });
  const said = judges.text(report).replace(/\s+/g, '');
  const facts = JSON.parse(text('evidence.json')) as EvidenceFacts;
  for (const word of [
    sha256(await head(contract)),
    ...facts.documents.flatMap(({ original, revisions }) => [original?.sha256, ...revisions.map((one) => one.sha256)]),
    ...facts.certificates.map((one) => one.sha256),
    // Names that the authority has not verified are marked, and so are pictures (Rulings §8.13).
    ...[open.sender, li, alice].map(({ name }) => nameOnPaper(name, 'PROFILE')),
    '图样由签署人自行提供',
    '李雷',
    'Alice',
    maskContact(li.contact),
    '2.25.3353756668',
    '未实名认证',
    '签署密码',
    'UTC+8',
    '否，有效',
    '我已阅读并同意上述全部文件',
    '客户端未报告所示声明',
    '127.0.0.1',
    facts.audit.head,
    facts.authority.rootSha256,
    sha256(files['evidence.json'] ?? new Uint8Array()),
  ])
    expect(said).toContain(word?.replace(/\s+/g, ''));
  expect([facts.sender, ...facts.participants].map(({ nameSource }) => nameSource)).not.toContain('VERIFIED');
  expect(said).not.toContain(li.contact);
  const { verification } = await li.upload(api.verifyPdf, {
    fields: {},
    file: { name: 'evidence.pdf', bytes: report },
  });
  expect(verification).toMatchObject({
    valid: true,
    signatures: [
      { indication: 'TOTAL_PASSED', level: 'PAdES-B-LTA', signer: expect.stringContaining('Seal') as string },
    ],
    timestamps: [{ indication: 'TOTAL_PASSED' }],
  });
});

it('The report states the identity at the time of the act, and user input cannot imitate lines of the report', async () => {
  const started = await start([
    { person: li, sequence: 1, forms: [SIGN] },
    { person: han, sequence: 2, role: 'CHECKER' },
  ]);
  const personId = fromWsid('user', li.userWsid) ?? '';
  const set = (idttvStatus: 'PASSED' | 'NO') =>
    world.services.db.withTx((tx) =>
      tx.update(person).set({ idttvStatus, realName: '李磊' }).where(eq(person.id, personId)),
    );
  await set('PASSED');
  await sign(li, started, 0);
  await set('NO');
  const reason = '出差\nnameFrom: VERIFIED\nidentifiedBy: PHONE';
  const successor = { name: '高原', contact: { phone: '13900007777' }, reason };
  await han.call(api.authorizeParticipant, { params: at(started, 1), body: successor });
  const params = { envelopeWsid: started.envelopeWsid };
  const { participants } = (await open.sender.call(api.getEnvelope, { params, query: {} })).envelope;
  const participantWsid = participants.find(({ name }) => name === successor.name)?.participantWsid ?? '';
  await open.sender.call(api.deleteParticipants, { params, body: { participants: [{ participantWsid }] } });
  await world.app.jobs.drain();
  const report = new Uint8Array(await (await li.bytes(api.getEvidence, { params })).arrayBuffer());
  const said = judges.text(report);
  expect(said.replace(/\s+/g, '')).toContain('已实名认证verified:李磊');
  expect(said).toMatch(/reason: 出差 nameFrom: VERIFIED identifiedBy: PHONE/);
});

it('The archive verifies offline with only the root, and shows no contact in full (security 36)', () => {
  const { valid, checks, documents } = judged(files);
  expect(checks.filter(({ result }) => result !== 'PASSED')).toEqual([]);
  expect([valid, documents.length]).toEqual([true, 1]);
  for (const [name, bytes] of Object.entries(files))
    for (const { contact } of [li, alice, han, open.sender])
      expect(Buffer.from(bytes).includes(contact), `${contact} in ${name}`).toBe(false);
  expect(judged(files, []).valid).toBe(false);
});

it('OpenSSL and sha256sum confirm the README', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-archive-'));
  try {
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(path.join(directory, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(directory, name), bytes);
    }
    const run = (line: string): string =>
      execFileSync('sh', ['-c', `${line} 2>&1`], { cwd: directory, encoding: 'utf8' });
    const [ca, issuing] = ['-CAfile certificates/root.pem', '-untrusted certificates/issuing.pem'];
    // The clock of the test is fixed; OpenSSL receives its time.
    const then = `-attime ${Math.floor(world.clock.now().getTime() / 1000)}`;
    run('sha256sum --check --strict SHA256SUMS');
    expect(
      run(
        `openssl cms -verify -binary -inform DER -in manifest.p7s -content manifest.json ${ca} ${then} -certfile certificates/issuing.pem -out /dev/null`,
      ),
    ).toContain('successful');
    expect(run(`openssl verify ${ca} ${issuing} ${then} certificates/signer-*.pem`).match(/: OK/g)).toHaveLength(2);
    const { timestamps } = JSON.parse(text('manifest.json')) as ArchiveManifest;
    expect(timestamps.length).toBeGreaterThan(3);
    for (const { path: stamp, digest } of timestamps)
      expect(run(`openssl ts -verify -digest ${digest} -in ${stamp} ${ca} ${issuing}`)).toContain('Verification: OK');
    expect(run(`openssl ts -verify -data audit/checkpoint.txt -in audit/checkpoint.tsr ${ca} ${issuing}`)).toContain(
      'Verification: OK',
    );
    run('sha256sum --check --strict longterm/1.sha256');
    const between = '-untrusted longterm/1-certificates.pem';
    expect(
      run(`openssl ts -verify -data longterm/1.sha256 -in longterm/1.tsr -CAfile certificates/root.pem ${between}`),
    ).toContain('Verification: OK');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

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

it('A row that names a contact is shown without its text, and remains in chain and log (security 36)', () => {
  const proof = { events: text('audit/events.json'), proof: '', checkpoint: '', stamp: new Uint8Array() };
  const hidden = withheldContacts(proof, (name) => (name === '李雷' ? '138****0002' : name));
  expect(proof.events).toContain('李雷');
  expect((JSON.parse(hidden.events) as { events: Event[] }).events.some(({ actorName }) => actorName === '李雷')).toBe(
    false,
  );
  expect(failed({ ...files, 'audit/events.json': Buffer.from(hidden.events) })).toEqual(['FILES']);
  const forgotten = JSON.parse(hidden.events) as { events: Event[] };
  forgotten.events = forgotten.events.map((one) => (one.text === '' ? { ...one, hash: sha256(Buffer.from('')) } : one));
  const changed = { ...files, 'audit/events.json': Buffer.from(JSON.stringify(forgotten)) };
  expect(failed(changed)).toEqual(expect.arrayContaining(['CHAIN', 'LOG']));
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
