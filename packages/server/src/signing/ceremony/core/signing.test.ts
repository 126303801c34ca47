import { api } from '@countersign/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sign as signDirectly } from '../acts/sign.ts';
import { listRevisions } from './store.ts';
import { signCall } from '../testing/direct-call.ts';
import {
  type SigningWorld,
  DATE,
  SECOND_SIGN,
  SIGN,
  TEXT,
  at,
  contract,
  isPrefix,
  openSigningWorld,
  password,
  sign,
  signBody,
  signing,
} from '../testing/signing-world.ts';

let open: SigningWorld;
let { world, judges, li, alice, han, start, head, loaded } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, li, alice, han, start, head, loaded } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

describe('Two signers in sequence', () => {
  it('produce a file that poppler, qpdf and OpenSSL accept after each signature and at the end', async () => {
    const started = await start([
      { person: li, sequence: 1, forms: [SIGN, TEXT, DATE] },
      { person: alice, sequence: 2, forms: [SECOND_SIGN] },
    ]);
    const prepared = await head(started);
    expect(judges.qpdf(prepared)).toBe('');
    expect(await alice.refused(api.getSigning, { params: at(started, 1) })).toMatchObject({
      error: 'ERROR_NEED_WAIT_OTHER',
    });

    const answer = await sign(li, started, 0);
    expect(answer).toMatchObject({
      participant: { status: 'ED_SUCCESS', authType: 'SIGN_PASSWORD' },
      envelope: { currentSequence: 2, completing: false },
    });
    const first = await head(started);
    expect(isPrefix(prepared, first)).toBe(true);
    expect(judges.qpdf(first)).toBe('');
    expect(judges.pdfsig(first)).toMatchObject([{ signer: '李雷', valid: true, trusted: true, whole: true }]);
    expect(judges.text(first)).toContain('上海 Shanghai (甲方)');
    expect(judges.text(first)).toContain('2026年03月01日');

    expect((await sign(alice, started, 1)).envelope.completing).toBe(true);
    await world.app.jobs.drain();
    expect((await loaded(started)).row.status).toBe('ED_SUCCESS');
    const finished = await head(started);
    expect(isPrefix(first, finished)).toBe(true);
    expect(judges.qpdf(finished)).toBe('');
    expect(judges.pdfsig(finished).filter(({ isTimestamp }) => !isTimestamp)).toMatchObject([
      { signer: '李雷', valid: true, trusted: true },
      { signer: 'Alice Smith', valid: true, trusted: true },
    ]);
    expect(judges.timestamp(finished)).toBe('');
    const { verification } = await li.upload(api.verifyPdf, {
      fields: {},
      file: { name: 'contract.pdf', bytes: finished },
    });
    expect(verification).toMatchObject({
      valid: true,
      signatures: [{ level: expect.stringContaining('B-LTA') }, { level: expect.stringContaining('B-LTA') }],
      timestamps: [{ coversWholeFile: true }],
    });
  });
});

describe('The documents that were seen', () => {
  it('are required: a digest of no revision, or of a document changed since, is refused', async () => {
    const started = await start([
      { person: li, sequence: 1, forms: [SIGN] },
      { person: alice, sequence: 2, forms: [SECOND_SIGN] },
    ]);
    const body = await signBody(li, started, 0);
    const foreign = {
      ...body,
      documents: body.documents.map(({ fileWsid }) => ({ fileWsid, digest: 'ab'.repeat(32) })),
    };
    expect(await li.refused(api.sign, { params: at(started, 0), body: foreign })).toMatchObject({
      status: 409,
      error: 'ERROR_DOCUMENT_CHANGED',
    });
    await sign(li, started, 0);
    const later = await signBody(alice, started, 1);
    const stale = { ...later, documents: body.documents };
    expect(await alice.refused(api.sign, { params: at(started, 1), body: stale })).toMatchObject({
      error: 'ERROR_DOCUMENT_CHANGED',
    });
    expect((await loaded(started)).row.currentSequence).toBe(2);
    await alice.call(api.sign, { params: at(started, 1), body: later });
  });

  it('must include every document with a field of the signer, once', async () => {
    const started = await start(
      [{ person: li, sequence: 1, forms: [SIGN, { ...SIGN, document: 1 }] }],
      [contract('one'), contract('two')],
    );
    const body = await signBody(li, started, 0);
    const [first] = body.documents;
    expect(
      await li.refused(api.sign, { params: at(started, 0), body: { ...body, documents: [first!] } }),
    ).toMatchObject({ error: 'ERROR_MALFORMED' });
    expect(
      await li.refused(api.sign, { params: at(started, 0), body: { ...body, documents: [first!, first!] } }),
    ).toMatchObject({ error: 'ERROR_MALFORMED' });
  });
});

describe('Signers of the same sequence', () => {
  it('sign concurrently: one revision follows the other, and the first certificate of the loser stays unused', async () => {
    const started = await start([
      { person: li, sequence: 1, forms: [SIGN] },
      { person: alice, sequence: 1, forms: [SECOND_SIGN] },
    ]);
    const [one, two] = [await signBody(li, started, 0), await signBody(alice, started, 1)];
    await Promise.all([
      li.call(api.sign, { params: at(started, 0), body: one }),
      alice.call(api.sign, { params: at(started, 1), body: two }),
    ]);
    const both = await head(started);
    expect(judges.qpdf(both)).toBe('');
    expect(
      judges
        .pdfsig(both)
        .map(({ signer, valid, trusted }) => ({ signer, valid, trusted }))
        .toSorted((a, b) => (a.signer < b.signer ? -1 : 1)),
    ).toEqual([
      { signer: 'Alice Smith', valid: true, trusted: true },
      { signer: '李雷', valid: true, trusted: true },
    ]);
    const revisions = await world.services.db.withTx((tx) => listRevisions(tx, started.envelopeId));
    expect(revisions.map(({ kind, number }) => [number, kind])).toEqual([
      [0, 'UPLOAD'],
      [1, 'PREPARE'],
      [2, 'SIGN'],
      [3, 'SIGN'],
    ]);
    revisions.slice(1).forEach((revision, index) => expect(revision.previousDigest).toBe(revisions[index]?.digest));
    await world.app.jobs.drain();
    expect((await loaded(started)).row.status).toBe('ED_SUCCESS');
  });

  it("a rejection during another's signing ends the envelope, and the signature is discarded", async () => {
    const started = await start([
      { person: li, sequence: 1, forms: [SIGN] },
      { person: alice, sequence: 1, forms: [SECOND_SIGN] },
    ]);
    const before = await head(started);
    const call = await signCall(world, li, { params: at(started, 0), body: await signBody(li, started, 0) });
    const rejects = async (point: string): Promise<void> => {
      if (point === 'stored') await alice.call(api.reject, { params: at(started, 1), body: { reason: '条款有误' } });
    };
    await expect(signDirectly(world.services, call, rejects)).rejects.toMatchObject({
      refusal: { error: 'ERROR_ENVELOPE_HAD_BEEN_REJECTED' },
    });
    expect(Buffer.from(await head(started)).equals(Buffer.from(before))).toBe(true);
    const { row, facts } = await loaded(started);
    expect(row).toMatchObject({ status: 'ED_FAIL_REJECT', handleReason: '条款有误' });
    expect(facts.participants.map(({ status }) => status)).toEqual(['ING_WAIT', 'ED_FAIL_REJECT']);
    expect(await li.refused(api.sign, { params: at(started, 0), body: call.body })).toMatchObject({
      error: 'ERROR_ENVELOPE_HAD_BEEN_REJECTED',
    });
  });

  it('one person with two open pages signs once', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const body = await signBody(li, started, 0);
    const results = await Promise.allSettled([1, 2, 3].map(() => li.call(api.sign, { params: at(started, 0), body })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const words = results.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { error: string }).error] : [],
    );
    expect(words.every((word) => ['ERROR_SIGNING_IN_PROGRESS', 'ERROR_ALREADY_SIGNED'].includes(word))).toBe(true);
    expect(judges.pdfsig(await head(started)).filter(({ isTimestamp }) => !isTimestamp)).toHaveLength(1);
  });
});

describe('A checker', () => {
  it('passes without adding a byte; the digests seen are recorded, and the last pass completes', async () => {
    const started = await start([
      { person: li, sequence: 1, forms: [SIGN] },
      { person: han, sequence: 2, role: 'CHECKER' },
    ]);
    expect(await han.refused(api.check, { params: at(started, 1), body: { passed: true } })).toMatchObject({
      error: 'ERROR_NEED_WAIT_OTHER',
    });
    await sign(li, started, 0);
    const page = await signing(han, started, 1);
    const signed = await head(started);
    const documents = page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
    const answer = await han.call(api.check, { params: at(started, 1), body: { passed: true, documents } });
    expect(answer.envelope.completing).toBe(true);
    const { participants } = await loaded(started);
    expect(participants[1]?.seen).toMatchObject([{ number: 2, digest: page.documents[0]?.digest }]);
    await world.app.jobs.drain();
    expect((await loaded(started)).row.status).toBe('ED_SUCCESS');
    expect(isPrefix(signed, await head(started))).toBe(true);
    expect(
      await han.refused(api.sign, { params: at(started, 1), body: { documents, ...password(han) } }),
    ).toMatchObject({ error: 'ERROR_NOT_A_SIGNER' });
  });

  it('refuses with a reason, which ends the envelope', async () => {
    const started = await start([
      { person: han, sequence: 1, role: 'CHECKER' },
      { person: li, sequence: 2, forms: [SIGN] },
    ]);
    expect(await han.refused(api.check, { params: at(started, 0), body: { passed: false } })).toMatchObject({
      error: 'ERROR_REASON_MISSING',
    });
    await han.call(api.check, { params: at(started, 0), body: { passed: false, reason: '金额不符' } });
    expect((await loaded(started)).row).toMatchObject({ status: 'ED_FAIL_CHECK', handleReason: '金额不符' });
    expect(await li.refused(api.check, { params: at(started, 1), body: { passed: true } })).toMatchObject({
      status: 409,
    });
  });
});
