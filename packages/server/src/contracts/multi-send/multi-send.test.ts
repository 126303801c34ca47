import { type MultiSendJob, api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { multiSendJob } from '../../platform/index.ts';
import { RUN_JOB } from './job-kinds.ts';
import { freshSheet } from './keep-sheet.ts';
import { progressOf } from './progress.ts';
import { runMultiSend } from './run.ts';
import { turnExecutions, updateJob } from './store.ts';
import { type BulkDraft, listRows, makeBulkDraft, sheetRows } from './testing/bulk-draft.ts';

let world: World;
let wang: Person;
let li: Person;

beforeAll(async () => {
  world = await createWorld();
  [wang, li] = await world.people('wang', 'li');
});
afterAll(() => world.close());
// Idle people are logged out after half an hour.
beforeEach(async () => {
  for (const { call, userWsid } of [wang, li]) await call(api.getUser, { params: { userWsid }, query: {} });
});

const settled = async (draft: BulkDraft, job: MultiSendJob): Promise<MultiSendJob> => {
  await world.app.jobs.drain();
  const { multiSendJob } = await wang.call(api.getMultiSendJob, {
    params: { envelopeWsid: draft.envelopeWsid, jobWsid: job.jobWsid },
  });
  return multiSendJob;
};

/** Moves the deadline that the job's envelopes get. */
const expireAt = (job: MultiSendJob, inMs: number): Promise<unknown> =>
  world.services.db.withTx(async (tx) => {
    const id = fromWsid('job', job.jobWsid) ?? '';
    const [row] = await tx.select().from(multiSendJob).where(eq(multiSendJob.id, id));
    const template = row?.template as { envelope: object };
    const at = new Date(world.clock.now().getTime() + inMs).toISOString();
    const moved = { ...template, envelope: { ...template.envelope, expireAt: at } };
    return tx.update(multiSendJob).set({ template: moved }).where(eq(multiSendJob.id, id));
  });

describe('The rows of a list of recipients', () => {
  it('have the contact, then a column for each TEXT and DATE field with a tagId and placeholder in the title', async () => {
    const draft = await makeBulkDraft(wang, { title: '{name} 的协议 {编号}' });
    const { multiSend, rows } = await listRows(wang, draft);
    expect(rows).toEqual([]);
    expect(multiSend).toMatchObject({ multiMode: null, total: 0 });
    expect(multiSend.columns).toEqual([
      { key: 'name', title: 'Name', required: true },
      { key: 'phone', title: 'Phone', required: false },
      { key: 'email', title: 'Email', required: false },
      { key: '职位', title: '职位', required: true },
      { key: '入职日', title: '入职日', required: false },
      { key: '编号', title: '编号', required: true },
    ]);
  });

  it.each([
    ['without a name', { name: '' }, 'name', 'ERROR_ROW_NAME'],
    ['without a contact', { phone: '' }, 'phone', 'ERROR_ROW_CONTACT'],
    ['with a number that is not a phone number', { phone: '1234' }, 'phone', 'ERROR_ROW_CONTACT'],
    ['with an invalid address', { email: 'li@' }, 'email', 'ERROR_ROW_CONTACT'],
    ['with the contact of another row', { phone: '+86 139 0000 0001' }, 'phone', 'ERROR_ROW_DUPLICATE'],
    ['without a required value', { 职位: '' }, '职位', 'ERROR_ROW_REQUIRED'],
    ['with a date that does not exist', { 入职日: '2026-02-30' }, '入职日', 'ERROR_FORM_VALUE'],
    ['with a character that the font lacks', { 职位: '\u{30000}' }, '职位', 'ERROR_FORM_GLYPH_MISSING'],
  ])('%s are reported with the message of the catalogue', async (_, change, column, error) => {
    const draft = await makeBulkDraft(wang);
    const [first = {}, second = {}] = sheetRows(2);
    const rows = [first, { ...second, ...change }];
    const { multiSend } = await wang.call(api.setMultiSend, { params: draft.slot, body: { rows } });
    expect(multiSend).toMatchObject({ multiMode: 'INPUT', total: 2, valid: 1, invalid: 1 });
    const answer = await listRows(wang, draft, 'valid=false');
    expect(answer.page).toMatchObject({ totalElements: 1 });
    expect(answer.rows[0]).toMatchObject({ number: 2, errors: [{ column, error }] });
    expect(answer.rows[0]?.errors[0]?.message).toMatch(/\w/);
  });

  it('are validated again if the fields of the draft have changed', async () => {
    const draft = await makeBulkDraft(wang);
    await wang.call(api.setMultiSend, { params: draft.slot, body: { rows: sheetRows(2) } });
    await wang.call(api.updateEnvelope, { params: draft.params, body: { title: '协议 {工号}' } });
    const { multiSend, rows } = await listRows(wang, draft);
    expect(multiSend).toMatchObject({ valid: 0, invalid: 2 });
    expect(rows[0]?.errors).toMatchObject([{ column: '工号', error: 'ERROR_ROW_REQUIRED' }]);
  });

  it('are replaced by a list that arrives while they are validated again', async () => {
    const draft = await makeBulkDraft(wang);
    await wang.call(api.setMultiSend, { params: draft.slot, body: { rows: sheetRows(2) } });
    await wang.call(api.updateEnvelope, { params: draft.params, body: { title: '协议 {职位}' } });
    const { services } = world;
    const [envelopeId, participantId] = [
      fromWsid('envelope', draft.envelopeWsid) ?? '',
      fromWsid('participant', draft.slot.participantWsid),
    ];
    let uploads = 0;
    const whileJudged = async (): Promise<string[]> => {
      uploads += 1;
      await wang.call(api.setMultiSend, { params: draft.slot, body: { rows: sheetRows(3, 500) } });
      return [];
    };
    const sign = { ...services.workers.sign, run: whileJudged } as unknown as typeof services.workers.sign;
    const { sheet } = await freshSheet(
      { ...services, workers: { ...services.workers, sign } },
      { relation: { envelopeId, isSender: true, accounts: [], readsAs: [], isViewer: false, mine: [] }, participantId },
      world.clock.now(),
    );
    expect([uploads, sheet?.total]).toEqual([1, 3]);
    const { rows } = await listRows(wang, draft);
    expect(rows.map(({ name }) => name)).toEqual(sheetRows(3, 500).map(({ name }) => name));
  });

  it('are matched by headings in either language', async () => {
    const draft = await makeBulkDraft(wang);
    const rows: Record<string, string>[] = [
      { 姓名: '赵一', '手机号（必填）': '13900000021', 职位: '经理' },
      { 'Full Name': 'Bob', 'E-mail': 'bob@example.com', 职位: 'clerk' },
    ];
    const { multiSend } = await wang.call(api.setMultiSend, { params: draft.slot, body: { rows } });
    expect(multiSend).toMatchObject({ total: 2, valid: 2 });
    const { rows: kept } = await listRows(wang, draft);
    expect(kept.map(({ name, contact }) => [name, contact.phone ?? contact.email])).toEqual([
      ['赵一', '13900000021'],
      ['Bob', 'bob@example.com'],
    ]);
  });

  it('are accepted for a BULK_PERSON of a draft only', async () => {
    const draft = await makeBulkDraft(wang);
    const body = { rows: sheetRows(1) };
    const sender = { ...draft.slot, participantWsid: draft.senderWsid };
    expect((await wang.refused(api.setMultiSend, { params: sender, body })).error).toBe('ERROR_MULTI_SEND_PERSON');
    const other = await makeBulkDraft(wang);
    const foreign = { ...draft.slot, participantWsid: other.slot.participantWsid };
    expect((await wang.refused(api.setMultiSend, { params: foreign, body })).error).toBe('ERROR_PARTICIPANT_NOT_FOUND');
    expect((await li.refused(api.setMultiSend, { params: draft.slot, body })).error).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
  });

  it('are listed in pages; unknown parameters are refused', async () => {
    const draft = await makeBulkDraft(wang);
    await wang.call(api.setMultiSend, { params: draft.slot, body: { rows: sheetRows(5) } });
    const { rows, page } = await wang.call(api.getMultiSend, { params: draft.slot, query: { offset: 3, limit: 10 } });
    expect(rows.map(({ number }) => number)).toEqual([4, 5]);
    expect(page).toEqual({ offset: 3, limit: 10, totalElements: 5 });
    for (const query of [{ filters: 'phone=1' }, { sorts: '-name' }, { fields: 'password' }])
      expect((await wang.refused(api.getMultiSend, { params: draft.slot, query })).error).toBe('ERROR_UNKNOWN_FIELD');
  });
});

describe('A multi-send', () => {
  it('merges amounts and choices as their fields print them, and reports values that they do not take', async () => {
    const draft = await makeBulkDraft(wang);
    const { documents } = await wang.call(api.listDocuments, { params: draft.params });
    const shared = { fileWsid: documents[0]?.fileWsid ?? '', participantWsid: draft.slot.participantWsid, page: 1 };
    const at = (uly: number) => ({ ulx: 300, uly, lrx: 450, lry: uly - 30 });
    const forms = [
      { ...shared, formType: 'TEXT' as const, position: at(200), tagId: '月薪', format: 'AMOUNT' },
      { ...shared, formType: 'RADIO' as const, position: at(300), tagId: '城市', options: ['北京', '上海'] },
      { ...shared, formType: 'CHECKBOX' as const, position: at(400), tagId: '福利', options: ['餐补', '车补', '房补'] },
    ];
    await wang.call(api.addForms, { params: draft.params, body: { forms } });
    const [good = {}, bad = {}] = sheetRows(2, 900);
    const rows = [
      { ...good, 月薪: '12000.5', 城市: '上海', 福利: '房补；餐补' },
      { ...bad, 月薪: '面议', 城市: '广州', 福利: '股票' },
    ];
    await wang.call(api.setMultiSend, { params: draft.slot, body: { rows } });
    const { rows: kept } = await listRows(wang, draft);
    expect(kept[1]?.errors.map(({ column, message }) => [column, message])).toEqual([
      ['月薪', 'The value is not allowed in this field: an amount with at most two decimals, such as 1234.50'],
      ['城市', expect.any(String)],
      ['福利', expect.any(String)],
    ]);
    const { multiSendJob: job } = await wang.call(api.startMultiSend, { params: draft.params });
    await settled(draft, job);
    const params = { envelopeWsid: draft.envelopeWsid, jobWsid: job.jobWsid };
    const { executions } = await wang.call(api.listExecutions, { params, query: { filters: 'status=DONE' } });
    const envelopeWsid = executions[0]?.envelopeWsid ?? '';
    const sent = await wang.call(api.listForms, { params: { envelopeWsid }, query: {} });
    const merged = sent.forms.filter(({ tagId }) => ['月薪', '城市', '福利'].includes(tagId ?? ''));
    expect(merged.map(({ initialValue }) => initialValue)).toEqual(['12,000.50', '上海', '餐补\n房补']);
    expect(merged[2]).toMatchObject({ formType: 'CHECKBOX', options: ['餐补', '车补', '房补'] });
  });

  it('keeps the rules between the fields of each contract, and refuses to start with one that cannot be kept', async () => {
    const draft = await makeBulkDraft(wang);
    const { params } = draft;
    const { documents } = await wang.call(api.listDocuments, { params });
    const shared = { fileWsid: documents[0]?.fileWsid ?? '', participantWsid: draft.slot.participantWsid, page: 1 };
    const place = (uly: number) => ({ ulx: 300, uly, lrx: 450, lry: uly - 30 });
    const amount = { ...shared, formType: 'TEXT' as const, format: 'AMOUNT' };
    const placed = await wang.call(api.addForms, {
      params,
      body: {
        forms: [
          { ...amount, tagId: '月薪', position: place(200) },
          { ...amount, tagId: '年薪', position: place(300) },
        ],
      },
    });
    const [monthly, yearly] = placed.forms.slice(-2).map(({ formWsid }) => formWsid);
    const rule = (of: string) => ({
      params,
      body: { forms: [{ formWsid: yearly!, rules: { computed: { by: 'PRODUCT' as const, of: [of], factor: '12' } } }] },
    });
    await wang.call(api.updateForms, rule(yearly!));
    await wang.call(api.setMultiSend, { params: draft.slot, body: { rows: sheetRows(1, 900) } });
    const refused = await wang.refused(api.startMultiSend, { params });
    expect(refused).toMatchObject({ error: 'ERROR_FORM_RULE', data: { detail: 'CIRCLE' } });
    await wang.call(api.updateForms, rule(monthly!));
    const [row = {}] = sheetRows(1, 900);
    await wang.call(api.setMultiSend, { params: draft.slot, body: { rows: [{ ...row, 月薪: '100', 年薪: '7' }] } });
    const { multiSendJob: job } = await wang.call(api.startMultiSend, { params });
    await settled(draft, job);
    const { executions } = await wang.call(api.listExecutions, {
      params: { envelopeWsid: draft.envelopeWsid, jobWsid: job.jobWsid },
      query: { filters: 'status=DONE' },
    });
    const envelopeWsid = executions[0]?.envelopeWsid ?? '';
    const { forms } = await wang.call(api.listForms, { params: { envelopeWsid }, query: {} });
    const [copied, product] = ['月薪', '年薪'].map((tagId) => forms.find((form) => form.tagId === tagId)!);
    expect(copied!.initialValue).toBe('100.00');
    expect(copied!.formWsid).not.toBe(monthly);
    expect(product).toMatchObject({ initialValue: null, rules: { computed: { of: [copied!.formWsid] } } });
  });

  it('sends one envelope for each valid row, with its values merged and its title filled in', async () => {
    const draft = await makeBulkDraft(wang, { title: '{name} 的协议' });
    await wang.call(api.setMultiSend, { params: draft.slot, body: { rows: [...sheetRows(3), { name: '无号' }] } });
    const { multiSendJob: job } = await wang.call(api.startMultiSend, { params: draft.params });
    expect(job).toMatchObject({ status: 'RUNNING', total: 3, waiting: 3, done: 0 });
    expect(await settled(draft, job)).toMatchObject({ status: 'DONE', done: 3, failed: 0, waiting: 0 });

    const params = { envelopeWsid: draft.envelopeWsid, jobWsid: job.jobWsid };
    const { executions, page } = await wang.call(api.listExecutions, { params, query: { filters: 'status=DONE' } });
    expect(page.totalElements).toBe(3);
    const [first] = executions;
    const envelopeWsid = first?.envelopeWsid ?? '';
    expect(fromWsid('envelope', envelopeWsid)).toBe(fromWsid('execution', first?.executionWsid ?? ''));
    const { envelope } = await wang.call(api.getEnvelope, { params: { envelopeWsid }, query: {} });
    expect(envelope).toMatchObject({
      title: '收件人1 的协议',
      status: 'ING_PROCESS',
      prepareState: 'DONE',
      multiJobWsid: job.jobWsid,
    });
    expect(envelope.participants[1]).toMatchObject({ type: 'PERSON', name: '收件人1', multiSend: false });
    const { forms } = await wang.call(api.listForms, { params: { envelopeWsid }, query: {} });
    expect(forms.map(({ tagId, initialValue }) => [tagId, initialValue])).toEqual(
      expect.arrayContaining([
        ['职位', '职位1'],
        ['入职日', '2026-05-01'],
        [null, null],
      ]),
    );
    const { envelope: again } = await wang.call(api.getEnvelope, { params: draft.params, query: {} });
    expect(again.status).toBe('DRAFT');
  });

  it('identifies a recipient with two contacts by the one that the sender chose (Rulings §8.11)', async () => {
    const draft = await makeBulkDraft(wang);
    const [both = {}, phone = {}] = sheetRows(2, 900);
    const rows = [{ ...both, email: 'both@example.com' }, phone];
    const { multiSend } = await wang.call(api.setMultiSend, { params: draft.slot, body: { rows } });
    expect(multiSend.identifyingContact).toBe('PHONE');
    const chosen = { participantWsid: draft.slot.participantWsid, identifyingContact: 'EMAIL' as const };
    const { params } = draft;
    await wang.call(api.updateParticipants, { params, body: { participants: [chosen] } });
    // A change of another property keeps the choice.
    const renamed = { participantWsid: draft.slot.participantWsid, name: '新名单' };
    await wang.call(api.updateParticipants, { params, body: { participants: [renamed] } });
    expect((await listRows(wang, draft)).multiSend.identifyingContact).toBe('EMAIL');
    const { multiSendJob: job } = await wang.call(api.startMultiSend, { params });
    expect(await settled(draft, job)).toMatchObject({ done: 2 });
    const jobParams = { ...params, jobWsid: job.jobWsid };
    const { executions } = await wang.call(api.listExecutions, { params: jobParams, query: {} });
    const identified = [];
    for (const { envelopeWsid } of executions) {
      const sent = { envelopeWsid: envelopeWsid ?? '' };
      const { participants } = await wang.call(api.listParticipants, { params: sent });
      identified.push(participants.find(({ actionType }) => actionType === 'SIGNER')?.identifyingContact);
    }
    expect(identified).toEqual(['EMAIL', 'PHONE']);
  });

  it('is refused if no row is valid, or if the draft could not be sent', async () => {
    const draft = await makeBulkDraft(wang);
    const start = () => wang.refused(api.startMultiSend, { params: draft.params });
    expect((await start()).error).toBe('ERROR_MULTI_SEND_NO_ROWS');
    await wang.call(api.setMultiSend, { params: draft.slot, body: { rows: [{ name: 'x' }] } });
    expect((await start()).error).toBe('ERROR_MULTI_SEND_NO_ROWS');
    const plain = await makeBulkDraft(wang, { title: '' });
    expect((await wang.refused(api.startMultiSend, { params: plain.params })).error).toBe('ERROR_TITLE_MISSING');
    const binned = await makeBulkDraft(wang);
    await wang.call(api.setMultiSend, { params: binned.slot, body: { rows: sheetRows(1) } });
    await wang.call(api.recycleEnvelope, { params: binned.params });
    const { error } = await wang.refused(api.startMultiSend, { params: binned.params });
    expect(error).toBe('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
  });

  it('keeps the rows that could not be sent, with the reason, and sends them on retry', async () => {
    const draft = await makeBulkDraft(wang);
    await wang.call(api.setMultiSend, { params: draft.slot, body: { rows: sheetRows(2) } });
    const { multiSendJob: job } = await wang.call(api.startMultiSend, { params: draft.params });
    // The envelopes would expire within less than the shortest permitted lifetime.
    await expireAt(job, 1000);
    expect(await settled(draft, job)).toMatchObject({ status: 'DONE', failed: 2, done: 0 });
    const params = { envelopeWsid: draft.envelopeWsid, jobWsid: job.jobWsid };
    const { executions } = await wang.call(api.listExecutions, { params, query: {} });
    expect(executions[0]).toMatchObject({ status: 'FAILED', error: 'ERROR_EXPIRY', envelopeWsid: null });
    expect(executions[0]?.message).toMatch(/1 hour/i);
    await expireAt(job, 86_400_000);
    await wang.call(api.steerMultiSendJob, { params: { ...params, act: 'retry' } });
    expect(await settled(draft, job)).toMatchObject({ status: 'DONE', failed: 0, done: 2 });
  });

  it('does not end while rows wait, even if a retry makes them wait at the last moment', async () => {
    const draft = await makeBulkDraft(wang);
    await wang.call(api.setMultiSend, { params: draft.slot, body: { rows: sheetRows(2) } });
    const { multiSendJob: job } = await wang.call(api.startMultiSend, { params: draft.params });
    await expireAt(job, 1000);
    expect(await settled(draft, job)).toMatchObject({ status: 'DONE', failed: 2 });
    await expireAt(job, 86_400_000);
    const { services, clock } = world;
    const [jobId, now] = [fromWsid('job', job.jobWsid) ?? '', clock.now()];
    await services.db.withTx((tx) => updateJob(tx, jobId, { status: 'RUNNING' }));
    // A retry has run between the check of this run and its end.
    await runMultiSend(services, progressOf(services), {
      id: jobId,
      kind: RUN_JOB,
      key: jobId,
      payload: { jobId },
      attempt: 1,
      now,
      abort: new AbortController().signal,
      finishIn: async (tx) => void (await turnExecutions(tx, jobId, { from: 'FAILED', to: 'WAITING', now })),
    });
    expect(await settled(draft, job)).toMatchObject({ status: 'DONE', failed: 0, waiting: 0, done: 2 });
  });
});
