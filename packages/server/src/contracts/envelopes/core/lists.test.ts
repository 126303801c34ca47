import { api } from '@countersign/contract';
import { SHOWN_STATUSES, type ShownStatus, fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tx, envelopeCount, envelopeViewer } from '../../../platform/index.ts';
import { changeTo, found } from '../../../accounts/identity/testing/applying.ts';
import { parseFilters, parseSorts } from '../lists/list-query.ts';
import { walkOf } from '../lists/list-store.ts';
import type { ListSpec } from '../lists/list-where.ts';
import { countByShownStatus, foldCountsSometimes, keptCounts, orderMany } from './list-counts.ts';
import { type Draft, makeDraft, startDraft } from './testing/draft.ts';

let world: World;
let wang: Person;
let li: Person;
let alice: Person;

beforeAll(async () => {
  // Far from midnight, so that all of it belongs to one day.
  world = await createWorld({ start: new Date('2026-03-07T06:00:00Z') });
  [wang, li, alice] = await world.people('wang', 'li', 'alice');
});
afterAll(() => world.close());

async function running(title: string, parts = [{ person: li }, { person: alice, sequence: 2 }]): Promise<Draft> {
  const draft = await makeDraft(wang, parts, title);
  await startDraft(wang, draft);
  return draft;
}

type Query = Parameters<typeof listOf>[1];
const listOf = (person: Person, query: Record<string, string | number>) =>
  person.call(api.listEnvelopes, { query: query as never });
const titlesOf = async (person: Person, query: Query) =>
  (await listOf(person, query)).envelopes.map(({ title }) => title);

describe('GET /api/envelopes', () => {
  let apple: Draft;
  let birch: Draft;
  let cedar: Draft;
  let label: string;

  beforeAll(async () => {
    apple = await running('苹果 apple');
    world.clock.advance({ minutes: 3 });
    birch = await running('白桦 birch', [{ person: li }]);
    world.clock.advance({ minutes: 3 });
    cedar = await makeDraft(wang, [{ person: alice }], '雪松 cedar');
    await wang.call(api.revokeEnvelope, { params: birch.params, body: { reason: '价格有误' } });
    const { labels } = await wang.call(api.addLabels, { body: { labels: [{ name: '要紧', colour: 'ROSE' }] } });
    label = labels[0]?.labelWsid ?? '';
    await wang.call(api.labelEnvelopes, {
      body: { envelopeWsids: [apple.envelopeWsid, cedar.envelopeWsid], labelWsids: [label] },
    });
  });

  it('filters by each known key, and by several at once', async () => {
    const at = (draft: Draft) => draft.envelopeWsid;
    const cases: [Record<string, string>, Draft[]][] = [
      [{ title: 'BIRCH' }, [birch]],
      [{ participantName: alice.name }, [cedar, apple]],
      [{ search: 'cedar' }, [cedar]],
      [{ search: alice.name }, [cedar, apple]],
      [{ search: 'contract.pdf' }, [cedar, birch, apple]],
      [{ filters: 'documentName=contract' }, [cedar, birch, apple]],
      [{ filters: 'documentName=nothing' }, []],
      [{ filters: 'search=apple' }, [apple]],
      [{ filters: `labelWsid=${label}` }, [cedar, apple]],
      [{ filters: 'isSender=true' }, [cedar, birch, apple]],
      [{ filters: 'isSender=false' }, []],
      [{ filters: 'envelopeFlowType=CANCEL_PROCESS' }, []],
      [{ filters: 'envelopeFlowType=SIGN_PROCESS' }, [cedar, birch, apple]],
      [{ filters: 'envelopeShownStatus=DRAFT|REVOKE' }, [cedar, birch]],
      [{ envelopeShownStatus: 'WAITING_OTHERS' }, [apple]],
      [{ envelopeShownStatus: 'DRAFT', filters: 'envelopeShownStatus=REVOKE' }, []],
      [{ filters: `labelWsid=${label},envelopeShownStatus=DRAFT,title=cedar` }, [cedar]],
      [{ cancellable: 'true' }, []],
    ];
    for (const [query, wanted] of cases) {
      const { envelopes, page } = await listOf(wang, query);
      const sorted = envelopes.map(({ envelopeWsid }) => envelopeWsid).sort();
      expect([query, sorted]).toEqual([query, wanted.map(at).sort()]);
      expect([query, page.totalElements]).toEqual([query, wanted.length]);
    }
  });

  it('filters by spans of creation, last change and deadline, bounds included; a day lasts until it ends', async () => {
    const { envelopes } = await listOf(wang, { sorts: '+createdDatetime' });
    const [first, second] = envelopes;
    const from = second?.createdDatetime ?? '';
    expect(await titlesOf(wang, { filters: `createdFrom=${from}`, sorts: '+createdDatetime' })).toEqual([
      '白桦 birch',
      '雪松 cedar',
    ]);
    expect(await titlesOf(wang, { filters: `createdTo=${first?.createdDatetime ?? ''}` })).toEqual(['苹果 apple']);
    const day = from.slice(0, 10);
    expect(await titlesOf(wang, { filters: `createdFrom=${day},createdTo=${day}` })).toHaveLength(3);
    expect(await titlesOf(wang, { filters: `statusTo=${first?.statusDatetime ?? ''}` })).toEqual(['苹果 apple']);
    expect(await titlesOf(wang, { filters: `expireTo=${first?.expireDatetime ?? ''}` })).toEqual(['苹果 apple']);
    expect(await titlesOf(wang, { filters: 'expireTo=2020-01-01' })).toEqual([]);
  });

  it.each(['createdDatetime', 'status_datetime', 'expireDatetime', 'title'])(
    'sorts by %s both ways, and pages without a gap or a duplicate',
    async (key) => {
      for (const sign of ['-', '+']) {
        const whole = await titlesOf(wang, { sorts: `${sign}${key}` });
        const paged: string[] = [];
        for (let offset = 0; offset < whole.length; offset++)
          paged.push(...(await titlesOf(wang, { sorts: `${sign}${key}`, offset, limit: 1 })));
        expect(paged).toEqual(whole);
      }
      const up = await titlesOf(wang, { sorts: `+${key}` });
      expect(await titlesOf(wang, { sorts: `-${key}` })).toEqual(up.toReversed());
    },
  );

  it('returns the requested fields and no others (Rulings §8.5)', async () => {
    const { envelopes } = await listOf(wang, { fields: 'title,envelopeShownStatus', limit: 1 });
    expect(Object.keys(envelopes[0] ?? {}).sort()).toEqual(['envelopeShownStatus', 'title']);
    const one = await wang.call(api.getEnvelope, { params: apple.params, query: { fields: 'status' } });
    expect(one.envelope).toEqual({ status: 'ING_PROCESS' });
    const refused = await wang.refused(api.getEnvelope, { params: apple.params, query: { fields: 'status,phone' } });
    expect(refused).toMatchObject({ error: 'ERROR_UNKNOWN_FIELD', message: expect.stringContaining('fields.phone') });
  });

  it.each([
    [{ filters: 'createdFrom=yesterday' }, 'filters.createdFrom'],
    [{ filters: 'isSender=perhaps' }, 'filters.isSender'],
    [{ filters: 'labelWsid=WSID_LABL_x' }, 'filters.labelWsid'],
    [{ filters: 'envelopeShownStatus=DRAFT|LOST' }, 'filters.envelopeShownStatus'],
    [{ filters: 'envelopeFlowType=OTHER' }, 'filters.envelopeFlowType'],
  ])('names the invalid part of %j', async (query, field) => {
    expect(await wang.refused(api.listEnvelopes, { query })).toMatchObject({
      error: 'ERROR_MALFORMED',
      message: expect.stringContaining(field),
    });
  });

  it('returns a whole page if the limit is empty', async () => {
    const page = await (await wang.fetch('/api/envelopes?limit=&offset=')).json();
    expect(page.data.page).toMatchObject({ offset: 0, limit: 20 });
  });

  it('refuses a negative offset and one far too large, and caps the size of an answer (security 25)', async () => {
    expect((await wang.refused(api.listEnvelopes, { query: { offset: -1 } })).status).toBe(400);
    expect((await wang.refused(api.listEnvelopes, { query: { offset: 10_000_001 } })).status).toBe(400);
    expect((await listOf(wang, { limit: 10_000 })).page.limit).toBe(100);
  });

  it('shows an account only its own labels', async () => {
    const { envelopes } = await listOf(wang, { title: 'apple' });
    expect(envelopes[0]?.labels.map(({ name }) => name)).toEqual(['要紧']);
    expect((await wang.call(api.getEnvelope, { params: apple.params, query: {} })).envelope.labels).toHaveLength(1);
    expect((await listOf(li, { title: 'apple' })).envelopes[0]?.labels).toEqual([]);
    expect((await listOf(li, { filters: `labelWsid=${label}` })).page.totalElements).toBe(0);
  });
});

describe('GET /api/envelopes/{enterpriseWsid}/enterprise', () => {
  it('lists the envelopes of the accounts of the enterprise, to its owner in that account', async () => {
    const owner = world.stranger({ name: '企业主', contact: '13512340001' });
    await owner.register();
    const { enterpriseWsid, memberWsid } = await found(owner, '清单有限公司');
    const params = { enterpriseWsid };
    expect((await wang.refused(api.listEnterpriseEnvelopes, { params, query: {} })).error).toBe('ERROR_NOT_FOUND');
    await changeTo(owner, memberWsid);
    const { envelope: draft } = await owner.call(api.createEnvelope, { body: {} });
    await owner.call(api.updateEnvelope, {
      params: { envelopeWsid: draft.envelopeWsid },
      body: { title: '企业合同' },
    });
    const all = await owner.call(api.listEnterpriseEnvelopes, { params, query: { search: '企业' } });
    expect(all.envelopes.map(({ title, senderWsid }) => [title, senderWsid])).toEqual([['企业合同', memberWsid]]);
    expect(all.page.totalElements).toBe(1);
    const none = await owner.call(api.listEnterpriseEnvelopes, {
      params,
      query: { envelopeShownStatus: 'ED_SUCCESS' },
    });
    expect(none.page.totalElements).toBe(0);
    const refused = await owner.refused(api.listEnterpriseEnvelopes, { params, query: { sorts: 'secret' } });
    expect(refused.error).toBe('ERROR_UNKNOWN_FIELD');
  });
});

describe('The stored counts', () => {
  async function counted(): Promise<string[]> {
    return world.services.db.withTx(async (tx) => {
      const rows = await tx
        .select({
          accountId: envelopeViewer.accountId,
          shown: envelopeViewer.shownStatus,
          isSender: envelopeViewer.isSender,
          count: sql<number>`count(*)::int`,
        })
        .from(envelopeViewer)
        .groupBy(envelopeViewer.accountId, envelopeViewer.shownStatus, envelopeViewer.isSender);
      return rows.map((row) => Object.values(row).join(' ')).sort();
    });
  }
  async function kept(): Promise<string[]> {
    return world.services.db.withTx(async (tx) => {
      const rows = await tx
        .select({
          accountId: envelopeCount.accountId,
          shown: envelopeCount.shownStatus,
          isSender: envelopeCount.isSender,
          count: sql<number>`sum(${envelopeCount.change})::int`,
        })
        .from(envelopeCount)
        .groupBy(envelopeCount.accountId, envelopeCount.shownStatus, envelopeCount.isSender);
      return rows
        .filter(({ count }) => count !== 0)
        .map((row) => Object.values(row).join(' '))
        .sort();
    });
  }

  it('are the counts of the rows after any sequence of flows, also of concurrent flows', async () => {
    const acts: ((draft: Draft) => Promise<unknown>)[] = [
      ({ params }) => wang.call(api.revokeEnvelope, { params, body: { reason: 'no' } }),
      ({ params, participants }) =>
        li.call(api.reject, {
          params: { ...params, participantWsid: participants[0]?.participantWsid ?? '' },
          body: { reason: 'no' },
        }),
      ({ params, participants }) =>
        wang.call(api.deleteParticipants, {
          params,
          body: { participants: [{ participantWsid: participants[0]?.participantWsid ?? '' }] },
        }),
      async () => null,
    ];
    const flows = Array.from({ length: 12 }, async (_, at) => {
      const draft = await makeDraft(wang, [{ person: li }, { person: alice, sequence: (at % 2) + 1 }], `轮 ${at}`);
      if (at % 5 === 4) return;
      await wang.call(api.startEnvelope, { params: draft.params });
      const settled = acts.toSpliced(0, at % acts.length).slice(0, 1 + (at % 2));
      await Promise.allSettled(settled.map((act) => act(draft)));
      if (at % 3 === 0) await Promise.allSettled([wang.call(api.recycleEnvelope, { params: draft.params })]);
    });
    await Promise.all(flows);
    expect(await kept()).toEqual(await counted());
    const { counts } = await wang.call(api.countEnvelopes, {});
    const { page } = await listOf(wang, {});
    const sum = Object.entries(counts).reduce((all, [shown, count]) => all + (shown === 'RECYCLED' ? 0 : count), 0);
    expect(page.totalElements).toBe(sum);
    for (const [shown, count] of Object.entries(counts))
      expect((await listOf(wang, { envelopeShownStatus: shown })).page.totalElements).toBe(count);
  });

  it('stay the same when many changes are folded into few rows', async () => {
    const accountId = fromWsid('user', alice.userWsid) ?? '';
    const account = eq(envelopeCount.accountId, accountId);
    const finished = async (tx: Tx): Promise<number> => {
      const kept = await keptCounts(tx, accountId);
      return kept.find(({ shown, isSender }) => shown === 'ED_SUCCESS' && isSender)?.count ?? 0;
    };
    const before = await world.services.db.withTx(finished);
    const row = (shownStatus: ShownStatus, change: number) => ({ accountId, shownStatus, isSender: true, change });
    const changes = [row('WAITING_OTHERS', 1), row('WAITING_OTHERS', -1), row('ED_SUCCESS', 1)];
    await world.services.db.withTx(async (tx) => {
      for (let i = 0; i < 100; i++) await tx.insert(envelopeCount).values(changes);
      await foldCountsSometimes(tx, [accountId], new Date(255));
      expect(await tx.$count(envelopeCount, account)).toBeGreaterThanOrEqual(300);
      await foldCountsSometimes(tx, [accountId], new Date(256));
    });
    await world.services.db.withTx(async (tx) => {
      expect(await finished(tx)).toBe(before + 100);
      expect((await countByShownStatus(tx, accountId)).ED_SUCCESS).toBe(before + 100);
      expect(await tx.$count(envelopeCount, account)).toBeLessThan(10);
    });
  });
});

describe('An account with many envelopes', () => {
  const pages = async (): Promise<unknown[]> => {
    const found: unknown[] = [];
    for (const sorts of ['-status_datetime', '+createdDatetime', '-expireDatetime', '+title'])
      for (const filters of ['', 'createdFrom=2020-01-01,expireFrom=2020-01-01'])
        found.push(await listOf(wang, { sorts, limit: 50, filters }));
    return found;
  };

  it('has them in an index for each order, and lists the same', async () => {
    const accountId = fromWsid('user', wang.userWsid) ?? '';
    const marked = (): Promise<string[]> =>
      world.services.db.withTx(async (tx) => {
        const { rows } = await tx.execute<{ kept: string }>(sql`
          select concat_ws(' ', shown_status, is_sender, is_ordered, count(*)) as kept from envelope_viewer
          where account_id = ${accountId} group by shown_status, is_sender, is_ordered`);
        return rows.map(({ kept }) => kept).toSorted();
      });
    const counts = async (): Promise<string[]> => {
      const rows = await world.services.db.withTx((tx) => keptCounts(tx, accountId));
      return rows
        .map((row) => `${row.shown} ${row.isSender ? 't' : 'f'} ${row.isOrdered ? 't' : 'f'} ${row.count}`)
        .toSorted();
    };
    const before = await pages();
    await world.services.db.withTx((tx) => orderMany(tx, accountId));
    expect((await counts()).every((one) => / f \d+$/.test(one))).toBe(true);
    await world.services.db.withTx((tx) => orderMany(tx, accountId, 3));
    expect((await counts()).every((one) => / t \d+$/.test(one))).toBe(true);
    expect(await counts()).toEqual(await marked());
    expect(await pages()).toEqual(before);
    // What comes later is marked at once, and what changes stays so.
    const draft = await makeDraft(wang, [{ person: li }], '后来的');
    await wang.call(api.startEnvelope, { params: draft.params });
    await wang.call(api.revokeEnvelope, { params: draft.params, body: { reason: 'no' } });
    expect((await counts()).every((one) => / t \d+$/.test(one))).toBe(true);
    expect(await counts()).toEqual(await marked());
  });
});

describe('A page of the list', () => {
  it.each([
    ['-status_datetime', ['WAITING_OTHERS']],
    ['-status_datetime', null],
    ['+status_datetime', null],
    ['-createdDatetime', null],
    ['+expireDatetime', ['WAITING_OTHERS', 'WAITING_ME_SIGN']],
    ['-expireDatetime', null],
    ['+title', null],
    ['-title', ['DRAFT']],
  ] as const)('is read from an index in the order %s of %j, a few rows of each status', async (sorts, shown) => {
    const spec: ListSpec = {
      ...parseFilters(''),
      labelsOf: '',
      isCancellable: false,
      offset: 0,
      limit: 20,
      owner: { accountId: fromWsid('user', wang.userWsid) ?? '' },
      shown,
      sorts: parseSorts(sorts),
    };
    const branches = (shown ?? SHOWN_STATUSES).map((one) => ({ shown: one, isSender: true, isOrdered: true }));
    const [sort] = spec.sorts;
    if (sort === undefined) throw new Error('an order is asked for');
    const plan = await world.services.db.withTx(async (tx) => {
      for (const way of ['seqscan', 'bitmapscan']) await tx.execute(sql.raw(`set local enable_${way} = off`));
      const walk = walkOf(spec, { branches, sort, rows: 20 });
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${walk}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    // Only the merge of the few rows of each branch is sorted, and nothing below it.
    expect(plan).toMatch(/Limit .*\n\s+-> +Index Scan( Backward)? using envelope_viewer_by_/);
    expect(plan.match(/Sort Key/g) ?? []).toHaveLength(branches.length > 1 ? 1 : 0);
  });
});
