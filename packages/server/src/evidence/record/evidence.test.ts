import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api } from '@countersign/contract';
import { PRODUCT_TERMS_VERSION, fromWsid, maskContact, nameOnPaper, toWsid } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person } from '../../platform/index.ts';
import { SIGN, TEXT, at, sign } from '../../signing/ceremony/testing/signing-world.ts';
import type { FormSketch } from '../../signing/ceremony/testing/started-envelope.ts';
import type { ArchiveManifest } from './archive-manifest.ts';
import type { EvidenceFacts } from './facts.ts';
import { type ArchiveWorld, openArchiveWorld, sha256 } from './testing/archives.ts';

let open: ArchiveWorld;
let { world, judges, li, alice, han, start, head, contract, files, judged, text } = {} as ArchiveWorld;
beforeAll(async () => {
  open = await openArchiveWorld();
  ({ world, judges, li, alice, han, start, head, contract, files, judged, text } = open);
});
afterAll(() => open.close());

it('There is no report of an unfinished contract', async () => {
  const { envelopeWsid } = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
  expect(await li.refused(api.getEvidence, { params: { envelopeWsid } })).toMatchObject({
    error: 'ERROR_NOT_FINISHED',
  });
});

it('The report has a long-term seal, and states who acted, how they were identified, what, when and where', async () => {
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
  const accepted = facts.participants.map(({ acceptedTerms }) => acceptedTerms);
  expect(accepted).toContain(PRODUCT_TERMS_VERSION);
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

it('The report leads anyone to the record of the contract, which tells digests and no contents', async () => {
  const { envelopeWsid } = contract;
  const stranger = world.stranger({ name: '法官', contact: '13900004321' });
  const { record } = await stranger.call(api.getContractRecord, { params: { envelopeWsid } });
  expect(record).toEqual({
    envelopeWsid,
    completedDatetime: expect.any(String) as string,
    voidedDatetime: null,
    documents: [{ digests: [sha256(await head(contract))] }],
  });
  const report = new Uint8Array(await (await li.bytes(api.getEvidence, { params: { envelopeWsid } })).arrayBuffer());
  const said = judges.text(report).replace(/\s+/g, '');
  expect(said).toContain(`/verify#contract=${envelopeWsid}`);
  expect(said).toContain('以下当事人的身份未经核实');
  const draft = { envelopeWsid: toWsid('envelope', '01990000-0000-7000-8000-000000000000') };
  expect(await stranger.refused(api.getContractRecord, { params: draft })).toMatchObject({ error: 'ERROR_NOT_FOUND' });
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
  expect(said.replace(/\s+/g, '')).toContain('已转交他人authorizedanother');
  expect(said).toMatch(/reason: 出差 nameFrom: VERIFIED identifiedBy: PHONE/);
});

const boxAt = ({ box: [x, y, width, height], ...form }: FormSketch, at: number): FormSketch => ({
  ...form,
  box: [x, y - 130 * at, width, height],
});

/** What pdftotext adds around pieces that run from right to left, and spaces at the ends of lines. */
const bare = (text: string): string => text.replace(/[\s\u202a-\u202e]+/gu, '');

it('Names in many scripts are in the certificate, on the contract and in the report as they were given', async () => {
  const { db } = world.services;
  const signers = [
    { by: li, name: 'محمد عبد الرحمن', text: '김민수 (서울) Їжак Արմեն' },
    { by: alice, name: 'Nguyễn Thị Łękołody', text: 'श्रीकृष्ण 😀 ቢቂላ' },
    { by: han, name: 'สมชาย ใจดี', text: 'יוסף שָׁלוֹם' },
  ];
  const started = await start(
    signers.map(({ by: person }, at) => ({ person, sequence: 1, forms: [boxAt(SIGN, at), boxAt(TEXT, at)] })),
  );
  for (const [index, { by, name, text: value }] of signers.entries()) {
    const personId = fromWsid('user', by.userWsid) ?? '';
    await db.withTx((tx) =>
      tx.update(person).set({ idttvStatus: 'PASSED', realName: name }).where(eq(person.id, personId)),
    );
    await sign(by, started, index, { TEXT: value });
  }
  await world.app.jobs.drain();
  const signed = await head(started);
  expect(judges.qpdf(signed)).toBe('');
  const persons = judges.pdfsig(signed).filter(({ isTimestamp }) => !isTimestamp);
  expect(persons.map(({ signer, valid, trusted }) => [signer, valid, trusted])).toEqual(
    signers.map(({ name }) => [name, true, true]),
  );
  const { verification } = await li.upload(api.verifyPdf, { fields: {}, file: { name: 'c.pdf', bytes: signed } });
  expect(verification).toMatchObject({ valid: true, notes: [] });
  const params = { envelopeWsid: started.envelopeWsid };
  const report = new Uint8Array(await (await li.bytes(api.getEvidence, { params })).arrayBuffer());
  const [onPaper, said] = [bare(judges.text(signed)), bare(judges.text(report))];
  for (const { name, text: value } of signers) {
    expect(onPaper).toContain(bare(value));
    expect(said).toContain(bare(name));
  }
  expect(said).not.toContain('[U+');
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
