import { api } from '@countersign/contract';
import { type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('A person', () => {
  it('registers with a code, logs out and logs in again', async () => {
    const wang = world.person('wang');
    const user = await wang.register();
    expect(user).toMatchObject({ phone: wang.contact, nickname: '王小明', displayName: '王小明', existSignPassword: false });
    await wang.setSignPassword();
    expect((await wang.call(api.getSession, {})).session).toEqual({ userWsid: user.userWsid, sessionScopes: [] });
    await wang.logout();
    expect(await wang.refused(api.getSession, {})).toMatchObject({ status: 401, error: 'ERROR_NOT_LOGIN' });
    expect((await wang.login()).existSignPassword).toBe(true);
  });
});
