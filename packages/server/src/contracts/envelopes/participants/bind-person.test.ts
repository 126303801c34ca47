import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { participant } from '../../../platform/index.ts';
import { company, sent, verify } from '../../../enterprise/members/testing/company.ts';
import { bindEnterpriseName } from './bind-person.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('A participant who waits to join an enterprise (Spec §4 WAITING_JOIN_ENTERPRISE)', () => {
  it('is bound in running envelopes, and stays unchanged in those that have ended', async () => {
    const [wang, owner] = await world.people('wang', 'li');
    const worker = world.stranger({ name: '待定', contact: '13911000030' });
    await worker.register();
    const firm = await company(owner, '等待有限公司');
    const waiting = (more: object) =>
      sent(wang, [{ name: '待定', contact: worker.contact, type: 'ENTERPRISE_MEMBER', ...more }]);
    const boundTo = async ({ params, of }: Awaited<ReturnType<typeof sent>>) => {
      const id = fromWsid('participant', of('待定').participantWsid) ?? '';
      const [row] = await world.services.db.withTx((tx) => tx.select().from(participant).where(eq(participant.id, id)));
      const { participants } = await wang.call(api.listParticipants, { params });
      const author = participants.find(({ name }) => name === '待定')?.authorWsid;
      return { enterprise: row?.enterpriseId ?? null, isMember: author !== worker.userWsid };
    };
    const body = { reason: '作废' };
    const [ended, open] = [await waiting({ enterpriseName: firm.name }), await waiting({ enterpriseName: firm.name })];
    await wang.call(api.revokeEnvelope, { params: ended.params, body });
    await verify(world, firm);
    await world.services.db.withTx((tx) => bindEnterpriseName(tx, firm.name));
    const enterprise = fromWsid('enterprise', firm.enterpriseWsid);
    expect(await boundTo(ended)).toEqual({ enterprise: null, isMember: false });
    expect(await boundTo(open)).toEqual({ enterprise, isMember: false });

    const revoked = await waiting({ enterpriseWsid: firm.enterpriseWsid });
    const { participantWsid } = open.of('待定');
    await worker.call(api.joinEnterprise, { params: { ...open.params, participantWsid } });
    await wang.call(api.revokeEnvelope, { params: revoked.params, body });
    const { enterpriseWsid } = firm;
    const { joinApplications } = await owner.call(api.listJoinApplications, { params: { enterpriseWsid } });
    const handle = { enterpriseWsid, joinWsid: joinApplications[0]?.joinWsid ?? '' };
    await owner.call(api.handleJoinApplication, { params: handle, body: { passed: true } });
    expect(await boundTo(open)).toEqual({ enterprise, isMember: true });
    expect(await boundTo(revoked)).toMatchObject({ isMember: false });
  });
});
