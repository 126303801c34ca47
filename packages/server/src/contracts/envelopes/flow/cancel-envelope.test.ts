import { createHash } from 'node:crypto';
import { api } from '@countersign/contract';
import { fromWsid, nameOnPaper } from '@countersign/domain';
import type { Person } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RENEW_JOB } from '../../../evidence/archive/job-kinds.ts';
import { renewArchive } from '../../../evidence/archive/renew.ts';
import { listAudit } from '../../../signing/index.ts';
import {
  type SigningWorld,
  SECOND_SIGN,
  SIGN,
  at,
  contract,
  openSigningWorld,
  sign,
} from '../../../signing/ceremony/testing/signing-world.ts';
import type { Started } from '../../../signing/ceremony/testing/started-envelope.ts';
import { verifyArchive } from '../../../evidence/verification/archive/verify-archive.ts';

let open: SigningWorld;
let { world, judges, sender, li, alice, han, start, head } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, sender, li, alice, han, start, head } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

const REASON = '双方协商一致，条款另行约定';
const of = ({ envelopeWsid }: { readonly envelopeWsid: string }) => ({ params: { envelopeWsid } });
const get = async (person: Person, envelopeWsid: string) =>
  (await person.call(api.getEnvelope, { ...of({ envelopeWsid }), query: {} })).envelope;
const shown = async (person: Person, envelopeWsid: string) => (await get(person, envelopeWsid)).envelopeShownStatus;
const cancel = (started: Pick<Started, 'envelopeWsid'>) =>
  sender.call(api.cancelEnvelope, { ...of(started), body: { reason: REASON } });
const reportOf = async (person: Person, started: Pick<Started, 'envelopeWsid'>) =>
  new Uint8Array(await (await person.bytes(api.getEvidence, of(started))).arrayBuffer());
const verified = async (bytes: Uint8Array) =>
  (
    await world.stranger({ name: 'x', contact: '13912345678' }).upload(api.verifyPdf, {
      fields: {},
      file: { name: 'contract.pdf', bytes },
    })
  ).verification;

/** A contract that li has signed and han has checked. */
async function finished(): Promise<Started> {
  const started = await start([
    { person: li, sequence: 1, forms: [SIGN] },
    { person: han, sequence: 2, role: 'CHECKER' },
  ]);
  await sign(li, started, 0);
  await han.call(api.check, { params: at(started, 1), body: { passed: true } });
  await world.app.jobs.drain();
  return started;
}

/** The CANCEL_PROCESS in the form that the test helpers for signing take. */
async function asStarted(envelopeWsid: string, people: readonly Person[]): Promise<Started> {
  const envelope = await get(sender, envelopeWsid);
  const documents = await sender.call(api.listDocuments, of({ envelopeWsid }));
  const participantWsids = people.map(
    ({ name }) =>
      envelope.participants.find((one) => one.name === name && one.actionType !== 'SENDER')?.participantWsid ?? '',
  );
  return {
    envelopeId: fromWsid('envelope', envelopeWsid) ?? '',
    envelopeWsid,
    fileWsids: documents.documents.map(({ fileWsid }) => fileWsid),
    participantWsids,
  };
}

describe('POST /api/envelopes/{id}/cancel (Rulings §2, §3)', () => {
  it('voids a contract once everyone who acted in it has confirmed, without changing a byte of it', async () => {
    const contract = await finished();
    const before = await head(contract);
    const formerReport = await reportOf(li, contract);
    const { envelope } = await cancel(contract);
    expect(envelope).toMatchObject({
      envelopeFlowType: 'CANCEL_PROCESS',
      status: 'ING_PROCESS',
      prepareState: 'DONE',
      needForm: false,
      cancelsEnvelopeWsid: contract.envelopeWsid,
      subject: REASON,
      envelopeShownStatus: 'CANCEL_WAITING_OTHERS',
    });
    const voiding = await asStarted(envelope.envelopeWsid, [li, han]);
    expect((await get(sender, contract.envelopeWsid)).cancelling).toBe(true);
    expect([await shown(li, voiding.envelopeWsid), await shown(han, voiding.envelopeWsid)]).toEqual([
      'CANCEL_WAITING_ME',
      'CANCEL_WAITING_OTHERS',
    ]);
    const agreement = judges.text(await head(voiding)).replace(/\s+/g, '');
    const parties = [sender, li, han].map(({ name }) => nameOnPaper(name, 'PROFILE'));
    for (const word of [REASON, '服务合同', ...parties, (await get(li, contract.envelopeWsid)).envelopeWsid])
      expect(agreement).toContain(word.replace(/\s+/g, ''));
    const { documents } = await li.call(api.listDocuments, of(contract));
    expect(agreement).toContain(documents[0]?.digest);

    await sign(li, voiding, 0);
    expect((await get(sender, voiding.envelopeWsid)).participants.map(({ label }) => label)).toEqual([
      'voidConfirmed',
      'voidPendingReview',
    ]);
    expect(await shown(li, contract.envelopeWsid)).toBe('ED_SUCCESS');
    await han.call(api.check, { params: at(voiding, 1), body: { passed: true } });
    await world.app.jobs.drain();

    for (const person of [sender, li, han]) {
      expect(await get(person, contract.envelopeWsid)).toMatchObject({
        status: 'ED_SUCCESS',
        envelopeShownStatus: 'CANCELLED',
        cancelling: false,
        voided: { cancelEnvelopeWsid: voiding.envelopeWsid, reason: REASON },
      });
    }
    expect((await get(li, voiding.envelopeWsid)).status).toBe('ED_SUCCESS');
    expect(Buffer.from(await head(contract)).equals(Buffer.from(before))).toBe(true);
    const signed = await head(voiding);
    expect(judges.qpdf(signed)).toBe('');
    expect(judges.pdfsig(signed).filter(({ isTimestamp }) => !isTimestamp)).toMatchObject([
      { signer: li.name, valid: true, trusted: true },
    ]);

    const report = await reportOf(li, contract);
    expect(judges.timestamp(report)).toBe('');
    const said = judges.text(report).replace(/\s+/g, '');
    const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    for (const word of [
      '已协议作废',
      REASON,
      voiding.envelopeWsid,
      digestOf(signed),
      digestOf(formerReport),
      digestOf(before),
    ])
      expect(said).toContain(word);
    const zip = new Uint8Array(await (await li.bytes(api.getArchive, of(contract))).arrayBuffer());
    const { root } = await world.services.signer.certificates();
    const archive = verifyArchive(zip, { fileName: null, roots: [root], now: world.clock.now(), needsStatus: true });
    expect(archive.checks.filter(({ result }) => result !== 'PASSED')).toEqual([]);
    expect(archive.envelope?.voidedAt).toMatch(/^2/);
    expect((await verified(before)).voided).toMatchObject({ reason: REASON });
    const { activities } = await sender.call(api.listActivities, of(contract));
    expect(activities.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['envelope.completed', 'envelope.cancelRequested', 'envelope.voided']),
    );
    const again = await sender.refused(api.cancelEnvelope, { ...of(contract), body: { reason: REASON } });
    expect(again.error).toBe('ERROR_ENVELOPE_VOIDED');
  });

  it('does not affect another contract with the same documents, even one without fields', async () => {
    const pdfs = [contract('A'), contract('B')];
    const contracts = [];
    for (const _ of ['voided', 'good']) {
      const started = await start([{ person: li, sequence: 1, forms: [SIGN] }], pdfs);
      await sign(li, started, 0);
      await world.app.jobs.drain();
      contracts.push(started);
    }
    const [voided, good] = contracts as [Started, Started];
    const { envelope } = await cancel(voided);
    await sign(li, await asStarted(envelope.envelopeWsid, [li]), 0);
    await world.app.jobs.drain();
    for (const document of [0, 1]) {
      expect((await verified(await head(voided, document))).voided).toMatchObject({ reason: REASON });
      expect((await verified(await head(good, document))).voided).toBeNull();
    }
  });

  it('makes the new report again if a renewal of the archive was faster', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    await sign(li, started, 0);
    await world.app.jobs.drain();
    const { envelopeId } = started;
    const renew = () =>
      renewArchive(world.services, {
        id: '',
        kind: RENEW_JOB,
        key: envelopeId,
        payload: { envelopeId },
        attempt: 1,
        now: world.clock.now(),
        abort: new AbortController().signal,
        finishIn: () => Promise.resolve(),
      });
    const voiding = await asStarted((await cancel(started)).envelope.envelopeWsid, [li]);
    const { signer } = world.services;
    const seal = signer.signAsPlatform.bind(signer);
    let reports = 0;
    const sealing = vi.spyOn(signer, 'signAsPlatform').mockImplementation(async (request) => {
      // The report of the agreement, then the report of the contract, which has been read by now.
      reports += 1;
      if (reports === 2) await renew();
      return seal(request);
    });
    await sign(li, voiding, 0);
    await world.app.jobs.drain();
    expect((await get(li, started.envelopeWsid)).voided).toBeNull();
    world.clock.advance({ seconds: 30 });
    await world.app.jobs.drain();
    sealing.mockRestore();
    expect((await get(li, started.envelopeWsid)).voided).toMatchObject({ reason: REASON });
    const audit = (kind: string) => world.services.db.withTx((tx) => listAudit(tx, envelopeId, [kind]));
    const [renewed] = await audit('envelope.archiveRenewed');
    const former = renewed?.detail['evidence'];
    expect(former).toMatch(/^[0-9a-f]{64}$/);
    expect((await audit('envelope.voided')).map(({ detail }) => detail['formerEvidence'])).toEqual([former]);
    expect(judges.text(await reportOf(li, started)).replace(/\s+/g, '')).toContain(former);
  });

  it('renews a contract like any other, even if it is void or in a recycle bin', async () => {
    const [voided, binned] = [await finished(), await finished()];
    const voiding = await asStarted((await cancel(voided)).envelope.envelopeWsid, [li, han]);
    await sign(li, voiding, 0);
    await han.call(api.check, { params: at(voiding, 1), body: { passed: true } });
    await world.app.jobs.drain();
    for (const person of [li, han, sender]) await person.call(api.recycleEnvelope, of(binned));
    // The authority gets a TSA that lasts longer, and its earlier time-stamps are due for renewal.
    const { config, signer } = world.services;
    const { archive } = config;
    await signer.maintain({ now: world.clock.now(), rollover: 'ISSUING', services: [] });
    Object.assign(config, { archive: { ...archive, renewalMs: 20 * 365 * 86_400_000 } });
    // The job checks every hour; active users stay logged in.
    for (let times = 0; times < 3; times += 1) {
      world.clock.advance({ minutes: 25 });
      await open.goOn();
    }
    await world.app.jobs.drain();
    Object.assign(config, { archive });
    const roots = [(await signer.certificates()).root];
    for (const { envelopeId } of [voided, binned]) {
      const renewals = await world.services.db.withTx((tx) => listAudit(tx, envelopeId, ['envelope.archiveRenewed']));
      expect(renewals).toHaveLength(1);
    }
    const zip = new Uint8Array(await (await li.bytes(api.getArchive, of(voided))).arrayBuffer());
    const judged = verifyArchive(zip, { fileName: null, roots, now: world.clock.now(), needsStatus: true });
    expect(judged.checks.filter(({ result }) => result !== 'PASSED')).toEqual([]);
    expect(judged.envelope?.voidedAt).toMatch(/^2/);
    expect(judged.documents[0]?.verification.timestamps).toHaveLength(2);
  });

  it('asks everyone in the order of the contract, including a successor who signed in place of the first', async () => {
    const started = await start([
      { person: li, sequence: 2, forms: [SIGN] },
      { person: alice, sequence: 1, forms: [SECOND_SIGN] },
      { person: sender, sequence: 3 },
    ]);
    await sign(alice, started, 1);
    await li.call(api.authorizeParticipant, {
      params: at(started, 0),
      body: { name: han.name, contact: { phone: han.contact } },
    });
    const handed = (await get(sender, started.envelopeWsid)).participants.find(({ name }) => name === han.name);
    const successor = { ...started, participantWsids: [handed?.participantWsid ?? ''] };
    await sign(han, successor, 0);
    await sign(sender, started, 2);
    await world.app.jobs.drain();
    const { envelope } = await cancel(started);
    expect(envelope.participants.map(({ name, sequence }) => [sequence, name])).toEqual([
      [1, alice.name],
      [2, han.name],
      [3, sender.name],
    ]);
    expect((await li.refused(api.getEnvelope, { ...of(envelope), query: {} })).code).toBe(101);
  });

  it.each<[string, (voiding: Started) => Promise<unknown>, string]>([
    [
      'rejected',
      (voiding) => li.call(api.reject, { params: at(voiding, 0), body: { reason: '不同意' } }),
      'ED_FAIL_REJECT',
    ],
    [
      'revoked',
      (voiding) => sender.call(api.revokeEnvelope, { ...of(voiding), body: { reason: '再议' } }),
      'ED_FAIL_REVOKE',
    ],
  ])('leaves the contract unchanged when it is %s, and can be retried', async (_, end, status) => {
    const contract = await finished();
    const { envelope } = await cancel(contract);
    expect((await sender.refused(api.cancelEnvelope, { ...of(contract), body: { reason: REASON } })).error).toBe(
      'ERROR_CANCEL_RUNNING',
    );
    await end(await asStarted(envelope.envelopeWsid, [li, han]));
    expect((await get(sender, envelope.envelopeWsid)).status).toBe(status);
    expect(await get(li, contract.envelopeWsid)).toMatchObject({
      envelopeShownStatus: 'ED_SUCCESS',
      cancelling: false,
      voided: null,
    });
    expect((await verified(await head(contract))).voided).toBeNull();
    expect((await cancel(contract)).envelope.cancelsEnvelopeWsid).toBe(contract.envelopeWsid);
  });

  it('opens one agreement for two concurrent requests', async () => {
    const contract = await finished();
    const results = await Promise.allSettled([cancel(contract), cancel(contract), cancel(contract)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of results)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ error: 'ERROR_CANCEL_RUNNING' });
  });

  it('is open to the sender only, for a finished contract, and is confirmed in person', async () => {
    const contract = await finished();
    const body = { reason: REASON };
    expect((await li.refused(api.cancelEnvelope, { ...of(contract), body })).error).toBe('ERROR_FORBIDDEN');
    expect((await alice.refused(api.cancelEnvelope, { ...of(contract), body })).code).toBe(101);
    const running = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    expect((await sender.refused(api.cancelEnvelope, { ...of(running), body })).error).toBe(
      'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH',
    );
    const voiding = await asStarted((await cancel(contract)).envelope.envelopeWsid, [li, han]);
    const successor = { name: alice.name, contact: { email: 'someone@example.test' } };
    expect((await li.refused(api.authorizeParticipant, { params: at(voiding, 0), body: successor })).error).toBe(
      'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH',
    );
    const participants = [{ participantWsid: voiding.participantWsids[1] ?? '' }];
    expect((await sender.refused(api.deleteParticipants, { ...of(voiding), body: { participants } })).error).toBe(
      'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH',
    );
    expect((await sender.refused(api.cancelEnvelope, { ...of(voiding), body })).error).toBe(
      'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH',
    );
  });

  it('recognises the file of a void contract by every revision signed here, and no other file', async () => {
    const contract = await finished();
    const voiding = await asStarted((await cancel(contract)).envelope.envelopeWsid, [li, han]);
    await sign(li, voiding, 0);
    await han.call(api.check, { params: at(voiding, 1), body: { passed: true } });
    await world.app.jobs.drain();
    const file = await head(contract);
    const appended = Buffer.concat([file, Buffer.from('\n% something behind it\n%%EOF\n')]);
    expect((await verified(appended)).voided).toMatchObject({ reason: REASON });
    expect((await verified(await head(voiding))).voided).toBeNull();
  });
});
