import { api } from '@countersign/contract';
import { type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const countOf = async (table: string): Promise<number> => {
  const { rows } = await world.services.db.withTx((tx) =>
    tx.execute<{ n: number }>(`select count(*)::int as n from ${table}`),
  );
  return rows[0]?.n ?? -1;
};

describe('Data that is no longer needed', () => {
  it('is deleted, and data still in use is kept', async () => {
    const wang = world.person('wang');
    await wang.register();
    await wang.refused(api.verifySignPassword, { params: { userWsid: wang.userWsid }, body: { signPassword: 'x' } });
    await wang.call(api.createSecurityToken, {});
    const tables = ['session', 'code', 'captcha', 'opcode', 'delivery', 'guess_counter'];
    for (const table of tables) expect([table, (await countOf(table)) > 0]).toEqual([table, true]);
    expect(await countOf('security_token')).toBe(1);
    world.clock.advance({ hours: 7 });
    await world.app.jobs.drain();
    expect(await Promise.all(['captcha', 'opcode', 'security_token'].map(countOf))).toEqual([0, 0, 0]);
    expect(await countOf('code')).toBe(1);
    world.clock.advance({ days: 8 });
    await world.app.jobs.drain();
    for (const table of tables) expect([table, await countOf(table)]).toEqual([table, 0]);
  });
});
