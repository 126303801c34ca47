import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Api, type BodyIn, api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Draft, makeDraft, startDraft } from '../envelopes/core/testing/draft.ts';
import { skipNumbers } from './skip-numbers.ts';
import { contractNumberUse } from '../../platform/index.ts';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { type Company, company, employ } from '../../enterprise/members/testing/company.ts';

let world: World;
let wang: Person;
let li: Person;
let zhang: Person;
let firm: Company;
let memberWsid = '';

beforeAll(async () => {
  world = await createWorld({ start: new Date('2026-03-07T02:00:00Z') });
  [wang, li, zhang] = await world.people('wang', 'li', 'alice');
  firm = await company(wang, '编号测试有限公司');
  memberWsid = await employ(world, firm, zhang);
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const person of [wang, li]) await person.call(api.getUser, { params: { userWsid: person.userWsid }, query: {} });
});

type Rule = BodyIn<Api['createContractNumber']>;
const params = () => ({ enterpriseWsid: firm.enterpriseWsid });
const create = async (body: Rule) =>
  (await wang.call(api.createContractNumber, { params: params(), body })).contractNumber;
const rules = async () => (await wang.call(api.listContractNumbers, { params: params() })).contractNumbers;
const numberOf = async ({ params: at }: Pick<Draft, 'params'>) =>
  (await wang.call(api.getEnvelope, { params: at, query: {} })).envelope.contractNumber;
const sent = async (title?: string): Promise<Draft> => {
  const draft = await makeDraft(wang, [{ person: li }], title);
  await startDraft(wang, draft);
  return draft;
};

describe('A numbering rule (Spec §7 "contract numbers")', () => {
  it('is enabled by default, and the check names the rule that a new one would replace', async () => {
    const check = async () => (await wang.call(api.checkContractNumber, { params: params() })).abandon;
    expect(await check()).toBeNull();
    const first = await create({ prefix: 'A-' });
    expect(first).toMatchObject({ status: 'ENABLE', prefix: 'A-', datePattern: 'yyyyMM', width: 4, used: 0 });
    expect(first.nextNumbers).toEqual(['A-202603-0001', 'A-202603-0002', 'A-202603-0003']);
    expect(await check()).toEqual({ wsid: first.wsid, status: 'ENABLE' });
    const { enterprise } = await wang.call(api.getEnterprise, { params: params() });
    expect(enterprise).toMatchObject({ contractNumberWsid: first.wsid, contractNumberStutas: 'ENABLE' });
    const second = await create({ prefix: 'B-' });
    expect((await rules()).map(({ wsid, status }) => [wsid, status])).toEqual([
      [second.wsid, 'ENABLE'],
      [first.wsid, 'DISABLE'],
    ]);
  });

  it('is enabled and disabled; only one is enabled at a time, also if two are enabled concurrently', async () => {
    const [second, first] = await rules();
    const at = (wsid = '') => ({ params: { ...params(), contractNumberWsid: wsid } });
    expect((await wang.refused(api.enableContractNumber, at(second?.wsid))).error).toBe('ERROR_CONTRACT_NUMBER_STATUS');
    await wang.call(api.disableContractNumber, at(second?.wsid));
    expect(await numberOf(await sent())).toBeNull();
    await Promise.allSettled([
      wang.call(api.enableContractNumber, at(first?.wsid)),
      wang.call(api.enableContractNumber, at(second?.wsid)),
    ]);
    expect((await rules()).filter(({ status }) => status === 'ENABLE')).toHaveLength(1);
    const { enterprise } = await wang.call(api.getEnterprise, { params: params() });
    expect(enterprise.contractNumberStutas).toBe('ENABLE');
  });

  it.each([
    [{ prefix: 'A-' }, 'ERROR_CONTRACT_NUMBER_PREFIX'],
    [{ prefix: 'C-', datePattern: 'NONE', reset: 'YEARLY' }, 'ERROR_CONTRACT_NUMBER_RESET'],
    [{ prefix: '=1+1' }, 'ERROR_MALFORMED'],
    [{ prefix: 'C-', width: 2 }, 'ERROR_MALFORMED'],
  ] as const)('is refused if numbers would repeat or could not be read: %j', async (body, error) => {
    expect((await wang.refused(api.createContractNumber, { params: params(), body })).error).toBe(error);
  });

  it('is refused if the font of the documents lacks a character of its prefix', async () => {
    const before = (await rules()).length;
    const refused = await wang.refused(api.createContractNumber, { params: params(), body: { prefix: '合𰀁-𰀀' } });
    expect(refused).toMatchObject({ status: 422, error: 'ERROR_CONTRACT_NUMBER_GLYPH', data: { text: '𰀁𰀀' } });
    expect(refused.message).toContain('𰀁𰀀');
    expect(await rules()).toHaveLength(before);
  });

  it('is open to the owner and to members with the key; those of another enterprise are not found (security 34)', async () => {
    expect((await li.refused(api.listContractNumbers, { params: params() })).error).toBe('ERROR_NOT_FOUND');
    await changeTo(zhang, memberWsid);
    expect((await zhang.refused(api.listContractNumbers, { params: params() })).error).toBe('ERROR_FORBIDDEN');
    const other = await company(li, '别家编号有限公司');
    const [rule] = await rules();
    const across = { enterpriseWsid: other.enterpriseWsid, contractNumberWsid: rule?.wsid ?? '' };
    expect((await li.refused(api.disableContractNumber, { params: across })).error).toBe('ERROR_NOT_FOUND');
    await changeTo(li, li.userWsid);
  });
});

describe('The number of a contract', () => {
  it('is drawn at the start, without a gap, also by parallel starts and after one that fails', async () => {
    await create({ prefix: 'HT-' });
    const drafts = [];
    for (let at = 0; at < 4; at += 1) drafts.push(await makeDraft(wang, [{ person: li }]));
    const { envelope: empty } = await wang.call(api.createEnvelope, { body: {} });
    const broken = { envelopeWsid: empty.envelopeWsid };
    await Promise.allSettled(
      [broken, ...drafts.map(({ params: at }) => at)].map((at) => wang.call(api.startEnvelope, { params: at })),
    );
    const numbers = [];
    for (const draft of drafts) numbers.push(await numberOf(draft));
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4].map((at) => `HT-202603-000${at}`)));
    expect(await numberOf({ params: broken })).toBeNull();
    expect(await numberOf(await sent())).toBe('HT-202603-0005');
  });

  it('is in the list, can be searched, and is not visible before the start', async () => {
    const draft = await makeDraft(wang, [{ person: li }], '按编号查找');
    expect(await numberOf(draft)).toBeNull();
    await startDraft(wang, draft);
    const number = (await numberOf(draft)) ?? '';
    for (const filters of [`search=${number}`, `contractNumber=${number}`]) {
      const { envelopes } = await wang.call(api.listEnvelopes, { query: { filters } });
      expect(envelopes.map(({ contractNumber }) => contractNumber)).toEqual([number]);
    }
  });

  it('restarts each month if the rule says so, by the date in the time zone of the envelope', async () => {
    await create({ prefix: 'M-', reset: 'MONTHLY' });
    expect(await numberOf(await sent())).toBe('M-202603-0001');
    // In Shanghai it is already April.
    world.clock.set(new Date('2026-03-31T16:30:00Z'));
    for (const person of [wang, li]) await person.login();
    await changeTo(wang, firm.ownMemberWsid);
    expect(await numberOf(await sent())).toBe('M-202604-0001');
    expect((await rules())[0]).toMatchObject({
      used: 2,
      nextNumbers: ['M-202604-0002', 'M-202604-0003', 'M-202604-0004'],
    });
  });

  it('is skipped if an earlier rule of the enterprise has used it', async () => {
    await create({ prefix: 'X', datePattern: 'yyyy', width: 3 });
    expect(await numberOf(await sent())).toBe('X2026-001');
    await create({ prefix: 'X2026-', datePattern: 'NONE', width: 3 });
    expect(await numberOf(await sent())).toBe('X2026-002');
  });

  it('is drawn on every page of the documents if the rule asks for it', async () => {
    await create({ prefix: 'P-', datePattern: 'yyyy', place: 'FOOTER_RIGHT' });
    const draft = await sent();
    const at = { ...draft.params, docId: draft.fileWsid };
    const file = await wang.bytes(api.getDocumentContent, { params: at });
    const folder = mkdtempSync(path.join(tmpdir(), 'countersign-number-'));
    writeFileSync(path.join(folder, 'c.pdf'), Buffer.from(await file.arrayBuffer()));
    const text = execFileSync('pdftotext', [path.join(folder, 'c.pdf'), '-'], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(text.split('P-2026-0001')).toHaveLength(3);
  });

  it('skips those that may have been drawn since the state that a restoration has brought back', async () => {
    await create({ prefix: 'R-', reset: 'MONTHLY' });
    const now = world.clock.now();
    expect(await numberOf(await sent())).toBe('R-202604-0001');
    const { withTx } = world.services.db;
    const skipSince = (hours: number): Promise<number> =>
      withTx((tx) => skipNumbers(tx, { madeAt: new Date(now.getTime() - hours * 3_600_000), now }));
    await skipSince(1);
    expect(await numberOf(await sent())).toBe('R-202604-1002');
    // In a month of which the restored state knows nothing, too.
    world.clock.set(new Date('2026-05-01T02:00:00Z'));
    for (const person of [wang, li]) await person.login();
    await changeTo(wang, firm.ownMemberWsid);
    await withTx((tx) => skipNumbers(tx, { madeAt: now, now: world.clock.now() }));
    expect(await numberOf(await sent())).toBe('R-202605-1001');
  });

  it('skips ten times as many as were drawn in as long a time before', async () => {
    const [rule] = await rules();
    const now = world.clock.now();
    const uses = [...Array(120).keys()].map((at) => ({
      enterpriseId: fromWsid('enterprise', firm.enterpriseWsid) ?? '',
      number: `many-${at}`,
      envelopeId: world.services.ids.next(),
      contractNumberId: fromWsid('contractNumber', rule?.wsid ?? '') ?? '',
      place: 'NONE' as const,
      createdAt: new Date(now.getTime() - 5_400_000),
    }));
    await world.services.db.withTx(async (tx) => {
      await tx.execute(
        sql`alter table contract_number_use drop constraint contract_number_use_envelope_id_envelope_id_fk`,
      );
      await tx.insert(contractNumberUse).values(uses);
      await skipNumbers(tx, { madeAt: new Date(now.getTime() - 3_600_000), now });
    });
    expect(await numberOf(await sent())).toBe('R-202605-2202');
  });

  it('is never given to an envelope of a personal account', async () => {
    await changeTo(wang, wang.userWsid);
    expect(await numberOf(await sent())).toBeNull();
    await changeTo(wang, firm.ownMemberWsid);
  });
});
