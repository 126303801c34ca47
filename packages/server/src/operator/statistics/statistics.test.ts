import { type DataOf, type Api, operatorApi } from '@countersign/contract';
import { type OperatorRole, STATISTICS_MEASURES, dayAfter } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDraft, startDraft } from '../../contracts/envelopes/core/testing/draft.ts';
import { sign } from '../../signing/ceremony/testing/signing-world.ts';
import { dailyCount } from '../../platform/index.ts';
import { operatorAt } from '../console/testing/staff.ts';
import { todayAt } from './today.ts';

let world: World;
let clerk: Person;
let today: string;

beforeAll(async () => {
  world = await createWorld();
  const [wang, li] = await world.people('wang', 'li');
  today = todayAt(world.clock.now());
  for (const title of ['一', '二']) {
    const draft = await makeDraft(wang, [{ person: li }], title);
    await startDraft(wang, draft);
    if (title === '二') continue;
    const participantWsids = draft.participants.map(({ participantWsid }) => participantWsid);
    await sign(li, { envelopeId: '', envelopeWsid: draft.envelopeWsid, fileWsids: [], participantWsids }, 0);
  }
  await world.app.jobs.drain();
  clerk = await operatorAt(world, 'clerk');
}, 120_000);
afterAll(() => world.close());

type Periods = DataOf<Api['getStatistics']>['statistics']['periods'];
async function periods(from: string, to: string, by: 'day' | 'week' | 'month' = 'day'): Promise<Periods> {
  return (await clerk.call(operatorApi.getStatistics, { query: { from, to, by } })).statistics.periods;
}
const NOTHING = Object.fromEntries(STATISTICS_MEASURES.map((measure) => [measure, 0]));
const stored = () => world.services.db.withTx((tx) => tx.select().from(dailyCount));

describe('The statistics', () => {
  it('count the present day from its rows, and fill days without any', async () => {
    const [before, now] = await periods(dayAfter(today, -1), today);
    expect(before).toEqual({ period: dayAfter(today, -1), counts: NOTHING });
    expect(now?.counts).toMatchObject({
      contractsSent: 2,
      contractsFinished: 1,
      signatures: 1,
      certificates: 1,
      people: 2,
      deliveryFailures: 0,
    });
    expect(now?.counts.deliveries).toBeGreaterThanOrEqual(4);
  });

  it('take a day that is over from the table, so that its rows are not counted again', async () => {
    const [counted] = await periods(today, today);
    world.clock.advance({ days: 1 });
    await world.app.jobs.drain();
    const rows = (await stored()).filter(({ day }) => day === today);
    expect(rows).toHaveLength(STATISTICS_MEASURES.length);
    expect(Object.fromEntries(rows.map(({ measure, count }) => [measure, count]))).toEqual(counted?.counts);
    await world.services.db.withTx((tx) =>
      tx.execute(sql`update daily_count set count = 70 where day = ${today} and measure = 'signatures'`),
    );
    clerk = await operatorAt(world, 'later');
    const [read] = await periods(today, today);
    expect(read?.counts).toEqual({ ...counted?.counts, signatures: 70 });
  });

  it('are those that concern the roles of the operator', async () => {
    const shown = async (role: OperatorRole): Promise<string[]> => {
      const staff = await operatorAt(world, `of-${role.toLowerCase().replace('_', '-')}`, [role]);
      const query = { from: today, to: today, by: 'day' } as const;
      const [period] = (await staff.call(operatorApi.getStatistics, { query })).statistics.periods;
      return Object.keys(period?.counts ?? {});
    };
    expect(await shown('FINANCE')).toEqual(['contractsSent', 'contractsFinished', 'ordersPlaced', 'ordersPaid']);
    expect(await shown('SUPPORT')).toEqual(['people', 'deliveries', 'deliveryFailures', 'complaints']);
    expect(await shown('ADMINISTRATOR')).toEqual([...STATISTICS_MEASURES]);
  });

  it('are summed by week and month', async () => {
    const days = await periods(dayAfter(today, -40), dayAfter(today, 1));
    const sumOf = (all: Periods): number => all.reduce((sum, { counts }) => sum + (counts.deliveries ?? 0), 0);
    for (const by of ['week', 'month'] as const) {
      const longer = await periods(dayAfter(today, -40), dayAfter(today, 1), by);
      expect(longer.length).toBeLessThan(8);
      expect(sumOf(longer)).toBe(sumOf(days));
    }
    const far = { from: '2001-01-01', to: today, by: 'day' } as const;
    expect((await clerk.refused(operatorApi.getStatistics, { query: far })).error).toBe('ERROR_MALFORMED');
  });

  it('are counted again on request; messages that are no longer kept keep their count', async () => {
    world.clock.advance({ days: 12 });
    await world.app.jobs.drain();
    const before = await stored();
    const messages = before.find(({ day, measure }) => day === today && measure === 'deliveries')?.count;
    expect(messages).toBeGreaterThanOrEqual(4);
    clerk = await operatorAt(world, 'last');
    await clerk.call(operatorApi.recountStatistics, {});
    await world.app.jobs.drain();
    const [read] = await periods(today, today);
    expect(read?.counts).toMatchObject({ signatures: 1, deliveries: messages });
    const days = new Set((await stored()).map(({ day }) => day));
    for (let at = 0; at < 13; at += 1) expect(days.has(dayAfter(today, at))).toBe(true);
    expect(days.has(dayAfter(today, 13))).toBe(false);
  });

  it('are counted again where an earlier release had fewer measures', async () => {
    const of = async (measure: string) => (await stored()).filter((row) => row.measure === measure);
    const before = await of('signatures');
    await world.services.db.withTx((tx) => tx.delete(dailyCount).where(eq(dailyCount.measure, 'signatures')));
    world.clock.advance({ days: 1 });
    await world.app.jobs.drain();
    expect((await of('signatures')).map(({ day, count }) => [day, count])).toEqual(
      expect.arrayContaining(before.map(({ day, count }) => [day, count])),
    );
  });
});
