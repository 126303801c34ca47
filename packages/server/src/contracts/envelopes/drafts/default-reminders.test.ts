import { api } from '@countersign/contract';
import { type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
}, 120_000);
afterAll(() => world.close());

const PLAN = { afterDays: 2, everyDays: 5, most: 4 };

it('is the plan of the drafts that a person makes from then on, and of no others', async () => {
  const [wang, li] = await world.people('wang', 'li');
  const made = async (by = wang) => (await by.call(api.createEnvelope, { body: {} })).envelope;
  const before = await made();
  expect(before.reminders).toBeNull();
  const params = { userWsid: wang.userWsid };
  expect((await wang.call(api.updateUser, { params, body: { reminders: PLAN } })).user.reminders).toEqual(PLAN);
  const draft = await made();
  expect(draft.reminders).toEqual(PLAN);
  expect((await made(li)).reminders).toBeNull();
  const own = { envelopeWsid: draft.envelopeWsid };
  await wang.call(api.updateEnvelope, { params: own, body: { reminders: null } });
  expect((await wang.call(api.copyEnvelope, { params: own })).envelope.reminders).toBeNull();
  await wang.call(api.updateUser, { params, body: { nickname: '小王' } });
  expect((await made()).reminders).toEqual(PLAN);
  await wang.call(api.updateUser, { params, body: { reminders: null } });
  expect((await made()).reminders).toBeNull();
});
